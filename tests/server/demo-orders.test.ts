import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../src/api/contract/service';
import { statement, walletSummary } from '../../src/api/contract/wallet';
import { seedOrders } from '../../host/server/demo/seed/orders';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { startReference, type Reference } from './reference';

const now = () => Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
beforeAll(async () => void (reference = await startReference({ now })));
afterAll(() => reference.close());

it('what the demo owns was bought: once, and for the time that it has', async () => {
  await seedOrders({ ...reference.services, fleets: smallPlans });
  const { db } = reference.services;
  const owned = await db.query<{ id: string; orders: number; fit: boolean; months: number; days: number }>(
    `SELECT o.id, count(s.id) AS orders, bool_and(s.from_at = o.starts_at AND s.to_at = o.expires_at) AS fit,
       max(s.months) AS months, extract(epoch FROM max(o.expires_at - o.starts_at)) / 86400 AS days
     FROM service_owned o LEFT JOIN service_order s ON s.owned_id = o.id AND s.state = 'paid' GROUP BY o.id`,
  );
  expect(owned.length).toBeGreaterThan(10);
  for (const { id, orders: count, fit, months, days } of owned) {
    expect([id, count, fit]).toEqual([id, 1, true]);
    if (months > 0) expect(Math.abs(days - months * 30.44), id).toBeLessThan(4);
  }
});

it('each order is in the list, with a price, and in the money that came and went', async () => {
  const demo = await reference.signIn();
  const { list, total } = (await demo.call(orders, { per_page: 100 })).data;
  expect(total).toBe(list.length);
  expect(list.every(({ months, pay_fen }) => (months === 0) === (pay_fen === 0))).toBe(true);
  const told = (await demo.call(statement, { per_page: 200 })).data.list;
  const booked = told.filter(({ kind, title }) => kind === 'order' && title.endsWith('（模拟）'));
  for (const { pay_fen, service_name } of list.filter((one) => one.pay_fen > 0))
    expect(booked.some(({ amount_fen, title }) => amount_fen === -pay_fen && title.includes(service_name))).toBe(true);
  // Newest first: each balance is the one before it and its amount.
  for (const [at, { balance_fen, amount_fen }] of told.slice(0, -1).entries())
    expect(balance_fen - amount_fen).toBe(told[at + 1]!.balance_fen);
  expect(told[0]!.balance_fen).toBe((await demo.call(walletSummary, {})).data.balance_fen);
});
