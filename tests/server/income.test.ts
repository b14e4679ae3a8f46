import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { configPatch } from '../../src/api/contract/config';
import * as contract from '../../src/api/contract/income';
import * as staff from '../../src/api/contract/staff-income';
import { income } from '../../src/api/contract/stats';
import * as wallet from '../../src/api/contract/wallet';
import { incomeSources, type GuestSource } from '../../src/domain/income';
import { addDays, beijingDay } from '../../src/domain/time';
import { collectEarnings } from '../../host/server/services/income/collect';
import { settleEarnings } from '../../host/server/services/income/settle';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
let clock = at('2026-11-20T10:00');
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

const rowsOf = async <T extends object>(text: string, values: unknown[] = []) =>
  server.services.db.query<T>(text, values);
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const all = { page: 1, per_page: 1000 } as const;

/** Each way to ask for the income of some days answers the same, and the same as the statement. */
async function agree(client: Client, from: string, to: string): Promise<number> {
  const { in_fen, out_fen } = (await client.call(wallet.statement, { kind: 'income', from, to, per_page: 1 })).data;
  const whole = (await client.call(contract.incomeSummary, { from, to })).data;
  const booked = in_fen - out_fen;
  expect(whole.booked_fen).toBe(booked);
  expect(sum(whole.sources.map((one) => one.booked_fen))).toBe(booked);
  expect(sum(whole.days.flatMap(({ parts }) => Object.values(parts)))).toBe(booked);
  for (const by of ['day', 'month'] as const) {
    const { list } = (await client.call(contract.incomePeriods, { ...all, from, to, by })).data;
    expect(sum(list.map((one) => one.booked_fen))).toBe(booked);
    const named = incomeSources.map((source) => `${source}_fen` as const);
    for (const row of list) expect(sum(named.map((name) => row[name]))).toBe(row.booked_fen);
  }
  const places = (await client.call(contract.incomeGateways, { ...all, from, to })).data;
  expect(places.booked_fen + whole.unplaced_fen).toBe(booked);
  expect(sum(places.list.map((one) => one.booked_fen))).toBe(places.booked_fen);
  expect(places.total).toBe(whole.counts.gateways);
  for (const row of places.list) expect(row.wechat_fen + row.redpacket_fen + row.star_fen).toBe(row.booked_fen);
  return booked;
}

it('every fen of the income is in the ledger, whatever days are asked for', async () => {
  const today = beijingDay(clock);
  const ago = fc.integer({ min: 0, max: 125 });
  await fc.assert(
    fc.asyncProperty(ago, ago, async (a, b) => {
      await agree(agent, addDays(today, -Math.max(a, b)), addDays(today, -Math.min(a, b)));
    }),
    { numRuns: 8, examples: [[125, 0]], endOnFailure: true },
  );
});

it('this month and yesterday are those of the wallet and of the overview', async () => {
  const whole = (await agent.call(contract.incomeSummary, {})).data;
  const card = (await agent.call(income, {})).data;
  expect(whole).toMatchObject({ from: '2026-11-01', to: '2026-11-20', booked_fen: card.month_fen });
  expect(whole.booked_fen).toBe((await agent.call(wallet.walletSummary, {})).data.income_month_fen);
  expect(whole.yesterday_fen).toBe(card.yesterday_fen);
  const linked = (await agent.call(contract.incomeSummary, { from: '2026-11-19', to: '2026-11-19' })).data;
  expect(linked.booked_fen).toBe(card.yesterday_fen);
  expect(whole).toMatchObject({ simulated: true, withdrawn_fen: 120_000, withdrawals: 1 });
});

it('what was earned by yesterday is booked from nine on, once, and told by gateway and day', async () => {
  clock = at('2026-11-20T08:59');
  const before = (await demo.call(contract.incomeSummary, {})).data;
  expect(before).toMatchObject({ settles_at: new Date(at('2026-11-20T09:00')).toISOString() });
  await settleEarnings(server.services);
  expect((await demo.call(contract.incomeSummary, {})).data.booked_fen).toBe(before.booked_fen);
  clock = at('2026-11-20T09:00');
  await Promise.all([settleEarnings(server.services), settleEarnings(server.services)]);
  await settleEarnings(server.services);
  const after = (await demo.call(contract.incomeSummary, {})).data;
  expect(after.pending_fen).toBe(0);
  expect(after.booked_fen).toBe(before.booked_fen + before.pending_fen);
  expect(after.settles_at).toBe(new Date(at('2026-11-21T09:00')).toISOString());
  await agree(demo, '2026-11-01', '2026-11-20');
  const details = { ...all, source: 'wechat', from: '2026-11-19', to: '2026-11-19' } as const;
  const each = (await demo.call(contract.incomeDetails, details)).data;
  const [day] = (await demo.call(contract.incomeDetails, { ...details, by: 'day' })).data.list;
  expect(each.total).toBeGreaterThan(1);
  expect(day).toMatchObject({ gateways: each.total, guests: each.guests, fen: each.fen, pending_fen: 0 });
  const [entry] = await rowsOf<{ amount_fen: number; title: string }>(
    `SELECT DISTINCT w.amount_fen, w.title FROM earning e JOIN wallet_entry w ON w.id = e.entry_id
     WHERE e.account_id = 'acc_demo' AND e.source = 'wechat' AND e.day = '2026-11-19'`,
  );
  expect(entry).toEqual({ amount_fen: each.fen, title: '微信连 Wi-Fi 收益（模拟）' });
});

describe('a real gateway', () => {
  const by = '运营';
  const come = (id: string, auth: GuestSource, when: string) =>
    rowsOf(
      `INSERT INTO client (id, account_id, gateway_id, mac, name, ip, online, online_since, first_seen, last_seen, auth, day, first_day,
         simulated)
       VALUES ($1, 'acc_demo', 'real1', $1, '', '', true, $2, $2, $2, $3, $4, $4, false)
       ON CONFLICT (id) DO UPDATE SET online_since = excluded.online_since, auth = excluded.auth`,
      [id, new Date(at(when)), auth, when.slice(0, 10)],
    );
  const mine = async (source: GuestSource) =>
    (await demo.call(contract.incomeDetails, { ...all, source, gwid: 'real1' })).data;

  beforeEach(async () => {
    clock = at('2026-11-20T12:00');
    await rowsOf('DELETE FROM earning');
    await rowsOf('DELETE FROM earning_guest');
    await rowsOf('DELETE FROM income_offer WHERE NOT simulated');
    await rowsOf(`DELETE FROM device WHERE id = 'real1'`);
    await rowsOf(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, model, firmware, serial, mac, simulated, bound_at,
         status, status_since)
       VALUES ('real1', 'acc_demo', 'gateway', 'real1', '实机', 'X', '1', 'S1', '02:00:00:00:00:01', false, now(), 'online', now())`,
    );
  });

  it('earns nothing while nobody pays; its guests are counted all the same', async () => {
    await come('c1', 'wechat', '2026-11-20T11:00');
    await collectEarnings(server.services);
    expect(await mine('wechat')).toMatchObject({
      guests: 1,
      fen: 0,
      list: [{ guests: 1, each_fen: 0, simulated: false }],
    });
    clock = at('2026-11-21T09:30');
    await settleEarnings(server.services);
    expect(await mine('wechat')).toMatchObject({ fen: 0, pending_fen: 0, list: [{ settled_at: null }] });
  });

  it('earns what a buyer pays for each terminal, once a day, from the first day of the offer on', async () => {
    const offer = { by, source: 'wechat', buyer: '某某传媒', each_fen: 8 } as const;
    await server.staff.call(staff.staffIncomeOfferSave, offer);
    await come('c1', 'wechat', '2026-11-20T11:00');
    await come('c2', 'wechat', '2026-11-20T11:30');
    await come('c3', 'redpacket', '2026-11-20T11:30');
    await collectEarnings(server.services);
    await come('c1', 'wechat', '2026-11-20T11:50');
    await collectEarnings(server.services);
    expect(await mine('wechat')).toMatchObject({ guests: 2, fen: 16, pending_fen: 16 });
    expect(await mine('redpacket')).toMatchObject({ guests: 1, fen: 0 });
    clock = at('2026-11-21T08:00');
    await come('c1', 'wechat', '2026-11-21T07:00');
    await server.staff.call(staff.staffIncomeOfferSave, { ...offer, each_fen: 20 });
    await collectEarnings(server.services);
    expect((await mine('wechat')).list.map(({ day, fen }) => [day, fen])).toEqual([
      ['2026-11-21', 20],
      ['2026-11-20', 16],
    ]);
    clock = at('2026-11-21T09:01');
    await settleEarnings(server.services);
    await collectEarnings(server.services);
    expect(await mine('wechat')).toMatchObject({ fen: 36, pending_fen: 20 });
    await agree(demo, '2026-11-01', '2026-11-21');
  });

  it('is paid for by the operator alone, who changes nothing that was', async () => {
    const offer = { by, source: 'redpacket', buyer: '某某传媒', each_fen: 30 } as const;
    const failure = await failureOf(
      server.staff.call(staff.staffIncomeOfferSave, { ...offer, starts_on: '2026-11-19' }),
    );
    expect(failure.detail.errors).toMatchObject({ starts_on: ['最早从今天开始，过去的收益不能改'] });
    const { id } = (await server.staff.call(staff.staffIncomeOfferSave, offer)).data;
    await server.staff.call(staff.staffIncomeOfferEnd, { by, id });
    const { list } = (await server.staff.call(staff.staffIncomeOffers, {})).data;
    expect(list.find((one) => one.id === id)).toMatchObject({ starts_on: '2026-11-20', ends_on: '2026-11-20' });
    expect((await failureOf(demo.call(staff.staffIncomeOffers, {}))).detail.status).toBe(403);
  });

  it('is switched by its configuration, and stands in the list as that says', async () => {
    const row = async () =>
      (await demo.call(contract.incomeMethodGateways, { ...all, source: 'wechat', q: 'real1' })).data.list[0];
    expect(await row()).toMatchObject({ on: false, state: null });
    const fields = { enabled: true, app_id: 'wx5f2c9e7a10b34d86' };
    await demo.call(configPatch, { ids: ['real1'], section: 'auth_methods', rows: ['wechat'], fields });
    expect(await row()).toMatchObject({ on: true, running: false, asks: false, state: 'pending' });
    const silent = (await demo.call(contract.incomeMethodGateways, { ...all, source: 'wechat', on: 'silent' })).data;
    expect(silent.list.map(({ id }) => id)).toEqual(['real1']);
    const phone = { ids: ['real1'], section: 'auth_methods', rows: ['phone'], fields: { enabled: true } };
    await demo.call(configPatch, phone);
    await demo.call(configPatch, { ids: ['real1'], section: 'auth', fields: { enabled: true } });
    expect(await row()).toMatchObject({ on: true, asks: true });
    await demo.call(configPatch, {
      ids: ['real1'],
      section: 'auth_methods',
      rows: ['wechat'],
      fields: { enabled: false },
    });
    expect(await row()).toMatchObject({ on: false });
  });
});
