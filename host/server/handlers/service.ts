import type * as contract from '../../../src/api/contract/service';
import type { Handlers } from '../kit/context/handler';
import { bindOwned, cancelOrder, createOrder, payOrder, requestInvoice } from '../services/orders/orders';
import { invoiceResponse } from '../services/orders/invoices';
import { endPaymentsOf } from '../services/payments/look';
import { refund } from '../services/payments/pay-back';
import { fittingPage } from '../services/settings/fit';
import { orderPage, ownedPage, quote, readOrder, readService, serviceList } from '../services/orders/read';

/** Value-added services: catalogue, prices, orders, what was bought. */
export const service: Handlers<typeof contract> = {
  async services(context) {
    const list = await serviceList(context);
    return { data: { list, total: list.length } };
  },
  async serviceDetail(context, { key }) {
    return { data: await readService(context, key) };
  },
  async serviceQuote(context, input) {
    return { data: await quote(context, input) };
  },
  async orders(context, input) {
    return { data: await orderPage(context, input) };
  },
  async orderDetail(context, { id }) {
    return { data: await readOrder(context, id) };
  },
  async orderCreate(context, input) {
    return { data: await readOrder(context, await createOrder(context, input)) };
  },
  async orderPay(context, { id }) {
    const gone = await payOrder(context, id);
    for (const order of [id, ...gone]) await endPaymentsOf(context, order);
    return { data: await readOrder(context, id) };
  },
  async orderCancel(context, { id }) {
    await cancelOrder(context, id);
    await endPaymentsOf(context, id);
    return { data: await readOrder(context, id) };
  },
  async orderRefund(context, { id }) {
    await refund(context, { id, owner: context.caller.accountId });
    return { data: await readOrder(context, id) };
  },
  async orderInvoice(context, input) {
    await requestInvoice(context, input);
    return { data: await readOrder(context, input.id) };
  },
  orderInvoiceFile: (context, { id }) => invoiceResponse(context, id),
  async ownedList(context, input) {
    return { data: await ownedPage(context, input) };
  },
  async serviceGateways(context, input) {
    return { data: await fittingPage(context, input) };
  },
  async ownedBind(context, input) {
    await bindOwned(context, input);
    return { data: null };
  },
};
