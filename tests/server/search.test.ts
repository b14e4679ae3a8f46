import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { gateways } from '../../src/api/contract/device';
import { globalSearch } from '../../src/api/contract/search';
import { orderCreate } from '../../src/api/contract/service';
import { findAll } from '../../host/server/search/find';
import type { Context } from '../../host/server/context';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => Date.parse('2026-11-20T06:00:00Z') });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

const find = async (q: string, client = demo) => (await client.call(globalSearch, { q })).data;

it('devices are found by name, identity, MAC however it is written, address and serial', async () => {
  const row = (await demo.call(gateways, { per_page: 50 })).data.list.find((one) => one.mac)!;
  for (const q of [row.remark, row.gwid, row.mac, row.mac.replaceAll(':', '-'), row.serial.toLowerCase(), row.wan_ip]) {
    expect((await find(q)).devices.map((one) => one.id)).toContain(row.id);
  }
});

it('people online and open alarms are found too', async () => {
  const user = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;
  expect((await find(user.mac)).users.map((one) => one.id)).toEqual([user.id]);
  const alarm = (await demo.call(alarms, { state: 'open', per_page: 1 })).data.list[0]!;
  expect((await find(alarm.content)).alarms.map((one) => one.content)).toContain(alarm.content);
});

it('orders are found by number and service, by a person only', async () => {
  const made = await demo.call(orderCreate, { request_id: 'search', service: 'iptv', tier: 'basic' });
  expect((await find('iptv')).orders.map((one) => one.id)).toEqual([made.data.id]);
  expect((await find(made.data.id)).orders).toHaveLength(1);
  expect((await find('iptv', agent)).orders).toEqual([]);
  const context = {
    ...server.services,
    caller: { accountId: 'acc_demo', scopes: ['device:read'] },
  } as unknown as Context;
  expect((await findAll(context, 'iptv')).orders).toEqual([]);
});

it('nobody finds what belongs to somebody else', async () => {
  const row = (await demo.call(gateways, { per_page: 1 })).data.list[0]!;
  expect(await find(row.gwid, agent)).toMatchObject({ devices: [], users: [], alarms: [] });
  expect(await find('%')).toMatchObject({ devices: [], users: [] });
});

it('a token finds only what it may see', async () => {
  const user = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;
  const context = {
    ...server.services,
    caller: { accountId: 'acc_demo', scopes: ['device:read'] },
  } as unknown as Context;
  expect((await findAll(context, user.mac)).users).toEqual([]);
  const more = { ...context, caller: { ...context.caller, scopes: ['device:read', 'client:read'] } };
  expect((await findAll(more, user.mac)).users).toHaveLength(1);
});
