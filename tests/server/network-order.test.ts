import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { sdwanCandidates, sdwanCreate, sdwanDetail, sdwanSave } from '../../src/api/contract/sdwan';
import { orderCreate, orderDetail, orderPay, orders, serviceQuote } from '../../src/api/contract/service';
import { added, emptyDrawing, newRule, removed, withBandwidth, type Drawing } from '../../src/domain/sdwan';
import type { InputOf } from '../../src/api/endpoint';
import { book } from '../../host/server/account/wallet/ledger';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;

beforeAll(async () => {
  server = await startReference({
    now: () => clock,
    fleets: smallPlans.map((plan) => ({ ...plan, gateways: 40, aps: 4, switches: 2, residents: 30, visitors: 10 })),
  });
  demo = await server.signIn();
  await server.services.db.tx((sql) =>
    book(sql, { accountId: 'acc_demo', at: clock, kind: 'recharge', title: '', amountFen: 1_000_000, reference: '' }),
  );
});
afterAll(() => server.close());

type Wanted = Omit<InputOf<typeof orderCreate>, 'request_id'>;
const create = async (wanted: Wanted) =>
  (await demo.call(orderCreate, { request_id: crypto.randomUUID(), ...wanted })).data;
const buy = async (wanted: Wanted) => (await demo.call(orderPay, { id: (await create(wanted)).id })).data;
/** A network of three on what was bought; its id. */
const network = async (name: string, owned: string) => {
  const { list } = (await demo.call(sdwanCandidates, { state: 'free' })).data;
  const nodes = [
    ...added(
      emptyDrawing(1),
      list.slice(0, 3).map(({ gwid }) => gwid),
    ).nodes,
  ];
  return (await demo.call(sdwanCreate, { request_id: name, name, topology: 1, nodes, owned })).data.id;
};

it('an order says which network runs on it, and is found by that', async () => {
  const order = await buy({ service: 'sdwan', tier: 'standard', quantity: 3 });
  const other = await buy({ service: 'sdwan', tier: 'standard', quantity: 3 });
  await network('门店互访', order.owned!);
  const renewed = await create({ service: 'sdwan', tier: 'standard', kind: 'renew', owned: order.owned! });
  const { list, total } = (await demo.call(orders, { q: '门店互访' })).data;
  expect([total, list.map(({ id, network_name }) => [id, network_name]).sort()]).toEqual([
    2,
    [order.id, renewed.id].sort().map((id) => [id, '门店互访']),
  ]);
  expect((await demo.call(orderDetail, { id: renewed.id })).data.network_name).toBe('门店互访');
  expect((await demo.call(orderDetail, { id: other.id })).data.network_name).toBeNull();
});

/** What was bought has ended. */
const end = (owned: string) =>
  server.services.db.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1', [owned, new Date(clock - 1)]);

it('what has ended is not opened again with a package that is too small for its network', async () => {
  const { owned } = await buy({ service: 'sdwan', tier: 'enterprise', quantity: 3 });
  const id = await network('总部互访', owned!);
  const rule = { ...newRule('filter', 'r1'), name: '不许访问', content: '10.0.0.1' };
  await server.services.db.query(
    `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, 'filter', 1, $2::jsonb, now())`,
    [id, [rule]],
  );
  await end(owned!);
  const again = { service: 'sdwan', kind: 'upgrade', owned: owned! } as const;
  const said =
    '组网“总部互访”超出这个套餐：有 3 个成员，套餐最多 2 个；有 1 条启用的规则，套餐不含这类规则。' +
    '请选更大的套餐或更多成员，或先缩减组网';
  for (const call of [
    demo.call(serviceQuote, { ...again, tier: 'basic', quantity: 2 }),
    create({ ...again, tier: 'basic', quantity: 2 }),
  ])
    expect((await failureOf(call)).detail.errors).toEqual({ tier: [said] });
  const seats = await failureOf(demo.call(serviceQuote, { ...again, tier: 'enterprise', quantity: 2 }));
  expect(seats.message).toContain('有 3 个成员，套餐最多 2 个。');
  expect((await buy({ ...again, tier: 'enterprise', quantity: 3 })).state).toBe('active');
});

it('a network that is larger than its package is renamed and made smaller, but not larger', async () => {
  const { owned } = await buy({ service: 'sdwan', tier: 'standard', quantity: 4 });
  const id = await network('仓库互访', owned!);
  await server.services.db.query(`UPDATE service_owned SET tier = 'basic', quantity = 2 WHERE id = $1`, [owned]);
  await server.services.db.query('UPDATE sdwan_member SET widthband = 20 WHERE network_id = $1', [id]);
  const save = async (name: string, edit: (drawing: Drawing) => Drawing = (drawing) => drawing) => {
    const { rev, topology, member_list } = (await demo.call(sdwanDetail, { id })).data;
    const { nodes } = edit({ topology, nodes: member_list });
    await demo.call(sdwanSave, { id, rev, name, topology, nodes: [...nodes] });
  };
  await save('仓库与门店');
  expect((await demo.call(sdwanDetail, { id })).data.name).toBe('仓库与门店');
  const [centre, branch] = (await demo.call(sdwanDetail, { id })).data.member_list.map(({ gwid }) => gwid);
  const wider = await failureOf(save('仓库与门店', (all) => withBandwidth(all, branch!, 21)));
  expect(wider.detail.errors).toEqual({ nodes: ['境内侧共 61 Mbps，套餐最多 20 Mbps'] });
  const [one] = (await demo.call(sdwanCandidates, { state: 'free' })).data.list;
  const more = await failureOf(save('仓库与门店', (all) => withBandwidth(added(all, [one!.gwid]), centre!, 1)));
  expect(more.detail.errors).toEqual({ nodes: ['有 4 个成员，套餐最多 2 个'] });
  await save('仓库与门店', (all) => withBandwidth(all, branch!, 10));
  await save('仓库与门店', (all) => removed(all, branch!));
  expect((await demo.call(sdwanDetail, { id })).data).toMatchObject({ members: 2, local: 40 });
});
