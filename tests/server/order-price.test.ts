import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { paymentCreate } from '../../src/api/contract/payment';
import {
  orderCreate,
  orderDetail,
  orderPay,
  orders,
  ownedList,
  serviceDetail,
  serviceQuote,
} from '../../src/api/contract/service';
import { coupons, statement } from '../../src/api/contract/wallet';
import type { InputOf } from '../../src/api/endpoint';
import { book } from '../../host/server/account/wallet/ledger';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const day = 24 * 3_600_000;
const clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock, fleets: [] });
  demo = await server.signIn();
  await server.services.db.tx((sql) =>
    book(sql, { accountId: 'acc_demo', at: clock, kind: 'recharge', title: '', amountFen: 1_000_000, reference: '' }),
  );
});
afterAll(() => server.close());
beforeEach(() => server.services.db.query('DELETE FROM activity_use'));

type Create = Omit<InputOf<typeof orderCreate>, 'request_id'>;
const create = async (input: Create) =>
  (await demo.call(orderCreate, { request_id: crypto.randomUUID(), ...input })).data;
const pay = async (id: string) => (await demo.call(orderPay, { id })).data;
const buy = async (input: Create) => pay((await create(input)).id);
const stateOf = async (id: string) => (await demo.call(orderDetail, { id })).data.state;
const mine = async (id: string) =>
  (await demo.call(ownedList, { per_page: 1000 })).data.list.find((one) => one.id === id)!;
const anyCoupon = async () => {
  await server.services.db.query('UPDATE coupon SET used_at = NULL');
  return (await demo.call(coupons, { state: 'usable' })).data.list.find((row) => row.service === '')!;
};
const standard = { service: 'sdwan', tier: 'standard' } as const;

describe('the price of a first month', () => {
  it('is for what is opened newly: a renewal and what is opened again cost what they always do', async () => {
    const { owned } = await buy({ ...standard, pay_fen: 2800 });
    await server.services.db.query('DELETE FROM activity_use');
    const renew = { ...standard, kind: 'renew', owned: owned! } as const;
    expect((await demo.call(serviceQuote, renew)).data.pay_fen).toBe(4800);
    expect((await demo.call(serviceDetail, { key: 'sdwan' })).data.tiers[2]!.activity_fen).toBe(2800);
    expect((await demo.call(serviceQuote, standard)).data.pay_fen).toBe(2800);
    const ends = Date.parse((await mine(owned!)).expires_at);
    await server.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [
      owned,
      new Date(clock - day),
    ]);
    expect((await demo.call(serviceQuote, { ...renew, kind: 'upgrade' })).data.pay_fen).toBe(4800);
    expect(ends).toBeGreaterThan(clock);
  });

  it('is taken as it was shown, or not at all', async () => {
    const shown = { ...standard, pay_fen: 2800 };
    await server.services.db.query(
      `INSERT INTO activity_use (account_id, activity_id, apply_to, apply_to_package, at)
       SELECT 'acc_demo', activity_id, apply_to, apply_to_package, $1 FROM activity_offer`,
      [new Date(clock)],
    );
    const before = (await demo.call(orders, {})).data.total;
    const failed = await failureOf(create(shown));
    expect([failed.detail.code, failed.message]).toEqual([4425, '应付金额已变为 ¥48.00，请核对后重新提交']);
    expect((await demo.call(orders, {})).data.total).toBe(before);
  });
});

describe('an order at the price of what was used elsewhere', () => {
  it('is void as soon as the other one is paid', async () => {
    const [one, two, other] = [
      await create(standard),
      await create(standard),
      await create({ service: 'camera', tier: 'basic' }),
    ];
    await pay(one.id);
    expect([await stateOf(two.id), await stateOf(other.id)]).toEqual(['cancelled', 'unpaid']);
    expect((await failureOf(pay(two.id))).message).toBe('活动价已使用，订单已取消，请重新下单');
    const coupon = await anyCoupon();
    const with_it = { service: 'backup_v2', tier: 'pro', months: 6, coupon: coupon.id };
    const [first, second] = [await create(with_it), await create(with_it)];
    await pay(second.id);
    expect(await stateOf(first.id)).toBe('cancelled');
  });

  it('takes no money from outside, says why and is void', async () => {
    const order = await create(standard);
    await server.services.db.query(
      `INSERT INTO activity_use (account_id, activity_id, apply_to, apply_to_package, at)
       SELECT 'acc_demo', activity_id, apply_to, apply_to_package, $1 FROM activity_offer`,
      [new Date(clock)],
    );
    const asked = { request_id: crypto.randomUUID(), method: 'test', order: order.id } as const;
    expect((await failureOf(demo.call(paymentCreate, asked))).message).toBe('活动价已使用，订单已取消，请重新下单');
    expect(await stateOf(order.id)).toBe('cancelled');
  });

  it('is void when it is paid all the same, and nothing of it is used or taken', async () => {
    const coupon = await anyCoupon();
    const order = await create({ ...standard, months: 12, coupon: coupon.id });
    await server.services.db.query('UPDATE coupon SET expires_at = $2 WHERE id = $1', [coupon.id, new Date(clock)]);
    const before = (await demo.call(statement, { per_page: 1 })).data.total;
    expect((await failureOf(pay(order.id))).message).toBe('优惠券已使用或已过期，订单已取消，请重新下单');
    expect(await stateOf(order.id)).toBe('cancelled');
    expect((await demo.call(statement, { per_page: 1 })).data.total).toBe(before);
    expect((await demo.call(serviceQuote, standard)).data.pay_fen).toBe(2800);
  });
});

describe('what has ended', () => {
  const ended = async (input: Create) => {
    const { owned } = await buy(input);
    await server.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [
      owned,
      new Date(clock - day),
    ]);
    return owned!;
  };

  it('is opened again with any package for any number', async () => {
    const [three, seven] = [
      await ended({ service: 'sdwan', tier: 'enterprise', quantity: 3 }),
      await ended({ service: 'sdwan', tier: 'enterprise', quantity: 7 }),
    ];
    const again = { service: 'sdwan', tier: 'basic', kind: 'upgrade' } as const;
    const { lines, pay_fen } = (await demo.call(serviceQuote, { ...again, owned: three, quantity: 1 })).data;
    expect([lines[0]!.text, pay_fen]).toEqual(['基础版 ¥18.00 × 1 个成员 × 1 个月', 1800]);
    expect((await demo.call(serviceQuote, { ...again, owned: seven, quantity: 5 })).data.pay_fen).toBe(9000);
    expect((await demo.call(serviceQuote, { ...again, owned: seven })).data.pay_fen).toBe(9000);
    const more = await failureOf(demo.call(serviceQuote, { ...again, owned: seven, quantity: 6 }));
    expect(more.detail.errors).toEqual({ quantity: ['最多 5 个成员'] });
    await buy({ ...again, owned: seven, quantity: 2 });
    expect(await mine(seven)).toMatchObject({ tier: 'basic', quantity: 2, state: 'active' });
  });

  it('can be opened again smaller where it had the most of the best package', async () => {
    const tiers = (await demo.call(serviceDetail, { key: 'camera' })).data;
    const best = tiers.tiers.at(-1)!;
    const full = { service: 'camera', tier: best.key, quantity: best.most ?? tiers.most };
    const running = (await buy(full)).owned!;
    expect(await mine(running)).toMatchObject({ upgradable: false });
    expect(await mine(await ended(full))).toMatchObject({ state: 'expired', upgradable: true });
  });
});
