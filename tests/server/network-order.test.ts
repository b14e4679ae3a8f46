import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { sdwanCandidates, sdwanCreate } from '../../src/api/contract/sdwan';
import { orderCreate, orderDetail, orderPay, orders } from '../../src/api/contract/service';
import { added, emptyDrawing } from '../../src/domain/sdwan';
import type { InputOf } from '../../src/api/endpoint';
import { book } from '../../host/server/account/wallet/ledger';
import { smallPlans } from '../../host/server/demo/simulation/plan';
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
