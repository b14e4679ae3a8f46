import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  billingEntries,
  billingPlanRemove,
  billingPlans,
  billingPlanSave,
  billingReport,
  subscriberOpen,
  subscriberRecharge,
  subscriberRemove,
  subscribers,
  subscriberSave,
  subscriberSwitch,
} from '../../src/api/contract/billing';
import { logs } from '../../src/api/contract/log';
import { advanced, endOf, gibibyte, recharged, subscriberState, type Holding } from '../../src/domain/billing';
import { beginPlans } from '../../host/server/services/billing/holding';
import { endSubscribers } from '../../host/server/services/billing/serve';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { yuan } from '../../src/format';
import { failureOf } from './failure';
import { overtaken } from './overtaken';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
const day = 86_400_000;
let reference: Reference;
let demo: Client;
let agent: Client;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const [row] = await reference.services.db.query<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id = (
       SELECT id FROM device WHERE account_id = 'acc_agent' AND kind = 'gateway' ORDER BY id LIMIT 1) RETURNING id`,
  );
  gwid = row!.id;
});
afterAll(() => reference.close());

const basis = { id: 'slow', days: 30, traffic: null };
const fast = { id: 'fast', days: 30, traffic: null };
const has = (more: Partial<Holding> = {}): Holding => ({
  ...{ plan: 'slow', until: clock + 5 * day, trafficLeft: null, next: [] },
  ...more,
});
describe('what a subscriber has', () => {
  it.each([
    ['nothing before', undefined, 1, clock + 30 * day],
    ['time left', has(), 2, clock + 65 * day],
    ['time that is over', has({ until: clock - 5 * day }), 1, clock + 30 * day],
  ])('after buying with %s', (_, before, quantity, until) => {
    expect(recharged(before, basis, quantity, clock)).toEqual(has({ until }));
  });

  it('of traffic is added up, unless its time was over', () => {
    const plan = { id: 'slow', days: 90, traffic: 100 };
    const left = (until: number) => recharged(has({ until, trafficLeft: 40 }), plan, 2, clock).trafficLeft;
    expect([left(clock + 1), left(clock)]).toEqual([240, 200]);
  });

  it('stays what was paid when another plan is bought: that one begins when it is over', () => {
    const bought = recharged(has(), fast, 1, clock);
    expect(bought).toEqual(has({ next: [{ plan: 'fast', days: 30, traffic: null }] }));
    expect(endOf(bought)).toBe(clock + 35 * day);
    expect(endOf(recharged(bought, fast, 2, clock))).toBe(clock + 95 * day);
    const again = recharged(bought, basis, 1, clock);
    expect(again.next.map(({ plan }) => plan)).toEqual(['fast', 'slow']);
    expect(advanced(again, clock + 5 * day - 1)).toBe(again);
    const moved = advanced(again, clock + 6 * day);
    expect(moved).toMatchObject({ plan: 'fast', until: clock + 35 * day, next: [{ plan: 'slow' }] });
    expect(advanced(again, clock + 36 * day)).toMatchObject({ plan: 'slow', until: clock + 65 * day, next: [] });
    expect(endOf(again)).toBe(endOf(moved));
  });

  it('stays uncounted, or as much as it was, when the plan has become another kind', () => {
    const counted = { ...basis, traffic: 100 };
    const bought = recharged(has(), counted, 1, clock);
    expect(bought).toEqual(has({ next: [{ plan: 'slow', days: 30, traffic: 100 }] }));
    const more = recharged(bought, basis, 1, clock);
    expect(more.next.map(({ traffic }) => traffic)).toEqual([100, null]);
    expect(recharged(has({ trafficLeft: 40 }), basis, 1, clock)).toMatchObject({ trafficLeft: 40, until: has().until });
    expect(recharged(has({ trafficLeft: 0 }), basis, 1, clock)).toEqual(has({ until: clock + 30 * day }));
  });

  it('that is used up gives way to the next at once', () => {
    const left = has({ trafficLeft: 1, next: [{ plan: 'fast', days: 30, traffic: null }] });
    expect(advanced(left, clock)).toBe(left);
    expect(advanced({ ...left, trafficLeft: 0 }, clock)).toEqual(has({ plan: 'fast', until: clock + 30 * day }));
    expect(recharged(has({ trafficLeft: 0 }), fast, 1, clock)).toEqual(has({ plan: 'fast', until: clock + 30 * day }));
  });

  it.each([
    [{ enabled: false, expiresAt: clock + 90 * day, trafficLeft: null }, 'off'],
    [{ enabled: true, expiresAt: clock, trafficLeft: null }, 'expired'],
    [{ enabled: true, expiresAt: clock + 90 * day, trafficLeft: 0 }, 'used_up'],
    [{ enabled: true, expiresAt: clock + 7 * day, trafficLeft: 1 }, 'expiring'],
    [{ enabled: true, expiresAt: clock + 8 * day, trafficLeft: null }, 'active'],
  ] as const)('%o is %s', (has, state) => expect(subscriberState(has, clock)).toBe(state));
});

const plan = (more: object = {}) => ({
  name: '包月',
  kind: 'time' as const,
  price_fen: 6_900,
  days: 30,
  down: 50,
  up: 10,
  on_sale: true,
  ...more,
});
const opening = (planId: string, more: object = {}) => ({
  request_id: `r-${Math.random()}`,
  gwid,
  plan: planId,
  username: 'room301',
  password: 'wifi2026',
  name: '陈静',
  mobile: '',
  quantity: 1,
  method: 'wechat' as const,
  note: '',
  ...more,
});
const one = async (id: string) =>
  (await agent.call(subscribers, { per_page: 1000 })).data.list.find((row) => row.id === id)!;
const told = async () => {
  const { db } = reference.services;
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
  const [order] = await db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = 'billing' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [gwid],
  );
  return JSON.parse(order!.params.subscribers!) as { username: string; down: number; password_hash: string }[];
};

describe('cloud billing', () => {
  it('sells a plan to a subscriber, whose gateway lets him in', async () => {
    const { id: planId } = (await agent.call(billingPlanSave, plan())).data;
    const request = opening(planId, { quantity: 3 });
    const { id, amount_fen } = (await agent.call(subscriberOpen, request)).data;
    expect(amount_fen).toBe(20_700);
    // The same request asked again opens nothing and takes nothing.
    expect((await agent.call(subscriberOpen, request)).data).toEqual({ id, amount_fen });
    expect((await agent.call(billingEntries, {})).data).toMatchObject({ total: 1, sum_fen: 20_700 });
    expect(await one(id)).toMatchObject({ state: 'active', delivery: 'pending', plan_name: '包月' });
    const [let_in] = await told();
    expect(let_in).toMatchObject({ username: 'room301', down: 50 });
    expect(let_in!.password_hash).not.toContain('wifi2026');
    expect((await one(id)).delivery).toBe('done');

    // A faster plan reaches who has it already.
    await agent.call(billingPlanSave, plan({ id: planId, down: 80 }));
    expect((await told())[0]!.down).toBe(80);
  });

  it('takes the price from the plan, once for each request', async () => {
    const { id: planId } = (
      await agent.call(billingPlanSave, plan({ name: '流量', kind: 'traffic', gigabytes: 10, days: 90 }))
    ).data;
    const { list } = (await agent.call(subscribers, {})).data;
    const { id, expires_at } = list[0]!;
    const request = { request_id: 'once', id, plan: planId, quantity: 2, method: 'cash' as const, note: '前台' };
    const [first, second] = await Promise.all([
      agent.call(subscriberRecharge, request),
      agent.call(subscriberRecharge, request),
    ]);
    expect([first.data.amount_fen, second.data.amount_fen]).toEqual([13_800, 13_800]);
    // What was paid goes on at its own speed; the traffic is bought for afterwards.
    const next = [{ plan_id: planId, plan_name: '流量', days: 180, traffic: 20 * gibibyte }];
    // Who is counted with a plan is listed with it, too.
    const counted = (await agent.call(billingPlans, { q: '流量' })).data.list[0]!.subscribers;
    expect([counted, (await agent.call(subscribers, { plan: planId })).data.total]).toEqual([1, 1]);
    expect(await one(id)).toMatchObject({ plan_name: '包月', traffic_left: null, plan_until: expires_at, next });
    expect(Date.parse((await one(id)).expires_at)).toBe(Date.parse(expires_at) + 180 * day);
    const free = { ...request, request_id: 'gift', method: 'free' as const };
    expect((await agent.call(subscriberRecharge, free)).data.amount_fen).toBe(0);
    const { total_fen, opened, recharged: again, days, plans, methods } = (await agent.call(billingReport, {})).data;
    expect({ total_fen, opened, again }).toEqual({ total_fen: 34_500, opened: 1, again: 2 });
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: '2026-11-20', amount_fen: 34_500 });
    expect(plans.map(({ name }) => name)).toEqual(['包月', '流量']);
    expect(methods[0]).toEqual({ method: 'wechat', amount_fen: 20_700 });

    await beginPlans(reference.services.db, Date.parse(expires_at) - 1);
    expect(await one(id)).toMatchObject({ plan_name: '包月' });
    const end = (await one(id)).expires_at;
    await beginPlans(reference.services.db, Date.parse(expires_at));
    expect(await one(id)).toMatchObject({ plan_name: '流量', plan_until: null, next: [], expires_at: end });
    expect((await one(id)).traffic_left).toBe(40 * gibibyte);
  });

  it('takes no other sum than was shown, but answers again what it took', async () => {
    const { id, plan_id } = (await agent.call(subscribers, {})).data.list[0]!;
    const sold = (await agent.call(billingPlans, {})).data.list.find((one) => one.id === plan_id)!;
    const shown = sold.price_fen * 2;
    const request = { request_id: 'shown', id, plan: plan_id, quantity: 2, method: 'cash' as const, note: '' };
    const refused = { reason: 'priceChanged', body: { params: { amount: yuan(shown) } } };
    const lower = agent.call(subscriberRecharge, { ...request, amount_fen: shown - 1 });
    expect((await failureOf(lower)).detail).toMatchObject(refused);
    const open = agent.call(subscriberOpen, opening(plan_id, { username: 'shown', quantity: 2, amount_fen: 0 }));
    expect((await failureOf(open)).detail).toMatchObject(refused);
    for (const amount_fen of [shown, shown + 1])
      expect((await agent.call(subscriberRecharge, { ...request, amount_fen })).data.amount_fen).toBe(shown);
    await reference.services.db.query(`DELETE FROM billing_entry WHERE request_id = 'shown'`);
  });

  it('recharges who is just moved to another plan', async () => {
    const { db } = reference.services;
    const [{ id, plan_id } = { id: '', plan_id: '' }] = (await agent.call(subscribers, {})).data.list;
    const other = (await agent.call(billingPlans, {})).data.list.find((row) => row.id !== plan_id)!;
    const request = { request_id: 'meanwhile', id, plan: plan_id, quantity: 1, method: 'free' as const, note: '' };
    await overtaken(
      db,
      (sql) => sql.query('UPDATE billing_subscriber SET plan_id = $2 WHERE id = $1', [id, other.id]),
      () => agent.call(subscriberRecharge, request),
    );
    expect(await one(id)).toMatchObject({ plan_id: other.id, next: [{ plan_id }] });
  });

  it('keeps out who is switched off or has run out', async () => {
    const { db } = reference.services;
    const [{ id } = { id: '' }] = (await agent.call(subscribers, {})).data.list;
    await agent.call(subscriberSwitch, { ids: [id], enabled: false });
    expect(await told()).toEqual([]);
    await agent.call(subscriberSwitch, { ids: [id], enabled: true });
    expect(await told()).toHaveLength(1);
    await db.query('UPDATE billing_subscriber SET traffic_left = 0 WHERE id = $1', [id]);
    await endSubscribers(db, clock);
    expect((await one(id)).state).toBe('used_up');
    expect(await told()).toEqual([]);
    const lines = (await agent.call(logs, { kind: 'business' })).data.list;
    expect(lines.find(({ text }) => text === '启停计费用户')!.detail).toMatchObject({ after: 'room301：启用' });
  });

  it('says at the field what is wrong', async () => {
    const [first] = (await agent.call(billingPlans, {})).data.list;
    const open = async (more: object) =>
      (await failureOf(agent.call(subscriberOpen, opening(first!.id, more)))).detail.errors;
    expect(await open({ username: 'a b' })).toHaveProperty('username');
    expect(await open({ username: 'room301' })).toEqual({ username: ['该账号已存在'] });
    expect(await open({ username: 'x9y', password: '123' })).toHaveProperty('password');
    expect(await open({ username: 'x9y', mobile: '123' })).toHaveProperty('mobile');
    expect(await open({ username: 'x9y', name: '长'.repeat(65) })).toHaveProperty('name');
    expect(await open({ username: 'x9y', quantity: 0 })).toHaveProperty('quantity');
    const save = async (more: object) => (await failureOf(agent.call(billingPlanSave, plan(more)))).detail.errors;
    expect(await save({ name: '' })).toHaveProperty('name');
    expect(await save({ name: '流量' })).toEqual({ name: ['已有同名套餐'] });
    expect(await save({ name: '新', kind: 'traffic' })).toHaveProperty('gigabytes');
    expect(await save({ name: '新', price_fen: -1 })).toHaveProperty('price_fen');
    expect(await save({ name: '新', price_fen: 0.5 })).toHaveProperty('price_fen');
    expect((await failureOf(agent.call(billingReport, { from: '2020-01-01' }))).detail.errors).toHaveProperty('from');
  });

  it('sells nobody more than a hundred years, however often', async () => {
    const { id: long } = (await demo.call(billingPlanSave, plan({ name: '十年', days: 3_650 }))).data;
    const [{ id } = { id: '' }] = (await demo.call(subscribers, {})).data.list;
    const recharge = (quantity: number) => {
      const asked = { request_id: `${Math.random()}`, id, plan: long, quantity, method: 'free' as const, note: '' };
      return demo.call(subscriberRecharge, asked);
    };
    await recharge(9);
    expect((await failureOf(recharge(1))).detail.errors).toEqual({ quantity: ['[到期日]应在今天起 36500 天内'] });
  });

  it('keeps a plan that somebody has, and one off sale for those who have it', async () => {
    const used = (await agent.call(billingPlans, {})).data.list.find((row) => row.subscribers > 0)!;
    expect((await failureOf(agent.call(billingPlanRemove, { ids: [used.id] }))).message).toMatch('有用户在使用');
    await agent.call(billingPlanSave, {
      ...plan({ name: used.name, kind: 'traffic', gigabytes: 10 }),
      id: used.id,
      on_sale: false,
    });
    expect((await failureOf(agent.call(subscriberOpen, opening(used.id, { username: 'room302' })))).message).toMatch(
      '停售',
    );
    const [{ id } = { id: '' }] = (await agent.call(subscribers, {})).data.list;
    const again = { request_id: 'kept', id, plan: used.id, quantity: 1, method: 'alipay' as const, note: '' };
    await agent.call(subscriberRecharge, again);
    await agent.call(subscriberRemove, { ids: [id] });
    await agent.call(billingPlanRemove, { ids: [used.id] });
    expect((await agent.call(billingEntries, { q: 'room301' })).data.total).toBe(5);
  });

  it('of another account is not there, for reading and for writing', async () => {
    const mine = (await demo.call(subscribers, {})).data;
    expect(mine.counts.all).toBe(48);
    const [{ id } = { id: '' }] = mine.list;
    const [theirs] = (await demo.call(billingPlans, {})).data.list;
    const status = async (call: Promise<unknown>) => (await failureOf(call)).detail.status;
    expect((await agent.call(subscribers, {})).data.total).toBe(0);
    expect(await status(agent.call(subscriberSave, { id, name: 'x', mobile: '' }))).toBe(404);
    expect(await status(agent.call(subscriberSwitch, { ids: [id], enabled: false }))).toBe(404);
    expect(await status(agent.call(subscriberRemove, { ids: [id] }))).toBe(404);
    expect(await status(agent.call(billingPlanSave, { ...plan({ name: 'mine' }), id: theirs!.id }))).toBe(404);
    expect(await status(agent.call(billingPlanRemove, { ids: [theirs!.id] }))).toBe(404);
    expect(await status(agent.call(subscriberOpen, opening(theirs!.id, { username: 'thief' })))).toBe(404);
    const recharge = { request_id: 'theft', id, plan: theirs!.id, quantity: 1, method: 'cash' as const, note: '' };
    expect(await status(agent.call(subscriberRecharge, recharge))).toBe(404);
  });
});
