import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { messages } from '../../src/api/contract/message';
import { paymentCreate } from '../../src/api/contract/payment';
import { orderCreate, orderDetail, orderPay, orderRefund, orders } from '../../src/api/contract/service';
import { staffOrderRefund } from '../../src/api/contract/staff-wallet';
import { statement, walletSummary } from '../../src/api/contract/wallet';
import { hour } from '../../src/domain/time';
import { payBacks } from '../../host/server/services/payments/pay-back';
import { createProviders } from '../pay-doubles';
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
  clock += hour;
  Object.assign(providers.state, { mood: 'good', refunds: 'SUCCESS' });
  providers.logged.length = 0;
});

type Method = 'alipay' | 'wechat';
const balance = async () => (await demo.call(walletSummary, {})).data.balance_fen;
const detail = async (id: string) => (await demo.call(orderDetail, { id })).data;
const runs = async (times = 1, apart = hour) => {
  for (let at = 0; at < times; at++) {
    clock += apart;
    await payBacks.run(server.services);
  }
  demo = await server.signIn();
};
/** An order that was paid at a provider, without the balance. */
async function paidBy(method: Method) {
  const wish = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic', months: 1 };
  const { id, pay_fen } = (await demo.call(orderCreate, wish)).data;
  const { data } = await demo.call(paymentCreate, { request_id: crypto.randomUUID(), method, order: id });
  const { headers, body } = providers.pays[method](data.id, pay_fen);
  const url = `http://netpane.test/api/v3/account/payments/notice/${method}`;
  await server.fetch(new Request(url, { method: 'POST', headers, body }));
  return { order: await detail(id), payment: data.id };
}
/** What the provider gave back of a payment. */
const given = (payment: string) => [...providers.trades.get(payment)!.refunds.values()];
const wayOf = async (id: string) => (await detail(id)).refund_way;

describe.each(['alipay', 'wechat'] as const)('an order that was paid by %s', (method) => {
  it('goes back the way it came: once, to the fen, and the balance stays as it is', async () => {
    const { order, payment } = await paidBy(method);
    expect(order).toMatchObject({ state: 'active', refundable_to: method });
    const before = await balance();
    const { data } = await demo.call(orderRefund, { id: order.id });
    expect(data).toMatchObject({ state: 'refunded', refund_way: { method, state: 'asked' } });
    expect(await balance()).toBe(before);
    await Promise.all([payBacks.run(server.services), payBacks.run(server.services)]);
    await runs(2);
    expect(await wayOf(order.id)).toEqual({ method, state: 'done' });
    expect(given(payment)).toEqual([data.refund_fen]);
    expect(await balance()).toBe(before);
    const { list } = (await demo.call(orders, { per_page: 1 })).data;
    expect(list[0]).toMatchObject({ id: order.id, refund_way: { method, state: 'done' } });
  });

  it('comes to the balance when the provider refuses, and its owner is told', async () => {
    const { order, payment } = await paidBy(method);
    const before = await balance();
    const { refund_fen } = (await demo.call(orderRefund, { id: order.id })).data;
    providers.state.mood = 'poor';
    await runs(2);
    expect(await wayOf(order.id)).toEqual({ method, state: 'refused' });
    expect(given(payment)).toEqual([]);
    expect(await balance()).toBe(before + refund_fen!);
    providers.state.mood = 'good';
    await runs(2);
    expect(await balance()).toBe(before + refund_fen!);
    const told = (await demo.call(messages, { per_page: 1 })).data.list[0]!;
    expect(told.title).toMatch(/^未能退回/);
    expect(providers.logged.join()).toMatch(/NOT_ENOUGH/);
  });

  it.each(['silent', 'away', 'lost', 'refusing'] as const)(
    'is asked for again while the provider is %s',
    async (mood) => {
      const { order, payment } = await paidBy(method);
      const before = await balance();
      const { refund_fen } = (await demo.call(orderRefund, { id: order.id })).data;
      providers.state.mood = mood;
      await runs(2);
      expect(await wayOf(order.id)).toEqual({ method, state: 'asked' });
      expect(await balance()).toBe(before);
      providers.state.mood = 'good';
      await runs(3);
      expect(await wayOf(order.id)).toEqual({ method, state: 'done' });
      expect(given(payment)).toEqual([refund_fen]);
      expect(await balance()).toBe(before);
    },
  );
});

it('is on its way as long as WeChat Pay says so, and in the balance when it gave up', async () => {
  const { order } = await paidBy('wechat');
  const before = await balance();
  await server.staff.call(staffOrderRefund, { by: '财务', id: order.id, reason: '协商退款' });
  providers.state.refunds = 'PROCESSING';
  await runs(2);
  expect((await wayOf(order.id))!.state).toBe('accepted');
  providers.state.refunds = 'ABNORMAL';
  await runs(1, 6 * hour);
  expect((await wayOf(order.id))!.state).toBe('accepted');
  providers.state.refunds = 'CLOSED';
  await runs(1, 24 * hour);
  expect((await wayOf(order.id))!.state).toBe('refused');
  expect(await balance()).toBe(before + (await detail(order.id)).refund_fen!);
});

it('stays in the balance when the order was paid from there, or the way is no longer there', async () => {
  const wish = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic', months: 1 };
  const { id } = (await demo.call(orderCreate, wish)).data;
  await demo.call(orderPay, { id });
  expect(await detail(id)).toMatchObject({ refundable_to: null });
  expect((await demo.call(orderRefund, { id })).data).toMatchObject({ refund_way: null });
  const { order } = await paidBy('alipay');
  const all = server.services.pay;
  const without = { ...all, providers: all.providers.filter(({ method }) => method !== 'alipay') };
  Object.assign(server.services, { pay: without });
  try {
    const before = await balance();
    expect((await detail(order.id)).refundable_to).toBeNull();
    const { data } = await demo.call(orderRefund, { id: order.id });
    expect(data.refund_way).toBeNull();
    expect(await balance()).toBe(before + data.refund_fen!);
  } finally {
    Object.assign(server.services, { pay: all });
  }
});

it('every fen of it stands in the statement', async () => {
  const { in_fen, out_fen } = (await demo.call(statement, { per_page: 1 })).data;
  expect(in_fen - out_fen).toBe(await balance());
});
