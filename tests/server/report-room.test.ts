import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { apDetail } from '../../src/api/contract/equipment';
import { onlineUsers } from '../../src/api/contract/client';
import { aps, bind, gateway } from '../../src/api/contract/device';
import { guardReport } from '../../src/api/contract/guard';
import { report } from '../../src/api/contract/ingest';
import { iptvReport } from '../../src/api/contract/iptv';
import { pluginReport } from '../../src/api/contract/plugin';
import { sdwanReport } from '../../src/api/contract/sdwan-delivery';
import { speedupReport } from '../../src/api/contract/speedup';
import { syslogReport } from '../../src/api/contract/syslog';
import { tunnelReport } from '../../src/api/contract/tunnel';
import { tvReport } from '../../src/api/contract/tv';
import type { InputOf } from '../../src/api/endpoint';
import { day, iso } from '../../src/domain/time';
import { reportInterval } from '../../host/server/fleet/devices/presence';
import { takeTurn } from '../../host/server/fleet/gateway-link/identify';
import type { Db } from '../../host/server/kit/store/db';
import { failureOf } from './failure';
import { key, preparing } from './prepared-devices';
import { startReference, type Reference } from './reference';

const start = Date.parse('2026-11-20T02:00:00Z');
const hex = (n: number) => n.toString(16).padStart(2, '0');
let clock = start;
let server: Reference;
let db: Db;
let demo: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  db = server.services.db;
  demo = await server.signIn();
});
afterAll(() => server.close());

/** A gateway that was bound and has its secret. */
async function machine(): Promise<{ gwid: string; own: Client; tell: (more?: object) => Promise<unknown> }> {
  const { gwid } = await fresh();
  await demo.call(bind, { gwid, key });
  let shown = key;
  const own = createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      request.headers.set('x-device-id', gwid);
      request.headers.set('x-device-key', shown);
      return server.fetch(request);
    },
  });
  const told = (more: Partial<InputOf<typeof report>> = {}) =>
    own.call(report, { uptime: (clock - start) / 1000 + 86_400, interfaces: [], ...more });
  shown = (await told()).data.secret!;
  return { gwid, own, tell: told };
}
let made: ReturnType<typeof preparing> | undefined;
const fresh = () => (made ??= preparing(server, demo, clock)).fresh();

describe('reports of a gateway', () => {
  it('are taken far more often than they are asked for, and no more often than twice a second', async () => {
    const { tell } = await machine();
    const other = await machine();
    for (let i = 1; i < 120; i++) await tell();
    expect(120).toBeGreaterThan((4 * 60) / reportInterval);
    expect((await failureOf(tell())).detail).toMatchObject({ status: 429, retryAfter: 60 });
    await other.tell();
    clock += 60_000;
    await tell();
  });

  it.each([
    ['guard', (own: Client) => own.call(guardReport, { service: 'honeypot', events: [], hits: [] })],
    ['tunnel', (own: Client) => own.call(tunnelReport, { list: [] })],
    ['speedup', (own: Client) => own.call(speedupReport, { list: [], policies: [] })],
    ['sdwan', (own: Client) => own.call(sdwanReport, { links: [] })],
    ['plugins', (own: Client) => own.call(pluginReport, { plugins: [] })],
    ['tv', (own: Client) => own.call(tvReport, { boxes: [] })],
    ['iptv', (own: Client) => own.call(iptvReport, { source: 'main', channels: [], nodes: [] })],
    ['syslog', (own: Client) => own.call(syslogReport, { lines: [] })],
  ])('have a limit of their own by what they are about: %s', async (kind, call) => {
    const { gwid, own } = await machine();
    const { limits } = server.services;
    for (let i = 1; i < 120; i++) takeTurn({ limits, now: () => clock }, kind, gwid);
    await call(own);
    expect((await failureOf(call(own))).detail).toMatchObject({ status: 429, retryAfter: 60 });
  });
});

it('a large site is taken as a small one, however little was told before it', async () => {
  const { gwid, tell } = await machine();
  const terminals = (count: number, down: number) =>
    Array.from({ length: count }, (_, n) => ({
      mac: `02:00:5E:15:${(0x10000 + n)
        .toString(16)
        .slice(1)
        .replace(/..(?=.)/, '$&:')}`,
      down,
    }));
  for (const [count, down] of [
    [3, 1],
    [3, 2],
    [3_000, 3],
    [3_000, 4],
  ] as const) {
    clock += 15_000;
    await tell({ clients: terminals(count, down) });
  }
  expect((await demo.call(gateway, { gwid })).data.clients).toBe(3_000);
});

describe('what one gateway may bring into an account', () => {
  it('are 512 access points: new ones beyond them are left out, those that are there go on', async () => {
    const { gwid, tell } = await machine();
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, serial, mac, simulated, bound_at)
       SELECT 'ap_room' || n, 'acc_demo', 'ap', $1, 'AP', $2, '', '', '', '02:00:5E:10:' ||
         upper(lpad(to_hex(n / 256), 2, '0') || ':' || lpad(to_hex(n % 256), 2, '0')), false, $2
       FROM generate_series(1, 511) n`,
      [gwid, new Date(clock)],
    );
    const macs = ['02:00:5E:11:00:01', '02:00:5E:10:00:07', '02:00:5E:11:00:02', '02:00:5E:11:00:03'];
    clock += 15_000;
    await tell({
      aps: macs.map((mac) => ({ mac, model: 'X1' })),
      clients: [{ mac: '02:00:5E:12:00:01', ap: macs[3] }],
    });
    expect((await demo.call(aps, { gwid })).data.total).toBe(512);
    const there = (await demo.call(aps, { gwid, status: 'online' })).data.list.map(({ mac }) => mac);
    expect(there.sort()).toEqual([macs[1], macs[0]]);
    expect((await demo.call(apDetail, { id: 'ap_room7' })).data).toMatchObject({ model: 'X1', status: 'online' });
    expect((await demo.call(onlineUsers, { gwid })).data.list).toMatchObject([{ ap_id: null }]);
  });

  it('are 512 access points beside those that are gone for longer than their history is kept', async () => {
    const { gwid, tell } = await machine();
    // 99 are gone for 32 days and one for 30; 412 are there.
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
         simulated, bound_at)
       SELECT 'ap_gone' || n, 'acc_demo', 'ap', $1, 'AP', CASE WHEN n > 100 THEN 'online' ELSE 'offline' END,
         CASE n WHEN 100 THEN $3::timestamptz ELSE $2 END, '', '', '', '02:00:5E:16:' ||
         upper(lpad(to_hex(n / 256), 2, '0') || ':' || lpad(to_hex(n % 256), 2, '0')), false, $2
       FROM generate_series(1, 512) n`,
      [gwid, iso(clock - 32 * day), iso(clock - 30 * day)],
    );
    clock += 15_000;
    await tell({ aps: Array.from({ length: 101 }, (_, n) => ({ mac: `02:00:5E:17:00:${hex(n)}` })) });
    // Those that are gone stay in the list, and come back by themselves.
    expect((await demo.call(aps, { gwid })).data.total).toBe(512 + 99);
    clock += 15_000;
    await tell({ aps: [{ mac: '02:00:5E:16:00:01' }, { mac: '02:00:5E:18:00:01' }] });
    expect((await demo.call(apDetail, { id: 'ap_gone1' })).data.status).toBe('online');
    expect((await demo.call(aps, { gwid })).data.total).toBe(512 + 99);
  });

  it('are 20,000 terminals a day: new ones beyond them are left out, those that are there go on', async () => {
    const { gwid, tell } = await machine();
    await db.query(
      `INSERT INTO client (id, account_id, gateway_id, mac, online, online_since, first_seen, last_seen, day, first_day, simulated)
       SELECT $1 || '_02005e13' || lpad(to_hex(n), 4, '0'), 'acc_demo', $1, '02:00:5E:13:' ||
         upper(lpad(to_hex(n / 256), 2, '0') || ':' || lpad(to_hex(n % 256), 2, '0')), false, $2, $2, $2, '2026-11-20', '2026-11-20', false
       FROM generate_series(1, 19999) n`,
      [gwid, new Date(clock)],
    );
    const macs = ['02:00:5E:14:00:01', '02:00:5E:13:00:07', '02:00:5E:14:00:02', '02:00:5E:14:00:03'];
    clock += 15_000;
    for (let i = 0; i < 2; i++) {
      await tell({ clients: macs.map((mac) => ({ mac })) });
      const seen = (await demo.call(onlineUsers, { gwid })).data.list.map(({ mac }) => mac);
      expect(seen.sort()).toEqual([macs[1], macs[0]]);
      expect((await demo.call(gateway, { gwid })).data.clients).toBe(2);
    }
    expect(await db.query('SELECT count(*) AS n FROM client WHERE gateway_id = $1', [gwid])).toEqual([{ n: 20_000 }]);
    clock += 86_400_000;
    await tell({ clients: macs.map((mac) => ({ mac })) });
    expect(await db.query('SELECT count(*) AS n FROM client WHERE gateway_id = $1', [gwid])).toEqual([{ n: 20_002 }]);
  });
});
