import { expect } from 'vitest';
import * as contract from '../../../src/api/contract';
import type { Callers } from './caller';

const by = '李工';

/** What the operator does: accounts, gateways, money that arrived, and what stands before account holders. */
export async function operator({ call, server: { staff: desk } }: Callers): Promise<void> {
  const { staff, staffAccount, staffDevice, staffPromotion, staffWallet, staffPayment, staffDesign } = contract;
  const { staffIncome, payment, service } = contract;
  const account = `owner-${crypto.randomUUID()}@example.com`;
  const { account_code } = (await call(staffAccount.staffAccountCreate, { by, account }, desk)).data;
  await call(staffAccount.staffAccountLink, { by, account_code }, desk);
  await call(staffAccount.staffAccountKind, { by, account_code, agent: true }, desk);
  await call(staffAccount.staffAccountFreeze, { by, account_code, reason: '欠费' }, desk);
  await call(staffAccount.staffAccounts, { state: 'frozen' }, desk);
  await call(staffAccount.staffAccount, { account_code }, desk);
  await call(staffAccount.staffActs, { account_code }, desk);
  await call(staff.staffAfterSales, { state: 'accepted' }, desk);

  const offer = { by, source: 'redpacket', each_fen: 10, buyer: '某某传媒' } as const;
  const { id: offered } = (await call(staffIncome.staffIncomeOfferSave, offer, desk)).data;
  await call(staffIncome.staffIncomeOffers, {}, desk);
  await call(staffIncome.staffIncomeOfferEnd, { by, id: offered }, desk);

  const { list } = (await call(staffDevice.staffDeviceIssue, { by, count: 1 }, desk)).data;
  await call(staffDevice.staffDeviceRevoke, { by, gwid: list[0]!.gwid, reason: '失窃' }, desk);
  await call(staffDevice.staffDevices, { state: 'revoked' }, desk);

  const model = { model: 'NP-EVERY', kind: 'switch', ports: 8, watts: 12.5 } as const;
  await call(staffDesign.staffModelSave, { by, ...model }, desk);
  await call(staffDesign.staffModelRemove, { by, model: model.model }, desk);

  const mine = (await call(contract.user.user, {})).data.account_code;
  const credit = { by, account_code: mine, amount_fen: 500_000, reference: account, note: '银行转账' };
  await call(staffWallet.staffWalletCredit, credit, desk);
  const back = { ...credit, amount_fen: 100, reference: `${account}-back` };
  await call(staffWallet.staffWalletRefund, back, desk);
  const transfer = async () =>
    (
      await call(payment.paymentCreate, {
        request_id: crypto.randomUUID(),
        method: 'transfer',
        amount_fen: 10_000,
      })
    ).data.id;
  const arrived = await transfer();
  await call(staffPayment.staffPayments, { account_code: mine }, desk);
  await call(staffPayment.staffPaymentConfirm, { by, id: arrived, amount_fen: 10_000, reference: account }, desk);
  await call(staffPayment.staffPaymentRefuse, { by, id: await transfer(), reason: '未到账' }, desk);
  const wanted = { request_id: account, service: 'camera', tier: 'basic' };
  const { id } = (await call(service.orderCreate, wanted)).data;
  await call(service.orderPay, { id });
  await call(service.orderInvoice, { id, title: '某某公司', email: 'a@example.com', tax_no: '' });
  await call(staffWallet.staffOrders, { account_code: mine }, desk);
  const invoices = (await call(staffWallet.staffInvoices, {}, desk)).data.list;
  expect(invoices.map((invoice) => invoice.id)).toContain(id);
  await call(staffWallet.staffInvoiceSent, { by, id, number: '12345678' }, desk);
  const file = new Blob(['%PDF-1.7']);
  await call(staffWallet.staffInvoiceIssue, { by, id, number: '12345679', file }, desk);
  await call(service.orderInvoiceFile, { id });
  await call(staffWallet.staffInvoiceSend, { by, id }, desk);
  await call(staffWallet.staffOrderRefund, { by, id, reason: '误购' }, desk);
  const again = (await call(service.orderCreate, { ...wanted, request_id: `${account}-2` })).data.id;
  await call(service.orderPay, { id: again });
  await call(service.orderRefund, { id: again });

  const span = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' };
  await call(staffPromotion.staffAnnounce, { by, title: '维护通知', text: '今晚维护', account_code: mine }, desk);
  const ad = { by, place: 'banner', title: '新品', link: '/services', ...span } as const;
  const saved = (await call(staffPromotion.staffAdSave, ad, desk)).data;
  await call(staffPromotion.staffAds, {}, desk);
  await call(staffPromotion.staffActivities, {}, desk);
  await call(staffPromotion.staffPromotions, {}, desk);
  await call(staffPromotion.staffAdEnd, { by, id: saved.id }, desk);
  await call(staffPromotion.staffActivitySave, { by, id: 3, title: '体验', ...span }, desk);
  await call(staffPromotion.staffPromotionSave, { by, service: 'ipv6', ...span }, desk);
}
