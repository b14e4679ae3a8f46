import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { gateways } from '../../src/api/contract/device';
import { logs } from '../../src/api/contract/log';
import {
  orderCancel,
  orderCreate,
  orderDetail,
  orderInvoice,
  orderPay,
  orders,
  ownedBind,
  ownedList,
  serviceDetail,
  serviceQuote,
  services,
} from '../../src/api/contract/service';
import { backupPlan, backupPlanSave } from '../../src/api/contract/backup';
import { paymentCreate } from '../../src/api/contract/payment';
import { coupons, statement, walletSummary } from '../../src/api/contract/wallet';
import type { InputOf } from '../../src/api/endpoint';
import { serviceCare } from '../../host/server/jobs/service';
import { book } from '../../host/server/account/wallet/ledger';
import { catalogue } from '../../host/server/services/catalogue/catalogue';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const day = 24 * 60 * minute;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  await server.services.db.tx((sql) =>
    book(sql, { accountId: 'acc_demo', at: clock, kind: 'recharge', title: '', amountFen: 1_000_000, reference: '' }),
  );
});
afterAll(() => server.close());

/** So much later that everybody has to sign in again. */
const later = async (at: number) => {
  clock = at;
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
};

type Create = InputOf<typeof orderCreate>;
const create = async (input: Omit<Create, 'request_id'> & { request_id?: string }, client = demo) =>
  (await client.call(orderCreate, { request_id: crypto.randomUUID(), ...input })).data;
const pay = async (id: string, client = demo) => (await client.call(orderPay, { id })).data;
const buy = async (input: Omit<Create, 'request_id'>, client = demo) => pay((await create(input, client)).id, client);
const balance = async (client = demo) => (await client.call(walletSummary, {})).data.balance_fen;
const owned = async (service?: string, client = demo) =>
  (await client.call(ownedList, { per_page: 1000, ...(service && { service }) })).data;
const mine = async ({ owned: id }: { owned: string | null }) => (await owned()).list.find((one) => one.id === id)!;
const bookings = async (id: string) =>
  (
    await server.services.db.query<{ amount_fen: number }>(
      `SELECT amount_fen FROM wallet_entry WHERE kind = 'order' AND reference = $1`,
      [id],
    )
  ).map((row) => row.amount_fen);

describe('the catalogue', () => {
  it('lists every service, and every package has a value in each row of the comparison', async () => {
    const { list } = (await demo.call(services, {})).data;
    const shut = new Set(catalogue.flatMap(({ key, closed }) => (closed ? [key] : [])));
    expect(list.every(({ key, owned }) => owned > 0 || !shut.has(key))).toBe(true);
    for (const { key } of list) {
      const detail = (await demo.call(serviceDetail, { key })).data;
      expect(detail.compare.every((row) => row.values.length === detail.tiers.length)).toBe(true);
      expect(new Set(detail.tiers.map((tier) => tier.key)).size).toBe(detail.tiers.length);
    }
    expect((await failureOf(demo.call(serviceDetail, { key: 'nothing' }))).kind).toBe('notFound');
  });

  it('names the offers of 28 and 68 yuan for packages 2 and 3', async () => {
    const { tiers } = (await demo.call(serviceDetail, { key: 'sdwan' })).data;
    expect(tiers.map((tier) => [tier.package, tier.activity_fen])).toEqual([
      [0, null],
      [1, null],
      [2, 2800],
      [3, 6800],
    ]);
  });
});

describe('a price', () => {
  it('is the server’s: with gift, coupon and every duration', async () => {
    const usable = (await demo.call(coupons, { state: 'usable' })).data.list;
    const coupon = usable.find((one) => one.service === '')!;
    const wanted = { service: 'sdwan', tier: 'standard', months: 3, quantity: 9 };
    const bill = (await demo.call(serviceQuote, { ...wanted, coupon: coupon.id })).data;
    expect(bill.lines.map(({ kind, fen }) => [kind, fen])).toEqual([
      ['base', 129_600],
      ['activity', -18_000],
      ['gift', -43_200],
      ['coupon', -coupon.amount_fen],
    ]);
    expect(bill.pay_fen).toBe(68_400 - coupon.amount_fen);
    expect(bill.durations).toContainEqual({ months: 3, mark: '买二送一', pay_fen: 68_400 });
    expect(bill.coupons.map((one) => one.id)).toContain(coupon.id);
    expect(bill.to).toBe('2027-02-20T06:00:00.000Z');
  });

  it('has no more seats than the package allows', async () => {
    const refused = async (tier: string, quantity: number) =>
      (await failureOf(demo.call(serviceQuote, { service: 'sdwan', tier, quantity }))).detail.errors;
    expect(await refused('basic', 6)).toEqual({ quantity: ['最多 5 个成员'] });
    expect(await refused('standard', 21)).toEqual({ quantity: ['最多 20 个成员'] });
    expect(await refused('enterprise', 101)).toEqual({ quantity: ['最多 100 个成员'] });
    const failed = await failureOf(create({ service: 'sdwan', tier: 'basic', quantity: 30 }));
    expect(failed.detail.errors).toHaveProperty('quantity');
    const { tiers } = (await demo.call(serviceDetail, { key: 'sdwan' })).data;
    expect(tiers.map(({ most }) => most)).toEqual([2, 5, 20, 100]);
  });

  it('has the offer of a first month for the first month', async () => {
    const bill = (await demo.call(serviceQuote, { service: 'sdwan', tier: 'enterprise', months: 36, quantity: 100 }))
      .data;
    expect(bill.lines.find(({ kind }) => kind === 'activity')).toEqual({
      kind: 'activity',
      text: '首月活动价 ¥68.00',
      fen: -300_000,
    });
  });

  it('is there for every service: each has something behind it', () => {
    expect(catalogue.filter((service) => service.closed)).toEqual([]);
  });

  it('is refused for too many, an unknown package and somebody else’s coupon', async () => {
    const wanted = { service: 'camera', tier: 'basic' };
    expect((await failureOf(demo.call(serviceQuote, { ...wanted, quantity: 65 }))).detail.errors).toHaveProperty(
      'quantity',
    );
    expect((await failureOf(demo.call(serviceQuote, { ...wanted, tier: 'x' }))).detail.errors).toHaveProperty('tier');
    const theirs = (await agent.call(coupons, { state: 'usable' })).data.list[0]!;
    expect(
      (await failureOf(demo.call(serviceQuote, { ...wanted, months: 12, coupon: theirs.id }))).detail.errors,
    ).toHaveProperty('coupon');
  });
});

describe('an order', () => {
  it('is paid exactly once, however often and how many at the same time ask', async () => {
    const before = await balance();
    const cameras = (await owned('camera')).total;
    const { id, pay_fen } = await create({ service: 'camera', tier: 'basic', months: 1, quantity: 2 });
    expect(pay_fen).toBe(2400);
    const results = await Promise.all([pay(id), pay(id), pay(id)]);
    expect(results.map((order) => order.state)).toEqual(['active', 'active', 'active']);
    await pay(id);
    expect(await bookings(id)).toEqual([-2400]);
    expect(await balance()).toBe(before - 2400);
    expect((await owned('camera')).total).toBe(cameras + 1);
    const spent = (await demo.call(statement, { kind: 'order' })).data.list[0]!;
    expect(spent).toMatchObject({ title: '云安全摄像 基础版', amount_fen: -2400 });
  });

  it('asked for twice with the same request is one', async () => {
    const input = { request_id: crypto.randomUUID(), service: 'camera', tier: 'basic' };
    const [one, two] = await Promise.all([create(input), create(input)]);
    expect(one.id).toBe(two.id);
    await demo.call(orderCancel, { id: one.id });
  });

  it('is not paid without money, and stays to be paid', async () => {
    const before = (await owned('camera')).total;
    const { id } = await create({ service: 'camera', tier: 'pro', months: 36, quantity: 64 });
    expect((await failureOf(pay(id))).detail.code).toBe(4402);
    expect((await demo.call(orderDetail, { id })).data.state).toBe('unpaid');
    expect((await owned('camera')).total).toBe(before);
    expect((await demo.call(orderCancel, { id })).data.state).toBe('cancelled');
    expect((await failureOf(pay(id))).message).toContain('已取消');
  });

  it('is cancelled after thirty minutes, to the second, also before anybody cleans up', async () => {
    const { id } = await create({ service: 'honeypot', tier: 'basic' });
    clock += 30 * minute - 1;
    expect((await demo.call(orderDetail, { id })).data.state).toBe('unpaid');
    clock += 1;
    expect((await demo.call(orderDetail, { id })).data.state).toBe('cancelled');
    expect((await failureOf(pay(id))).message).toContain('已取消');
    await serviceCare.run(server.services);
    expect(
      (await demo.call(orders, { state: 'cancelled', service: 'honeypot' })).data.list.map((one) => one.id),
    ).toEqual([id]);
  });

  it('is the last of twenty that nobody has paid; a cancelled one, or one whose time is over, makes room', async () => {
    const camera = { service: 'camera', tier: 'basic' };
    const [first] = await Promise.all(Array.from({ length: 20 }, () => create(camera, agent)));
    const more = () => create(camera, agent);
    expect((await failureOf(more())).message).toBe('待支付的订单过多，请先支付或取消');
    await agent.call(orderCancel, { id: first!.id });
    await more();
    await failureOf(more());
    await create(camera);
    clock += 30 * minute;
    await more();
  });

  it('uses a coupon once: a second order with it cannot be paid', async () => {
    const coupon = (await demo.call(coupons, { state: 'usable' })).data.list.find((one) => one.service === '')!;
    const input = { service: 'backup_v2', tier: 'pro', months: 6, coupon: coupon.id };
    const [one, two] = [await create(input), await create(input)];
    const before = await balance();
    const results = await Promise.allSettled([pay(one.id), pay(two.id)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(before - (await balance())).toBe(one.pay_fen);
    expect((await demo.call(coupons, { state: 'used' })).data.list.map((used) => used.id)).toContain(coupon.id);
    for (const { id } of [one, two]) await demo.call(orderCancel, { id }).catch(() => undefined);
  });

  it('uses an activity price once', async () => {
    const input = { service: 'sdwan', tier: 'standard', months: 1 };
    const [one, two] = [await create(input), await create(input)];
    expect([one.pay_fen, two.pay_fen]).toEqual([2800, 2800]);
    await pay(one.id);
    expect((await failureOf(pay(two.id))).message).toContain('活动价已使用');
    expect(await bookings(two.id)).toEqual([]);
    expect((await demo.call(serviceDetail, { key: 'sdwan' })).data.tiers[2]!.activity_fen).toBeNull();
    await demo.call(orderCancel, { id: two.id });
  });

  it('of a trial is free and open once', async () => {
    const order = await buy({ service: 'camera', tier: 'trial' });
    expect(order).toMatchObject({ pay_fen: 0, state: 'expiring' });
    expect(Date.parse(order.to!) - clock).toBe(7 * day);
    expect((await failureOf(create({ service: 'camera', tier: 'trial' }))).message).toContain('体验一次');
    expect((await demo.call(serviceDetail, { key: 'camera' })).data.tiers[0]!.trial_used).toBe(true);
  });

  it('has an invoice, once, for good data', async () => {
    const { id } = await buy({ service: 'honeypot', tier: 'basic' });
    const bad = await failureOf(demo.call(orderInvoice, { id, title: '', tax_no: '12', email: 'x' }));
    expect(Object.keys(bad.detail.errors ?? {}).sort()).toEqual(['email', 'tax_no', 'title']);
    const good = { id, title: '山屿商贸有限公司', tax_no: '91330106MA2KXT8L5Q', email: 'cw@example.com' };
    expect((await demo.call(orderInvoice, good)).data.invoice?.state).toBe('requested');
    expect((await failureOf(demo.call(orderInvoice, good))).message).toBe('已申请过发票');
  });

  it('is paid by one of two windows, and the other is told', async () => {
    const { id, pay_fen } = await create({ service: 'camera', tier: 'basic' });
    const before = await balance();
    const other = await server.signIn();
    await pay(id);
    const again = { request_id: crypto.randomUUID(), method: 'test', order: id } as const;
    expect((await failureOf(other.call(paymentCreate, again))).message).toBe('订单已支付');
    expect((await failureOf(other.call(orderCancel, { id }))).message).toBe('订单已支付，不能取消');
    expect((await pay(id, other)).paid_at).toBe((await demo.call(orderDetail, { id })).data.paid_at);
    expect(await balance()).toBe(before - pay_fen);
  });

  it('belongs to its account, and leaves lines in the log of business', async () => {
    const { id } = await create({ service: 'camera', tier: 'basic' });
    for (const call of [orderDetail, orderPay, orderCancel]) {
      expect((await failureOf(agent.call(call, { id }))).kind).toBe('notFound');
    }
    expect((await agent.call(orders, { per_page: 1000 })).data.list.map((one) => one.id)).not.toContain(id);
    const lines = (await demo.call(logs, { kind: 'business' })).data.list;
    expect(lines[0]!.text).toBe('下单 云安全摄像 基础版，¥12.00');
    await demo.call(orderCancel, { id });
  });
});

describe('what is owned', () => {
  it('is renewed from its end, and from now when it has ended', async () => {
    const order = await buy({ service: 'honeypot', tier: 'basic' });
    const renew = { service: 'honeypot', tier: 'basic', kind: 'renew', owned: order.owned!, months: 3 } as const;
    const renewed = await buy(renew);
    expect([renewed.from, renewed.state]).toEqual([order.to, 'paid']);
    expect((await mine(order)).expires_at).toBe(renewed.to);
    const now = clock;
    await later(Date.parse(renewed.to!) + day);
    expect((await mine(order)).state).toBe('expired');
    const again = await buy({ ...renew, months: 1 });
    expect(Date.parse(again.from!)).toBe(clock);
    expect(clock).toBeGreaterThan(now);
  });

  it('is upgraded for the difference, never downgraded', async () => {
    const order = await buy({ service: 'honeypot', tier: 'basic' });
    const upgrade = { service: 'honeypot', tier: 'pro', kind: 'upgrade', owned: order.owned! } as const;
    const bill = (await demo.call(serviceQuote, upgrade)).data;
    expect(bill.lines[0]!.kind).toBe('upgrade');
    expect(bill.to).toBe(order.to);
    await buy(upgrade);
    expect(await mine(order)).toMatchObject({ tier: 'pro', expires_at: order.to });
    const down = { ...upgrade, tier: 'basic' };
    expect((await failureOf(demo.call(serviceQuote, down))).detail.errors).toHaveProperty('tier');
    expect(
      (await failureOf(demo.call(serviceQuote, { ...upgrade, kind: 'renew', tier: 'basic' }))).detail.errors,
    ).toHaveProperty('tier');
  });

  it('gets more seats and a better package in place, for the time that is left', async () => {
    const { owned: id, to } = await buy({ service: 'sdwan', tier: 'basic', quantity: 5 });
    const upgrade = { service: 'sdwan', kind: 'upgrade', owned: id! } as const;
    const same = await failureOf(demo.call(serviceQuote, { ...upgrade, tier: 'basic', quantity: 5 }));
    expect(same.detail.errors).toHaveProperty('tier');
    const many = await failureOf(demo.call(serviceQuote, { ...upgrade, tier: 'basic', quantity: 6 }));
    expect(many.detail.errors).toEqual({ quantity: ['最多 5 个成员'] });
    const bill = (await demo.call(serviceQuote, { ...upgrade, tier: 'standard', quantity: 6 })).data;
    const msLeft = Date.parse(to!) - clock;
    const fen = Math.ceil(((6 * 4800 - 5 * 1800) * msLeft) / (30 * day));
    expect(bill).toMatchObject({ pay_fen: fen, to, durations: [] });
    expect(bill.lines[0]!.text).toContain('基础版升级到标准版，5 个成员增加到 6 个成员');
    await buy({ ...upgrade, tier: 'standard', quantity: 6 });
    expect(await mine({ owned: id })).toMatchObject({ tier: 'standard', quantity: 6, expires_at: to });
    await buy({ ...upgrade, tier: 'standard', quantity: 8 });
    await buy({ ...upgrade, tier: 'enterprise' });
    expect(await mine({ owned: id })).toMatchObject({ tier: 'enterprise', quantity: 8, expires_at: to });
  });

  it('goes on after a trial that has ended, in its place', async () => {
    const { owned: id, to } = await buy({ service: 'sdwan', tier: 'trial' }, agent);
    const of = async () => (await owned('sdwan', agent)).list.find((one) => one.id === id)!;
    expect((await of()).quantity).toBe(2);
    await later(Date.parse(to!) + day);
    expect(await of()).toMatchObject({ state: 'expired', upgradable: true });
    const upgrade = { service: 'sdwan', tier: 'basic', kind: 'upgrade', owned: id!, months: 3, quantity: 3 } as const;
    const bill = (await agent.call(serviceQuote, upgrade)).data;
    expect(bill.durations.length).toBeGreaterThan(0);
    expect(Date.parse(bill.from)).toBe(clock);
    const order = await buy(upgrade, agent);
    expect(order.pay_fen).toBe(bill.pay_fen);
    expect(await of()).toMatchObject({ tier: 'basic', quantity: 3, state: 'active', expires_at: bill.to });
  });

  it('makes an order void that was priced for what it was before', async () => {
    const { owned: id } = await buy({ service: 'sdwan', tier: 'basic', quantity: 3 });
    const sdwan = { service: 'sdwan', owned: id! };
    const upgrade = await create({ ...sdwan, tier: 'standard', kind: 'upgrade' });
    const renewal = await create({ ...sdwan, tier: 'basic', kind: 'renew' });
    await buy({ ...sdwan, tier: 'basic', kind: 'renew', months: 36 });
    const before = await balance();
    expect((await failureOf(pay(upgrade.id))).message).toBe('业务已变更，订单已取消，请重新下单');
    expect((await demo.call(orderDetail, { id: upgrade.id })).data.state).toBe('cancelled');
    expect([await balance(), (await mine({ owned: id })).tier]).toEqual([before, 'basic']);
    const dearer = await create({ ...sdwan, tier: 'standard', kind: 'upgrade' });
    expect(dearer.pay_fen).toBeGreaterThan(upgrade.pay_fen * 10);
    await pay(dearer.id);
    expect((await failureOf(pay(renewal.id))).message).toBe('业务已变更，订单已取消，请重新下单');
  });

  it('works on one gateway of the account, which has it once', async () => {
    const [a, b] = (await demo.call(gateways, { per_page: 2 })).data.list;
    const first = await buy({ service: 'camera', tier: 'basic', gwid: a!.id });
    expect(first.gateway_remark).toBe(a!.remark);
    expect((await failureOf(create({ service: 'camera', tier: 'basic', gwid: a!.id }))).message).toContain('已绑定');
    const second = await buy({ service: 'camera', tier: 'basic' });
    expect((await failureOf(demo.call(ownedBind, { id: second.owned!, gwid: a!.id }))).message).toContain('已绑定');
    await demo.call(ownedBind, { id: second.owned!, gwid: b!.id });
    await demo.call(ownedBind, { id: first.owned!, gwid: null });
    expect([(await mine(first)).gwid, (await mine(second)).gwid]).toEqual([null, b!.id]);
    const theirs = (await agent.call(gateways, { per_page: 1 })).data.list[0]!;
    expect((await failureOf(demo.call(ownedBind, { id: first.owned!, gwid: theirs.id }))).kind).toBe('notFound');
    expect((await failureOf(agent.call(ownedBind, { id: first.owned!, gwid: null }))).kind).toBe('notFound');
  });

  it('of cloud backup backs its gateway up each night, but for one whose plan was made by hand', async () => {
    const [a, b] = (await demo.call(gateways, { per_page: 2 })).data.list;
    const weekly = { enabled: true, every: 'weekly', weekday: 2, hour: 5, keep: 7 } as const;
    await demo.call(backupPlanSave, { ids: [a!.id], ...weekly });
    for (const { id: gwid } of [a!, b!]) await buy({ service: 'backup_v2', tier: 'basic', gwid });
    const plan = async (id: string) => (await demo.call(backupPlan, { id })).data;
    expect(await plan(a!.id)).toMatchObject(weekly);
    expect(await plan(b!.id)).toMatchObject({ enabled: true, every: 'daily', hour: 3, keep: 10 });
    const ends = `UPDATE service_owned SET expires_at = $2 WHERE service = 'backup_v2' AND gateway_id = $1`;
    await server.services.db.query(ends, [b!.id, new Date(server.services.now() - 1000)]);
    await serviceCare.run(server.services);
    expect(await plan(b!.id)).toMatchObject({ enabled: false });
    expect(await plan(a!.id)).toMatchObject(weekly);
  });

  it('is announced once when it ends soon', async () => {
    const order = await buy({ service: 'firewall_plugin', tier: 'basic' });
    const sent = async () =>
      (
        await server.services.db.query<{ n: number }>(
          `SELECT count(*) AS n FROM message WHERE account_id = 'acc_demo' AND title LIKE '云防火墙插件%即将到期'`,
        )
      )[0]!.n;
    await serviceCare.run(server.services);
    const before = await sent();
    clock = Date.parse(order.to!) - 6 * day;
    await serviceCare.run(server.services);
    const after = await sent();
    expect(after).toBeGreaterThan(before);
    await serviceCare.run(server.services);
    expect(await sent()).toBe(after);
  });
});
