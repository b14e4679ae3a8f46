import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { aps, gateways, switches } from '../../src/api/contract/device';
import { globalSearch } from '../../src/api/contract/search';
import { orderCreate } from '../../src/api/contract/service';
import { searchPatterns } from '../../host/server/kit/sql/search';
import { findAll } from '../../host/server/fleet/search/find';
import type { Context } from '../../host/server/kit/context/context';
import { fillSiteWords } from '../../host/server/fleet/devices/site-words';
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

it.each([
  ['access points', aps],
  ['switches', switches],
] as const)('%s are found by the name of the site that they stand at', async (_, list) => {
  const all = (await demo.call(list, { per_page: 1000 })).data.list;
  for (const q of [all[0]!.gateway_remark, all[0]!.gateway_remark.slice(0, 2), all[0]!.serial]) {
    const { data } = await demo.call(list, { q, per_page: 1000, sort: 'remark' });
    const meant = all.filter((row) => [row.remark, row.gateway_remark, row.serial].some((text) => text.includes(q)));
    expect(data.list.map(({ id }) => id).sort()).toEqual(meant.map(({ id }) => id).sort());
    expect([data.total, data.counts.all]).toEqual([meant.length, meant.length]);
  }
});

it.each([
  ['with hyphens', (mac: string) => mac.replaceAll(':', '-')],
  ['with dots', (mac: string) => mac.replaceAll(':', '').replace(/(.{4})(?=.)/g, '$1.')],
  ['bare', (mac: string) => mac.replaceAll(':', '')],
  ['in capitals', (mac: string) => mac.toUpperCase()],
  ['bare, its last seven digits', (mac: string) => mac.replaceAll(':', '').slice(-7)],
  ['with hyphens, its last three pairs', (mac: string) => mac.slice(-8).replaceAll(':', '-')],
  ['with dots, its first half', (mac: string) => mac.replaceAll(':', '').replace(/^(.{4})(.{3}).*/, '$1.$2')],
])('a MAC address %s is found by every list', async (_, written) => {
  const row = (await demo.call(aps, { per_page: 50 })).data.list.find((one) => one.mac)!;
  const { list } = (await demo.call(aps, { q: written(row.mac), per_page: 1000 })).data;
  expect(list.map((one) => one.id)).toContain(row.id);
  const user = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;
  const users = (await demo.call(onlineUsers, { q: written(user.mac), per_page: 1000 })).data.list;
  expect(users.map((one) => one.id)).toContain(user.id);
  const ids = (await find(written(user.mac))).users.map((one) => one.id);
  if (written(user.mac).length >= 12) expect(ids).toContain(user.id);
});

it('numbers, names and addresses are not taken for MAC addresses', () => {
  for (const typed of ['2024', '192.168', '10.0.0.1', '门店-12', 'ap-01', '3f', '1-2-3']) {
    expect(searchPatterns(typed)).toHaveLength(1);
  }
});

it('people online are found by the name of their access point', async () => {
  const user = (await demo.call(onlineUsers, { per_page: 1000 })).data.list.find((one) => one.ap_id !== null)!;
  const name = (await demo.call(aps, { per_page: 1000 })).data.list.find((one) => one.id === user.ap_id)!.remark;
  const { list } = (await demo.call(onlineUsers, { q: name, per_page: 1000 })).data;
  expect(list.map((one) => one.id)).toContain(user.id);
  const found = (await find(name)).users;
  expect(found.length).toBeGreaterThan(0);
  expect(found.every((one) => one.ap_remark!.includes(name))).toBe(true);
  const at = (await demo.call(onlineUsers, { ap: user.ap_id!, per_page: 1000 })).data.list;
  const { mac } = (await demo.call(aps, { per_page: 1000 })).data.list.find((one) => one.id === user.ap_id)!;
  const ofMac = (await demo.call(onlineUsers, { q: mac, per_page: 1000 })).data;
  expect([ofMac.total, ofMac.list]).toEqual([at.length, at]);
});

it('people online and open alarms are found too', async () => {
  const user = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;
  expect((await find(user.mac)).users.map((one) => one.id)).toEqual([user.id]);
  const alarm = (await demo.call(alarms, { state: 'open', per_page: 1 })).data.list[0]!;
  expect((await find(alarm.content)).alarms.map((one) => one.content)).toContain(alarm.content);
});

it('orders are found by number and service, by a person only', async () => {
  const before = (await find('蜜罐')).orders.map((one) => one.id);
  const made = await demo.call(orderCreate, { request_id: 'search', service: 'honeypot', tier: 'basic' });
  expect((await find('蜜罐')).orders.map((one) => one.id)).toEqual([made.data.id, ...before]);
  expect((await find(made.data.id)).orders).toHaveLength(1);
  expect((await find('蜜罐', agent)).orders.map((one) => one.id)).not.toContain(made.data.id);
  const context = {
    ...server.services,
    caller: { accountId: 'acc_demo', scopes: ['device:read'] },
  } as unknown as Context;
  expect((await findAll(context, '蜜罐')).orders).toEqual([]);
});

it('words of one and two characters are found, and nothing but them', async () => {
  const row = (await demo.call(gateways, { per_page: 50 })).data.list.find((one) => /[一-龥]{3}/.test(one.remark))!;
  const [word] = /[一-龥]{3}/.exec(row.remark)!;
  for (const q of [word, word.slice(0, 2), word.slice(1, 3), word[1]!]) {
    const { list, total } = (await demo.call(gateways, { q, per_page: 1000 })).data;
    expect(list.map((one) => one.id)).toContain(row.id);
    expect(total).toBe(list.length);
    const carrying = (one: (typeof list)[number]) => `${one.remark} ${one.gwid} ${one.model}`.includes(q);
    expect(list.filter((one) => !carrying(one))).toEqual([]);
  }
  expect((await demo.call(gateways, { q: `${word[1]}${word[1]}${word[1]}` })).data.list).toEqual([]);
});

it.each(['device', 'client', 'alarm', 'log', 'online_log'])('%s is searched through an index', async (table) => {
  const plan = await server.services.db.tx(async (sql) => {
    // In few rows all that carries words is read as fast.
    for (const other of ['seqscan', 'indexscan', 'indexonlyscan']) await sql.query(`SET LOCAL enable_${other} = off`);
    const search = (q: string) =>
      sql.query<{ 'QUERY PLAN': string }>(`EXPLAIN SELECT id FROM ${table} WHERE search LIKE ANY($1::text[])`, [
        searchPatterns(q),
      ]);
    return [...(await search('门店')), ...(await search('02:00:07'))].map((line) => line['QUERY PLAN']).join('\n');
  });
  // A table in parts has an index in each.
  expect(plan.match(new RegExp(`Bitmap Index Scan on ${table}_(\\w+_)?search`, 'g'))?.length).toBeGreaterThan(1);
  expect(plan).not.toContain('Seq Scan');
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

it('what the simulator drives says so in what is found', async () => {
  const row = (await demo.call(gateways, { per_page: 1 })).data.list[0]!;
  const user = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;
  const alarm = (await demo.call(alarms, { per_page: 1, state: 'open' })).data.list[0]!;
  const marks = [
    (await find(row.gwid)).devices.map((one) => one.simulated),
    (await find(user.mac)).users.map((one) => one.simulated),
    (await find(alarm.content)).alarms.map((one) => one.simulated),
  ];
  for (const mark of marks) expect([...new Set(mark)]).toEqual([true]);
});

it('what stands at many sites of that name, and what is called so itself, is found and counted once', async () => {
  // Behind each of 201 sites one access point, each fiftieth of them called so itself; one more elsewhere.
  await server.services.db.query(
    `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac, simulated, bound_at)
     SELECT k || n, 'acc_demo', kind, 'many' || CASE WHEN n = 202 THEN 'other' ELSE n::text END,
       CASE WHEN (kind = 'gateway' AND n < 202) OR n % 50 = 0 OR (kind = 'ap' AND n = 202) THEN '连锁 ' || n ELSE '走廊 ' || n END,
       CASE WHEN n < 101 THEN 'online' ELSE 'offline' END, now(), 'NP-M1', '1', k || n, '', true, now()
     FROM generate_series(1, 202) AS n CROSS JOIN (VALUES ('many', 'gateway'), ('manyap', 'ap')) AS r(k, kind)`,
  );
  const { list, total, counts } = (await demo.call(aps, { q: '连锁', per_page: 1000 })).data;
  expect([list.length, total, counts.online, counts.offline]).toEqual([202, 202, 100, 102]);
  expect((await demo.call(aps, { q: '连锁', model: 'NP-M1', status: 'online' })).data.total).toBe(100);

  const { db } = server.services;
  const found = async (q: string) => (await demo.call(aps, { q, model: 'NP-M1', per_page: 1000 })).data.total;
  // Also where the store did not know the names of sites yet, or only of some.
  await db.query(`UPDATE device SET site_words = NULL WHERE id LIKE 'many%' AND id NOT LIKE '%1'`);
  expect(await found('连锁')).toBeLessThan(202);
  expect(await fillSiteWords(db)).toBeGreaterThan(300);
  expect([await found('连锁'), await fillSiteWords(db)]).toEqual([202, 0]);
  await db.query(`UPDATE device SET remark = '改名 ' || id WHERE id LIKE 'many%' AND kind = 'gateway'`);
  // Five are still called so themselves.
  expect([await found('改名'), await found('连锁')]).toEqual([201, 5]);
  await db.query(`UPDATE device SET gateway_id = 'nowhere' WHERE id IN ('manyap1', 'manyap2')`);
  expect(await found('改名')).toBe(199);
});
