import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import {
  sdwanCandidates,
  sdwanCreate,
  sdwanDetail,
  sdwanNetworks,
  sdwanPackagesFree,
  sdwanSave,
  sdwanTry,
} from '../../src/api/contract/sdwan';
import { sdwanGroupAssign, sdwanGroupCreate, sdwanGroups } from '../../src/api/contract/sdwan-group';
import {
  orderCreate,
  orderPay,
  ownedList,
  serviceDetail,
  serviceQuote,
  services,
} from '../../src/api/contract/service';
import { added, emptyDrawing, type NetworkService } from '../../src/domain/sdwan';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let reference: Reference;
let demo: Client;

beforeAll(async () => {
  reference = await startReference();
  demo = await reference.signIn();
  // Prepared nodes bring subnets that collide.
  await reference.services.db.query('DELETE FROM sdwan_node');
});
afterAll(() => reference.close());

const buy = async (service: NetworkService) => {
  const wanted = { service, tier: 'basic', months: 1, quantity: 3 };
  const { id } = (await demo.call(orderCreate, { ...wanted, request_id: crypto.randomUUID() })).data;
  return (await demo.call(orderPay, { id })).data.owned!;
};
const open = (opened: boolean) =>
  reference.services.db.query(`UPDATE account SET network_status = $1 WHERE id = 'acc_demo'`, [opened]);
const make = async (name: string, owned: string, service: NetworkService) => {
  const { list } = (await demo.call(sdwanCandidates, { state: 'free' })).data;
  const { nodes } = added(
    emptyDrawing(1),
    list.slice(0, 2).map(({ gwid }) => gwid),
  );
  const input = { request_id: name, name, topology: 1 as const, nodes: [...nodes], owned };
  return (await demo.call(sdwanCreate, { ...input, service })).data.id;
};
const of = async (service?: NetworkService) =>
  (await demo.call(sdwanNetworks, service ? { service } : {})).data.list.map(({ id }) => id);

it('sells, makes and lists networks of its own beside those of SD-WAN', async () => {
  const owned = await buy('network');
  expect((await demo.call(sdwanPackagesFree, { service: 'network' })).data.list.map(({ id }) => id)).toEqual([owned]);
  expect((await demo.call(sdwanPackagesFree, {})).data.list.map(({ id }) => id)).not.toContain(owned);
  const crossed = await failureOf(make('错的', owned, 'sdwan'));
  expect(crossed.detail.errors?.owned).toEqual(['没有找到这个套餐']);

  const id = await make('直营门店', owned, 'network');
  const other = await make('加盟门店', await buy('sdwan'), 'sdwan');
  expect(await of('network')).toEqual([id]);
  expect(await of('sdwan')).toContain(other);
  expect(await of('sdwan')).not.toContain(id);
  expect(await of()).toEqual(expect.arrayContaining([id, other]));

  const { data } = await demo.call(sdwanDetail, { id });
  expect([data.service, data.tier_name, data.owned]).toEqual(['network', '基础版', owned]);
  const nodes = data.member_list.map(
    ({ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y }) =>
      ({ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y }) as const,
  );
  const saved = await demo.call(sdwanSave, { id, rev: data.rev, name: data.name, topology: 1, nodes });
  expect(saved.data.rev).toBe(data.rev + 1);
  const rows = (await demo.call(ownedList, { id: owned })).data;
  expect(rows.list.map(({ network_name }) => network_name)).toEqual(['直营门店']);
  expect(rows.counts.all).toBe(1);

  const group = (await demo.call(sdwanGroupCreate, { kind: 'network', name: '两种' })).data.id;
  await demo.call(sdwanGroupAssign, { kind: 'network', ids: [id, other], group });
  const count = async (service?: NetworkService) =>
    (await demo.call(sdwanGroups, { kind: 'network', ...(service && { service }) })).data.find(
      (one) => one.id === group,
    )!.count;
  expect([await count(), await count('network'), await count('sdwan')]).toEqual([2, 1, 1]);
});

it('takes the local networks that were chosen and direct branches, and refuses those that could be mistaken', async () => {
  const [id] = await of('network');
  const read = async () => (await demo.call(sdwanDetail, { id: id! })).data;
  const { member_list } = await read();
  const [one, two] = member_list.map(({ gwid }) => gwid);
  const { db } = reference.services;
  const lan = async (gwid: string, address: string) =>
    void (await db.query(
      `UPDATE device_interface SET address = $2, state = 'connected' WHERE device_id = $1 AND role = 'lan'
         AND name = (SELECT min(name) FROM device_interface WHERE device_id = $1 AND role = 'lan')`,
      [gwid, address],
    ));
  await lan(one!, '192.168.1.1/24');
  await lan(two!, '192.168.1.254/24');
  const save = async (subnets: (string[] | null | undefined)[], mesh?: boolean) => {
    const { rev, name, topology, member_list: list } = await read();
    const nodes = list.map(({ gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y }, at) => {
      const node = { gwid, role, pid, position, widthband, foreign_widthband, is_used, x, y };
      return subnets[at] === undefined ? node : { ...node, subnets: subnets[at] };
    });
    return demo.call(sdwanSave, { id: id!, rev, name, topology, nodes, ...(mesh !== undefined && { mesh }) });
  };
  const wrong = async (subnets: (string[] | null)[]) =>
    Object.values((await failureOf(save(subnets))).detail.errors ?? {}).flat();
  expect((await read()).member_list.map(({ lans, subnets }) => [lans!.includes('192.168.1.0/24'), subnets])).toEqual([
    [true, null],
    [true, null],
  ]);
  expect(await wrong([['192.168.1.1/24'], null])).toEqual([expect.stringContaining('192.168.1.1/24')]);
  expect(await wrong([['172.20.0.0/16'], null])).toEqual(['这台网关没有内网网段 172.20.0.0/16']);
  expect(await wrong([['192.168.1.0/24'], ['192.168.1.0/24']])).toHaveLength(2);
  await save([['192.168.1.0/24'], []], true);
  expect(await read()).toMatchObject({ mesh: true, member_list: [{ subnets: ['192.168.1.0/24'] }, { subnets: [] }] });
  // Who says nothing of them changes nothing of them.
  await save([undefined, undefined]);
  expect(await read()).toMatchObject({ mesh: true, member_list: [{ subnets: ['192.168.1.0/24'] }, { subnets: [] }] });
  await save([null, null], false);
  expect(await read()).toMatchObject({ mesh: false, member_list: [{ subnets: null }, { subnets: null }] });
});

it('is closed to accounts that it was not opened for, but what they have goes on', async () => {
  const [id] = await of('network');
  const { data } = await demo.call(sdwanDetail, { id: id! });
  await open(false);
  try {
    const refused = [
      () => demo.call(sdwanNetworks, { service: 'network' }),
      () => demo.call(sdwanPackagesFree, { service: 'network' }),
      () => demo.call(sdwanTry, { name: '新的', gwids: [], service: 'network' }),
      () => make('新的', data.owned!, 'network'),
      () => demo.call(serviceQuote, { service: 'network', tier: 'basic', months: 1, quantity: 2 }),
    ];
    for (const call of refused) {
      const { message, detail } = await failureOf(call());
      expect([message, detail.status]).toEqual(['账号未开通智慧组网，请联系客服开通', 403]);
    }
    expect((await demo.call(serviceDetail, { key: 'network' })).data.for_sale).toBe(false);
    expect((await demo.call(services, {})).data.list.map(({ key }) => key)).toContain('network');
    expect((await demo.call(sdwanDetail, { id: id! })).data.name).toBe('直营门店');
    const renewal = { service: 'network', tier: 'basic', kind: 'renew', owned: data.owned!, months: 1, quantity: 3 };
    expect((await demo.call(serviceQuote, { ...renewal, kind: 'renew' })).data.pay_fen).toBeGreaterThan(0);
  } finally {
    await open(true);
  }
});
