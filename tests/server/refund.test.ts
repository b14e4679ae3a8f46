import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { logs } from '../../src/api/contract/log';
import { yuan } from '../../src/format';
import type { Client } from '../../src/api/client';
import {
  orderCreate,
  orderDetail,
  orderInvoice,
  orderPay,
  orderRefund,
  ownedList,
} from '../../src/api/contract/service';
import { staffInvoiceSent, staffOrderRefund, staffWalletCredit } from '../../src/api/contract/staff-wallet';
import { user } from '../../src/api/contract/user';
import { statement, walletSummary } from '../../src/api/contract/wallet';
import { day } from '../../src/domain/time';
import { collectCommissions, settleCommissions } from '../../host/server/services/promotion/commissions';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
let demo: Client;
let code: string;
beforeAll(async () => {
  server = await startReference({ now: () => clock, fleets: [] });
  demo = await server.signIn();
  code = (await demo.call(user, {})).data.account_code;
});
afterAll(() => server.close());
beforeEach(() => (clock += 60_000));

const by = '财务';
const credit = () =>
  server.staff.call(staffWalletCredit, {
    by,
    account_code: code,
    amount_fen: 500_000,
    reference: crypto.randomUUID(),
    note: '入账',
  });
const bought = async (more: object = {}) => {
  clock += 1_000;
  await credit();
  const wish = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic', months: 1, ...more };
  const { id } = (await demo.call(orderCreate, wish)).data;
  return (await demo.call(orderPay, { id })).data;
};
const detail = async (id: string) => (await demo.call(orderDetail, { id })).data;
const balanceOf = async (client = demo) => (await client.call(walletSummary, {})).data.balance_fen;
const ownedUntil = async (id: string) =>
  (await demo.call(ownedList, { per_page: 1000 })).data.list.find((row) => row.id === id)!.expires_at;

it('gives back what was not used to the balance, once, and the service ends', async () => {
  const order = await bought();
  const offered = (await detail(order.id)).refundable_fen!;
  expect(offered).toBeGreaterThan(0);
  expect(offered).toBeLessThan(order.pay_fen);
  const before = await balanceOf();
  const asked = await Promise.allSettled([1, 2, 3].map(() => demo.call(orderRefund, { id: order.id })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await balanceOf()).toBe(before + offered);
  expect(await detail(order.id)).toMatchObject({ state: 'refunded', refund_fen: offered, refundable_fen: 0 });
  expect(Date.parse(await ownedUntil(order.owned!))).toBe(clock);
  expect((await failureOf(demo.call(orderRefund, { id: order.id }))).detail.code).toBe(4670);
  const lines = (await demo.call(logs, { kind: 'business', per_page: 5 })).data.list;
  expect(lines.filter(({ target }) => target === order.id).map(({ text }) => text)).toContain(
    `退款 云安全摄像 基础版，${yuan(offered)}`,
  );
});

it('a renewal that has not begun comes back whole, and before what it renews', async () => {
  const first = await bought();
  const ends = await ownedUntil(first.owned!);
  const renewed = await bought({ kind: 'renew', owned: first.owned! });
  expect((await failureOf(demo.call(orderRefund, { id: first.id }))).detail.code).toBe(4669);
  const { data } = await demo.call(orderRefund, { id: renewed.id });
  expect(data.refund_fen).toBe(renewed.pay_fen);
  expect(await ownedUntil(first.owned!)).toBe(ends);
  expect((await detail(first.id)).refundable_fen).toBeGreaterThan(0);
});

it('its upgrades go back with it, each by its own days, at once; no upgrade goes back alone', async () => {
  const first = await bought({ service: 'sdwan', tier: 'basic', quantity: 2 });
  clock += 4 * day;
  demo = await server.signIn();
  const more = { service: 'sdwan', kind: 'upgrade', owned: first.owned! };
  const seat = await bought({ ...more, tier: 'basic', quantity: 3 });
  const better = await bought({ ...more, tier: 'standard', quantity: 3 });
  const alone = await failureOf(demo.call(orderRefund, { id: seat.id }));
  expect([alone.detail.code, alone.message.includes(first.id)]).toEqual([4671, true]);
  expect((await detail(seat.id)).refundable_with).toBe(first.id);
  const offered = await detail(first.id);
  expect(offered.refundable_upgrades).toBe(2);
  const before = await balanceOf();
  const asked = await Promise.allSettled([1, 2, 3].map(() => demo.call(orderRefund, { id: first.id })));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const given = await Promise.all([first, seat, better].map(({ id }) => detail(id)));
  expect(given.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
  expect(given.every(({ refund_fen }) => refund_fen! > 0)).toBe(true);
  expect(given.reduce((sum, { refund_fen }) => sum + refund_fen!, 0)).toBe(offered.refundable_fen);
  expect(await balanceOf()).toBe(before + offered.refundable_fen!);
  expect(Date.parse(await ownedUntil(first.owned!))).toBe(clock);
});

it('an upgrade that also bettered a renewal goes back with both, and only so', async () => {
  const first = await bought({ service: 'sdwan', tier: 'basic' });
  clock += 2 * day;
  demo = await server.signIn();
  const more = { service: 'sdwan', owned: first.owned! };
  const within = await bought({ ...more, tier: 'basic', kind: 'upgrade', quantity: 2 });
  const renewed = await bought({ ...more, tier: 'basic', kind: 'renew' });
  const upgrade = await bought({ ...more, tier: 'standard', kind: 'upgrade', quantity: 2 });
  for (const { id } of [within, renewed, upgrade]) {
    expect(await detail(id)).toMatchObject({ refundable_fen: 0, refundable_with: first.id });
    expect((await failureOf(demo.call(orderRefund, { id }))).detail.code).toBe(4671);
  }
  const offered = await detail(first.id);
  expect(offered.refundable_upgrades).toBe(3);
  expect(offered.refundable_with).toBeUndefined();
  const before = await balanceOf();
  await demo.call(orderRefund, { id: first.id });
  const given = await Promise.all([first, within, renewed, upgrade].map(({ id }) => detail(id)));
  expect(given.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'refunded'));
  // The renewal has not begun, and comes back whole.
  expect(given[2]!.refund_fen).toBe(renewed.pay_fen);
  expect(given[3]!.refund_fen).toBeGreaterThan(0);
  expect(given.reduce((sum, { refund_fen }) => sum + refund_fen!, 0)).toBe(offered.refundable_fen);
  expect(await balanceOf()).toBe(before + offered.refundable_fen!);
  expect(Date.parse(await ownedUntil(first.owned!))).toBe(clock);
});

it('a renewal that was bought after such an upgrade goes back first, and leaves the others as they were', async () => {
  const first = await bought();
  await bought({ kind: 'renew', owned: first.owned! });
  const upgrade = await bought({ tier: 'pro', kind: 'upgrade', owned: first.owned! });
  const ends = await ownedUntil(first.owned!);
  const last = await bought({ tier: 'pro', kind: 'renew', owned: first.owned! });
  expect((await detail(first.id)).refundable_fen).toBe(0);
  expect((await demo.call(orderRefund, { id: last.id })).data.refund_fen).toBe(last.pay_fen);
  expect(await ownedUntil(first.owned!)).toBe(ends);
  expect((await detail(first.id)).refundable_fen).toBeGreaterThan(0);
  expect((await detail(upgrade.id)).refundable_with).toBe(first.id);
  // After that it could not be asked for there either.
  clock += 16 * day;
  demo = await server.signIn();
  expect((await detail(upgrade.id)).refundable_with).toBeUndefined();
});

it('what was opened again goes back like new', async () => {
  const first = await bought();
  await server.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [
    first.owned,
    new Date(clock - day),
  ]);
  const again = await bought({ kind: 'upgrade', owned: first.owned! });
  const { refundable_fen } = await detail(again.id);
  expect(refundable_fen).toBeGreaterThan(0);
  expect((await demo.call(orderRefund, { id: again.id })).data.refund_fen).toBe(refundable_fen);
  expect(Date.parse(await ownedUntil(first.owned!))).toBe(clock);
});

it('nobody else gives it back, not what waits or cost nothing, and the owner not after his time', async () => {
  const order = await bought({ months: 3 });
  const agent = await server.signIn('agent@netpane.cn');
  expect((await failureOf(agent.call(orderRefund, { id: order.id }))).detail.code).toBe(4004);
  const waiting = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic' };
  const { id } = (await demo.call(orderCreate, waiting)).data;
  expect((await failureOf(demo.call(orderRefund, { id }))).detail.code).toBe(4669);
  clock += 16 * day;
  demo = await server.signIn();
  expect((await failureOf(demo.call(orderRefund, { id: order.id }))).detail.code).toBe(4669);
  await server.staff.call(staffOrderRefund, { by, id: order.id, reason: '协商退款' });
  expect((await detail(order.id)).state).toBe('refunded');
});

it('what was invoiced is given back by the operator alone; an invoice that was only asked for is not issued any more', async () => {
  const invoice = { title: '杭州云网', tax_no: '', email: 'a@example.com' };
  const [asked, sent] = [await bought(), await bought()];
  await demo.call(orderInvoice, { id: asked.id, ...invoice });
  await demo.call(orderInvoice, { id: sent.id, ...invoice });
  await server.staff.call(staffInvoiceSent, { by, id: sent.id, number: '12345678' });
  expect((await failureOf(demo.call(orderRefund, { id: sent.id }))).detail.code).toBe(4669);
  await demo.call(orderRefund, { id: asked.id });
  const late = server.staff.call(staffInvoiceSent, { by, id: asked.id, number: '12345679' });
  expect((await failureOf(late)).detail.code).not.toBe(2000);
});

it('takes the commission back for what was given back: what waits is less, what was paid comes from the balance and then from the next', async () => {
  const { db } = server.services;
  const agent = await server.signIn('agent@netpane.cn');
  await db.query(
    `INSERT INTO referral (id, agent_id, account_id, name, mobile, source, created_at, registered_at)
     SELECT 'ref_back', 'acc_agent', 'acc_demo', '林昭', '13900000000', 'link', $1, $1
     WHERE NOT EXISTS (SELECT 1 FROM referral WHERE account_id = 'acc_demo')`,
    [new Date(clock - day)],
  );
  const [pending, settled] = [
    await bought({ service: 'sdwan', tier: 'standard' }),
    await bought({ service: 'sdwan', tier: 'standard' }),
  ];
  await collectCommissions(server.services);
  const of = async (id: string) =>
    (
      await db.query<{ amount_fen: number; paid_fen: number; percent: number; state: string }>(
        'SELECT amount_fen, paid_fen, percent, state FROM commission WHERE reference = $1',
        [id],
      )
    )[0]!;
  const earned = (await of(settled.id)).amount_fen;
  expect(earned).toBeGreaterThan(0);
  const { refund_fen } = (await demo.call(orderRefund, { id: pending.id })).data;
  const kept = pending.pay_fen - refund_fen!;
  expect(await of(pending.id)).toMatchObject({ state: 'pending', paid_fen: kept });
  expect((await of(pending.id)).amount_fen).toBe(Math.floor((kept * (await of(pending.id)).percent) / 100));
  await db.query(`UPDATE commission SET state = 'settled', settled_at = $2 WHERE reference = $1`, [
    settled.id,
    new Date(clock),
  ]);
  const had = await balanceOf(agent);
  await demo.call(orderRefund, { id: settled.id });
  const back = earned - (await of(settled.id)).amount_fen;
  expect(back).toBeGreaterThan(earned / 2);
  const taken = Math.min(had, back);
  expect(await balanceOf(agent)).toBe(had - taken);
  const [row] = await db.query<{ owed_fen: number }>(`SELECT owed_fen FROM agent WHERE account_id = 'acc_agent'`);
  expect(row!.owed_fen).toBe(back - taken);
  const [late, whole] = [await bought({ months: 3, service: 'sdwan', tier: 'standard' }), await bought()];
  const renewed = await bought({ kind: 'renew', owned: whole.owned! });
  await demo.call(orderRefund, { id: late.id });
  await collectCommissions(server.services);
  expect((await of(late.id)).paid_fen).toBe(late.pay_fen - (await detail(late.id)).refund_fen!);
  await demo.call(orderRefund, { id: renewed.id });
  expect((await of(renewed.id))?.state ?? 'refunded').toBe('refunded');
  await settleCommissions(server.services);
  const { in_fen, out_fen } = (await agent.call(statement, { per_page: 1 })).data;
  expect(in_fen - out_fen).toBe(await balanceOf(agent));
});
