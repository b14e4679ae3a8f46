import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as payment from '../../src/api/contract/payment';
import { orderCancel, orderCreate, orderDetail, orderPay } from '../../src/api/contract/service';
import { staffPaymentConfirm, staffPaymentRefuse, staffPayments } from '../../src/api/contract/staff-payment';
import { statement, walletSummary } from '../../src/api/contract/wallet';
import { payments as care } from '../../host/server/services/payments/care';
import { noPay } from '../../host/server/kit/pay/pay';
import { createProviders, stranger } from '../pay-doubles';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
const providers = createProviders(() => clock, 20);
let server: Reference;
let demo: Client;
beforeAll(async () => {
  server = await startReference({ now: () => clock, pay: providers.pay, fleets: [] });
  demo = await server.signIn();
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 60_000;
  providers.state.mood = 'good';
  providers.logged.length = 0;
  providers.asked.length = 0;
});

type Method = 'alipay' | 'wechat';
const request_id = () => crypto.randomUUID();
const recharge = async (method: Method | 'transfer', amount_fen = 12_345) =>
  (await demo.call(payment.paymentCreate, { request_id: request_id(), method, amount_fen })).data;
const order = async () =>
  (await demo.call(orderCreate, { request_id: request_id(), service: 'camera', tier: 'basic' })).data;
const balance = async () => (await demo.call(walletSummary, {})).data.balance_fen;
const stateOf = async (id: string) => (await demo.call(payment.paymentDetail, { id })).data.state;
const booked = async (id: string) =>
  (
    await server.services.db.query<{ kind: string; amount_fen: number }>(
      `SELECT kind, amount_fen FROM wallet_entry WHERE reference = $1 ORDER BY kind`,
      [id],
    )
  ).map(({ kind, amount_fen }) => `${kind} ${amount_fen}`);
const tell = async (method: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
  const url = `http://netpane.test/api/v3/account/payments/notice/${method}`;
  return (await server.fetch(new Request(url, { method: 'POST', headers, body }))).status;
};
/** What a provider takes for an answer that it need not tell again. */
const heard = async (method: Method, { headers, body }: { headers: Record<string, string>; body: string }) => {
  const url = `http://netpane.test/api/v3/account/payments/notice/${method}`;
  const answer = await server.fetch(new Request(url, { method: 'POST', headers, body }));
  return method === 'alipay' ? (await answer.text()) === 'success' : answer.status === 204;
};

describe.each(['alipay', 'wechat'] as const)('a recharge by %s', (method) => {
  it('begins where the provider takes the money, and is booked when it says that it did', async () => {
    const before = await balance();
    const asked = await recharge(method);
    expect(asked).toMatchObject({ state: 'waiting', amount_fen: 12_345, order: null });
    if (method === 'alipay') expect(new URL(asked.url!).searchParams.get('method')).toBe('alipay.trade.page.pay');
    else expect(asked.code).toMatch(/^weixin:\/\/wxpay\//);
    expect(await balance()).toBe(before);
    expect(await heard(method, providers.pays[method](asked.id, 12_345))).toBe(true);
    expect(await stateOf(asked.id)).toBe('paid');
    expect(await balance()).toBe(before + 12_345);
  });

  it('is one credit, however often it is told, and by how many at once', async () => {
    const { id } = await recharge(method);
    const notice = providers.pays[method](id, 12_345);
    const again = providers.pays[method](id, 12_345);
    expect(await Promise.all([notice, notice, again].map((one) => heard(method, one)))).toEqual([true, true, true]);
    expect(await heard(method, notice)).toBe(true);
    expect(await booked(id)).toEqual(['recharge 12345']);
  });

  it.each([
    ['signed by somebody else', (id: string) => providers.pays[method](id, 12_345, { key: stranger.privateKey })],
    ['for another amount', (id: string) => providers.pays[method](id, 1)],
    ['for a payment that nobody asked for', () => providers.pays[method]('pay000000000000000000000000', 12_345)],
    [
      'of another merchant',
      (id: string) => providers.pays[method](id, 12_345, { fields: { app_id: '2088', appid: 'wx2088' } }),
    ],
    [
      'whose body was changed',
      (id: string) => {
        const { headers, body } = providers.pays[method](id, 12_345);
        return { headers, body: body.replace('20261120', '20261121').replace('EV-', 'EW-') };
      },
    ],
  ])('refuses a notification %s, and tells the log', async (_, forge) => {
    const { id } = await recharge(method);
    expect(await heard(method, forge(id))).toBe(false);
    expect(providers.logged.join()).toMatch(new RegExp(`refused a notification of ${method}`));
    expect(await booked(id)).toEqual([]);
    expect(await stateOf(id)).toBe('waiting');
  });

  it('that is told by nobody is found by asking', async () => {
    const { id } = await recharge(method);
    providers.pays[method](id, 12_345);
    expect((await demo.call(payment.paymentCheck, { id })).data.state).toBe('paid');
    const second = (await recharge(method)).id;
    providers.pays[method](second, 12_345);
    clock += 60_000;
    await care.run(server.services);
    expect([await stateOf(second), await booked(second)]).toEqual(['paid', ['recharge 12345']]);
  });

  it('that nobody made in time is ended at the provider, too', async () => {
    const { id } = await recharge(method);
    clock += 31 * 60_000;
    await care.run(server.services);
    expect(await stateOf(id)).toBe('closed');
    expect(providers.asked.some((call) => call.endsWith('close'))).toBe(true);
    // Money that comes all the same is not lost.
    expect(await heard(method, providers.pays[method](id, 12_345))).toBe(true);
    expect([await stateOf(id), await booked(id)]).toEqual(['paid', ['recharge 12345']]);
  });

  it('can be cancelled, unless it was made meanwhile', async () => {
    const { id } = await recharge(method);
    expect((await demo.call(payment.paymentCancel, { id })).data.state).toBe('cancelled');
    expect((await demo.call(payment.paymentCancel, { id })).data.state).toBe('cancelled');
    const made = (await recharge(method)).id;
    providers.pays[method](made, 12_345);
    expect((await failureOf(demo.call(payment.paymentCancel, { id: made }))).detail.code).toBe(4666);
    expect(await booked(made)).toEqual(['recharge 12345']);
  });

  it.each(['silent', 'away'] as const)('waits on while its provider is %s', async (mood) => {
    const { id } = await recharge(method);
    providers.state.mood = mood;
    clock += 31 * 60_000;
    await care.run(server.services);
    expect(await stateOf(id)).toBe('waiting');
    expect(providers.logged.join()).toMatch(mood === 'silent' ? /timeout/ : /unreachable/);
    providers.state.mood = 'good';
    clock += 60_000;
    await care.run(server.services);
    expect(await stateOf(id)).toBe('closed');
  });
});

it.each(['refusing', 'silent', 'away'] as const)('nothing waits for a provider that is %s', async (mood) => {
  providers.state.mood = mood;
  const { detail } = await failureOf(recharge('wechat'));
  expect(detail).toMatchObject({ code: 4663, status: 422, errors: { method: [expect.stringMatching(/没有响应/)] } });
  const [latest] = (await demo.call(payment.payments, { per_page: 1 })).data.list;
  expect(latest).toMatchObject({ method: 'wechat', state: 'failed', code: null });
});

it('a notification of WeChat Pay is refused once it is old', async () => {
  const { id } = await recharge('wechat');
  expect(await heard('wechat', providers.pays.wechat(id, 12_345, { at: clock - 301_000 }))).toBe(false);
  expect(await heard('wechat', providers.pays.wechat(id, 12_345, { at: clock - 299_000 }))).toBe(true);
});

it('money of one trade is not taken for two payments', async () => {
  const [first, second] = [await recharge('alipay'), await recharge('alipay')];
  const trade = { fields: { trade_no: '2026112022001' } };
  expect(await heard('alipay', providers.pays.alipay(first.id, 12_345, trade))).toBe(true);
  expect(await heard('alipay', providers.pays.alipay(second.id, 12_345, trade))).toBe(false);
  expect(await booked(second.id)).toEqual([]);
});

it('takes the amounts that the form says, asked twice is asked once, and nobody sees the payment of another', async () => {
  const ask = (amount_fen: number | undefined, id = request_id()) =>
    demo.call(payment.paymentCreate, { request_id: id, method: 'alipay', amount_fen });
  for (const amount of [99, 0, -1, 5_000_001, undefined]) {
    expect((await failureOf(ask(amount))).detail.errors).toEqual({ amount_fen: ['单笔充值金额应为 1–50,000 元'] });
  }
  const id = request_id();
  const [first, second] = await Promise.all([ask(100, id), ask(100, id)]);
  expect(first.data.id).toBe(second.data.id);
  const agent = await server.signIn('agent@netpane.cn');
  for (const call of [payment.paymentDetail, payment.paymentCheck, payment.paymentCancel]) {
    expect((await failureOf(agent.call(call, { id: first.data.id }))).detail.code).toBe(4004);
  }
});

it('no more than ten payments wait', async () => {
  const agent = await server.signIn('agent@netpane.cn');
  const ask = () => agent.call(payment.paymentCreate, { request_id: request_id(), method: 'alipay', amount_fen: 100 });
  for (let n = 0; n < 10; n++) await ask();
  expect((await failureOf(ask())).detail.code).toBe(4664);
});

describe('an order', () => {
  const payFor = async (id: string, method: Method = 'alipay') =>
    (await demo.call(payment.paymentCreate, { request_id: request_id(), method, order: id, amount_fen: 1 })).data;

  it('is paid directly, at the price that the server knows; the money goes through the statement', async () => {
    const { id, pay_fen } = await order();
    const before = await balance();
    const asked = await payFor(id);
    expect(asked).toMatchObject({ order: id, amount_fen: pay_fen });
    expect((await payFor(id)).id).toBe(asked.id);
    expect(await heard('alipay', providers.pays.alipay(asked.id, pay_fen))).toBe(true);
    expect((await demo.call(orderDetail, { id })).data).toMatchObject({ state: 'active', paid_at: expect.anything() });
    expect([await booked(asked.id), await booked(id)]).toEqual([[`recharge ${pay_fen}`], [`order ${-pay_fen}`]]);
    expect(await balance()).toBe(before);
    expect((await failureOf(payFor(id))).detail.code).toBe(4668);
  });

  it('that was cancelled or paid otherwise meanwhile leaves the money in the balance, and its owner is told', async () => {
    const { id, pay_fen } = await order();
    const asked = await payFor(id, 'wechat');
    await demo.call(orderCancel, { id });
    expect(await stateOf(asked.id)).toBe('cancelled');
    const before = await balance();
    expect(await heard('wechat', providers.pays.wechat(asked.id, pay_fen))).toBe(true);
    expect(await balance()).toBe(before + pay_fen);
    expect((await demo.call(orderDetail, { id })).data.state).toBe('cancelled');
    const [told] = await server.services.db.query<{ msg: string; title_said: object; msg_said: object }>(
      `SELECT msg, title_said, msg_said FROM message
       WHERE account_id = 'acc_demo' AND title LIKE '款项已转入余额%'`,
    );
    expect(told?.msg).toMatch(/订单未能支付：订单已取消/);
    // The same as data, for readers of other languages.
    expect(told?.title_said).toMatchObject({ reason: 'messageKept', params: { what: { reason: 'entryPackage' } } });
    expect(told?.msg_said).toMatchObject({ reason: 'messageKeptWhy', params: { why: { reason: 'orderCancelled' } } });
  });

  it('that is paid from the balance ends the payments that waited for it', async () => {
    const { id } = await order();
    const asked = await payFor(id);
    await demo.call(orderPay, { id });
    expect(await stateOf(asked.id)).toBe('cancelled');
  });

  it('is not paid by a transfer, which takes days', async () => {
    const { id } = await order();
    const asked = demo.call(payment.paymentCreate, { request_id: request_id(), method: 'transfer', order: id });
    expect((await failureOf(asked)).detail.code).toBe(4662);
  });
});

describe('a bank transfer', () => {
  it('is booked when the operator found it, once, and only with its amount', async () => {
    const asked = await recharge('transfer');
    expect(asked.transfer).toMatchObject({ number: '571900000000001' });
    const confirm = (amount_fen: number, reference: string) =>
      server.staff.call(staffPaymentConfirm, { by: '财务', id: asked.id, amount_fen, reference });
    expect((await failureOf(confirm(1, 'TT-1'))).detail.code).toBe(4667);
    await confirm(12_345, 'TT-1');
    await confirm(12_345, 'TT-1');
    expect((await failureOf(confirm(12_345, 'TT-2'))).detail.code).toBe(4667);
    expect(await booked(asked.id)).toEqual(['recharge 12345']);
    const { list } = (await server.staff.call(staffPayments, { pay_method: 'transfer', state: 'paid' })).data;
    expect(list).toMatchObject([{ id: asked.id, trade: 'TT-1' }]);
  });

  it('that did not arrive is refused with the reason, and no notification can pay it', async () => {
    const { id } = await recharge('transfer');
    expect(await tell('transfer', providers.pays.alipay(id, 12_345))).toBe(404);
    expect(await heard('alipay', providers.pays.alipay(id, 12_345))).toBe(false);
    await server.staff.call(staffPaymentRefuse, { by: '财务', id, reason: '未查到这笔转账' });
    expect((await demo.call(payment.paymentDetail, { id })).data).toMatchObject({
      state: 'refused',
      note: '未查到这笔转账',
    });
  });
});

it('where no way to pay is configured nothing is asked for, and no notification is heard', async () => {
  const bare = await startReference({ db: server.services.db, now: () => clock, pay: noPay });
  const client = await bare.signIn();
  expect((await client.call(payment.paymentMethods, {})).data.list).toEqual([]);
  const asked = client.call(payment.paymentCreate, { request_id: request_id(), method: 'alipay', amount_fen: 100 });
  expect((await failureOf(asked)).detail).toMatchObject({
    code: 4661,
    status: 422,
    errors: { method: ['未配置支付方式'] },
  });
  const notice = new Request('http://netpane.test/api/v3/account/payments/notice/alipay', { method: 'POST' });
  expect((await bare.fetch(notice)).status).toBe(404);
});

it('the test cashier of the demo says what it is, and pays only what it was asked to', async () => {
  const cashier = await startReference({ db: server.services.db, now: () => clock });
  const client = await cashier.signIn();
  const at = (path: string, method = 'GET') => cashier.fetch(new Request(`http://netpane.test${path}`, { method }));
  const { data } = await client.call(payment.paymentCreate, {
    request_id: request_id(),
    method: 'test',
    amount_fen: 8_800,
  });
  const page = await (await at(data.url!)).text();
  expect(page).toMatch(/测试收银台/);
  expect(page).toMatch(/不会扣款/);
  expect(page).toMatch(/¥88\.00/);
  expect((await at(data.url!.replace(/sign=.{4}/, 'sign=----'), 'POST')).status).toBe(404);
  const paid = await at(data.url!, 'POST');
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `/account?tab=payments&payment=${data.id}`]);
  await at(data.url!, 'POST');
  expect(await booked(data.id)).toEqual(['recharge 8800']);
  for (const id of ['pay0', '%00']) expect((await at(data.url!.replace(data.id, id), 'POST')).status).toBe(404);
});

it('the sum of the statement is the balance after all of this', async () => {
  const { in_fen, out_fen } = (await demo.call(statement, { per_page: 1 })).data;
  expect(in_fen - out_fen).toBe(await balance());
});
