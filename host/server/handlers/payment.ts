import type * as contract from '../../../src/api/contract/payment';
import { maxRechargeFen, minRechargeFen } from '../../../src/domain/payment';
import { yuan } from '../../../src/format';
import { changeOf } from '../account/logs/facts';
import { noteChange } from '../account/logs/record-action';
import type { Handlers } from '../kit/context/handler';
import { inChinese } from '../kit/refusal';
import { createPayment } from '../services/payments/create';
import { cancelPayment, checkPayment } from '../services/payments/look';
import { paymentPage, readPayment } from '../services/payments/read';
import { payMethodSaid } from '../services/payments/words';

/** Money on its way in: recharges, and orders that are paid directly. */
export const payment: Handlers<typeof contract> = {
  async paymentMethods({ pay }) {
    const list = [
      ...pay.providers.map(({ method }) => ({ method })),
      ...(pay.transfer ? [{ method: 'transfer' } as const] : []),
    ];
    return { data: { list, total: list.length, min_fen: minRechargeFen, max_fen: maxRechargeFen } };
  },
  async payments(context, input) {
    return { data: await paymentPage(context, input) };
  },
  async paymentDetail(context, { id }) {
    return { data: await readPayment(context, id) };
  },
  async paymentCreate(context, input) {
    const data = await readPayment(context, await createPayment(context, input));
    const way = payMethodSaid[data.method];
    const facts = { 金额: yuan(data.amount_fen), 方式: { text: inChinese(way), said: way } };
    noteChange(context, changeOf(undefined, facts));
    return { data };
  },
  async paymentCheck(context, { id }) {
    await checkPayment(context, id);
    return { data: await readPayment(context, id) };
  },
  async paymentCancel(context, { id }) {
    await cancelPayment(context, id);
    return { data: await readPayment(context, id) };
  },
};
