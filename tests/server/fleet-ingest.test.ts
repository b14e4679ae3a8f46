import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import { alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { commandStatus, diagnose, reboot } from '../../src/api/contract/command';
import { bind, gateway, rename, throughput, unbind } from '../../src/api/contract/device';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import { traffic } from '../../src/api/contract/stats';
import type { InputOf } from '../../src/api/endpoint';
import { decideOffline } from '../../host/server/fleet/devices/presence';
import { rollUp } from '../../host/server/fleet/devices/rollup';
import { giveUp } from '../../host/server/fleet/commands/commands';
import { ownMachine, type MachineIdentity } from '../../host/server/demo/own-machine';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const start = Date.parse('2026-11-20T02:00:00Z');

let clock = start;
let folder: string;
let reference: Reference;
let demo: Client;
let key: MachineIdentity;

/** Somebody at the device's end, with these headers. */
const machine = (headers: Record<string, string>): Client =>
  createClient({
    baseUrl: 'http://netpane.test',
    fetch: (request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return reference.fetch(request);
    },
  });
const own = () => machine({ 'x-device-id': key.gwid, 'x-device-key': key.key });

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  await reference.services.db.query('DELETE FROM device');
  folder = await mkdtemp(join(tmpdir(), 'netpane-key-'));
  key = await ownMachine(reference.services, folder);
  demo = await reference.signIn();
});
afterAll(async () => {
  await reference.close();
  await rm(folder, { recursive: true, force: true });
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

let rx = 1_000_000;
let tx = 500_000;
let booted = start - 5 * 24 * 60 * minute;

/** A report now; `passed` bytes came in since the last. */
const told = (passed = 0, changes: Partial<InputOf<typeof report>> = {}): InputOf<typeof report> => {
  rx += passed;
  tx += passed / 2;
  return {
    hostname: 'edge',
    uptime: (clock - booted) / 1000,
    cpu: 12,
    memory: 40,
    interfaces: [
      { name: 'eth0', role: 'wan', up: true, address: '10.1.0.2/24', mac: '02:00:00:00:00:01', rx, tx },
      { name: 'eth1', role: 'lan', up: false, rx: 0, tx: 0 },
    ],
    ...changes,
  };
};
const read = async () => (await demo.call(gateway, { gwid: key.gwid })).data;
const openAlarms = async () =>
  (await demo.call(alarms, { state: 'open', per_page: 1000 })).data.list.filter((row) => !row.simulated);

describe('the key of a gateway', () => {
  it('is kept in the store as a hash', async () => {
    const [row] = await reference.services.db.query<{ key_hash: string; simulated: boolean }>(
      'SELECT key_hash, simulated FROM device_identity WHERE gwid = $1',
      [key.gwid],
    );
    expect(row).toEqual({ key_hash: expect.stringMatching(/^[\da-f]{64}$/) as string, simulated: false });
    expect(await ownMachine(reference.services, folder)).toEqual(key);
  });

  it.each([
    ['a wrong key', { 'x-device-key': 'nonsense' }],
    ['no key', { 'x-device-key': '' }],
    ['another gateway', { 'x-device-id': 'ffffffffffff' }],
  ])('is asked for: %s is refused', async (_, headers) => {
    const call = machine({ 'x-device-id': key.gwid, 'x-device-key': key.key, ...headers }).call(report, told());
    expect((await failure(call)).detail.status).toBe(401);
  });

  it('slows down whoever guesses', async () => {
    const guess = () => failure(machine({ 'x-device-id': key.gwid, 'x-device-key': 'x' }).call(report, told()));
    for (let i = 0; i < 40 && (await guess()).detail.status !== 429; i++);
    expect((await guess()).detail.status).toBe(429);
    expect((await own().call(report, told())).code).toBe(2000);
    clock += 11 * minute;
  });
});

describe('reports', () => {
  it('make a gateway real: online, with rates out of its counters', async () => {
    await own().call(report, told());
    clock += 15_000;
    await own().call(report, told(15_000_000));
    expect(await read()).toMatchObject({
      status: 'online',
      simulated: false,
      wan_ip: '10.1.0.2',
      cpu: 12,
      down: 8_000_000,
      up: 4_000_000,
    });
    const { interfaces } = await read();
    expect(interfaces.map(({ name, state }) => [name, state])).toEqual([
      ['eth0', 'connected'],
      ['eth1', 'free'],
    ]);
  });

  it('count on after the counters started over with the machine', async () => {
    clock += 15_000;
    booted = clock - 5000;
    rx = 0;
    tx = 0;
    await own().call(report, told(3_000_000));
    expect(await read()).toMatchObject({ down: 1_600_000, uptime: 5 });
    expect((await openAlarms()).map((row) => row.kind)).toEqual(['restarted']);
    booted = clock - 60 * minute;
    await own().call(report, told());
    expect(await openAlarms()).toEqual([]);
  });

  it('may come twice or late without counting twice', async () => {
    clock += 15_000;
    const same = told(1_500_000);
    await own().call(report, same);
    await own().call(report, same);
    const { points } = (await demo.call(throughput, { id: key.gwid, range: 'live' })).data;
    const bytes = await reference.services.db.query<{ sum: number }>(
      'SELECT sum(bytes_down) AS sum FROM device_sample WHERE device_id = $1',
      [key.gwid],
    );
    expect(bytes[0]!.sum).toBe(15_000_000 + 3_000_000 + 1_500_000);
    expect(points.length).toBeGreaterThanOrEqual(3);
  });

  it('draw the day of a new device by its reports, as long as too few hours are rolled up for a line', async () => {
    const read = async (range: '24h' | '7d' | '30d') =>
      (await demo.call(throughput, { id: key.gwid, range })).data.points.map(({ at }) => at);
    const live = (await demo.call(throughput, { id: key.gwid, range: 'live' })).data.points.map(({ at }) => at);
    for (const range of ['24h', '7d', '30d'] as const) expect(await read(range)).toEqual(expect.arrayContaining(live));
  });

  it('bring terminals, and let them go', async () => {
    const clients = [
      { mac: '02-aa-00-00-00-01', ip: '10.1.0.9', name: 'printer' },
      { mac: '02:aa:00:00:00:02' },
      { mac: 'no address' },
    ];
    await own().call(report, told(0, { clients }));
    const { list } = (await demo.call(onlineUsers, { gwid: key.gwid })).data;
    expect(list.map((row) => [row.mac, row.name]).sort()).toEqual([
      ['02:AA:00:00:00:01', 'printer'],
      ['02:AA:00:00:00:02', '02:AA:00:00:00:02'],
    ]);
    await own().call(report, told(0, { clients: clients.slice(0, 1) }));
    expect((await demo.call(onlineUsers, { gwid: key.gwid })).data.total).toBe(1);
  });
});

describe('rules over reports', () => {
  it('raise an alarm for load that lasts ten minutes, and clear it', async () => {
    for (let i = 0; i <= 10; i++) {
      expect(await openAlarms()).toEqual([]);
      await own().call(report, told(0, { cpu: 97 }));
      clock += minute;
    }
    expect(await openAlarms()).toMatchObject([{ kind: 'cpu_high', level: 'MIDDLE', gwid: key.gwid }]);
    expect(await read()).toMatchObject({ alarm_count: 1, alarm_level: 'MIDDLE', alarm_text: 'CPU 高' });
    await own().call(report, told(0, { cpu: 20 }));
    expect(await openAlarms()).toEqual([]);
    expect(await read()).toMatchObject({ alarm_count: 0, alarm_level: null, alarm_text: null });
  });

  it('start over when the load falls in between', async () => {
    for (let i = 0; i < 18; i++) {
      await own().call(report, told(0, { cpu: i % 9 === 8 ? 50 : 97 }));
      clock += minute;
    }
    expect(await openAlarms()).toEqual([]);
    await own().call(report, told());
  });

  it('tell a broken line at once, and which took over', async () => {
    const lines = (first: boolean) => [
      { name: 'eth0', role: 'wan' as const, up: first, address: first ? '10.1.0.2/24' : undefined, rx, tx },
      { name: 'eth2', role: 'wan' as const, up: true, address: '10.2.0.2/24', rx: 0, tx: 0 },
    ];
    await own().call(report, told(0, { interfaces: lines(true) }));
    await own().call(report, told(0, { interfaces: lines(false) }));
    expect(await openAlarms()).toMatchObject([
      { kind: 'wan_down', level: 'FATAL', subject: 'eth0', content: 'ETH0 断开，已切换到 ETH2' },
    ]);
    await own().call(report, told(0, { interfaces: lines(true) }));
    expect(await openAlarms()).toEqual([]);
  });
});

describe('missed reports', () => {
  const look = () => decideOffline(reference.services.db, clock);
  /** The service looks every 15 seconds, as it does when it runs. */
  const wait = async (ms: number) => {
    for (const end = clock + ms; clock < end;) {
      clock += 15_000;
      await look();
    }
  };

  it('make a gateway offline and raise an alarm; the next report clears it', async () => {
    await look();
    await own().call(report, told(0, { clients: [{ mac: '02:aa:00:00:00:03' }] }));
    await wait(60_000);
    expect(await read()).toMatchObject({ status: 'online' });
    expect((await demo.call(onlineUsers, { gwid: key.gwid })).data.total).toBe(1);
    await wait(15_000);
    expect(await read()).toMatchObject({ status: 'offline', down: 0, clients: 0, uptime: null, alarm_text: '离线' });
    expect(await openAlarms()).toMatchObject([{ kind: 'gateway_offline', level: 'FATAL', state: 'active' }]);
    await wait(60_000);
    expect(await openAlarms()).toHaveLength(1);
    expect((await demo.call(onlineUsers, { gwid: key.gwid })).data.total).toBe(0);

    await own().call(report, told());
    expect(await read()).toMatchObject({ status: 'online', alarm_count: 0 });
    expect(await openAlarms()).toEqual([]);
    const log = await reference.services.db.query<{ status: string }>(
      'SELECT status FROM online_log WHERE device_id = $1 ORDER BY id DESC LIMIT 2',
      [key.gwid],
    );
    expect(log.map((row) => row.status)).toEqual(['online', 'offline']);
  });

  it('prove nothing while the service was away itself', async () => {
    await own().call(report, told());
    clock += 60 * minute;
    await look();
    expect(await read()).toMatchObject({ status: 'online' });
    await wait(45_000);
    expect(await read()).toMatchObject({ status: 'online' });
    await wait(30_000);
    expect(await read()).toMatchObject({ status: 'offline' });
    await own().call(report, told());
  });

  it('of many APs together are one alarm of the controller', async () => {
    const { db } = reference.services;
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac, simulated, bound_at)
       SELECT 'ap_t' || n, 'acc_demo', 'ap', $1, 'AP ' || n, 'online', $2, 'A', '1', 's', 'm', false, $2 FROM generate_series(1, 7) n`,
      [key.gwid, new Date(clock)],
    );
    const speak = (first: number) =>
      db.query(
        `INSERT INTO device_live (device_id, account_id, kind, last_seen)
         SELECT 'ap_t' || n, 'acc_demo', 'ap', $1 FROM generate_series($2::integer, 7) n
         ON CONFLICT (device_id) DO UPDATE SET last_seen = excluded.last_seen`,
        [new Date(clock), first],
      );
    await speak(1);
    for (let i = 0; i < 6; i++) {
      clock += 15_000;
      await own().call(report, told());
      await speak(7);
      await look();
    }
    expect(await openAlarms()).toMatchObject([
      { kind: 'ap_lost', device_id: key.gwid, content: 'AC 与 6 台 AP 失去连接' },
    ]);
    await db.query(`DELETE FROM device WHERE kind = 'ap'`);
    await db.query(`UPDATE alarm SET state = 'cleared', cleared_at = $1 WHERE kind = 'ap_lost'`, [new Date(clock)]);
  });
});

describe('rollups', () => {
  it('are the same however often they are made, and what charts read', async () => {
    const { db } = reference.services;
    const sums = async () =>
      db.query(
        `SELECT (SELECT sum(bytes_down) FROM device_sample WHERE device_id = $1) AS samples,
           (SELECT sum(bytes_down) FROM device_hour WHERE device_id = $1) AS hours,
           (SELECT sum(bytes_down) FROM device_day WHERE device_id = $1) AS days,
           (SELECT sum(bytes_down) FROM account_hour WHERE NOT simulated) AS account,
           (SELECT sum(value) FROM account_stat_day WHERE NOT simulated AND metric = 'category') AS kinds`,
        [key.gwid],
      );
    clock += 15_000;
    await own().call(report, told(7_000_000));
    // The night's reports are an hour old by now: samples of the hours before stay as they were rolled up.
    for (let at = start; at <= clock; at += 30 * minute) await rollUp(db, at);
    await rollUp(db, clock);
    const [first] = await sums();
    await rollUp(db, clock);
    expect(await sums()).toEqual([first]);
    expect(first!.hours).toBe(first!.samples);
    expect([first!.days, first!.account]).toEqual([first!.samples, first!.samples]);
    expect(first!.kinds).toBeGreaterThan(first!.samples as number);
    const { points, peak_down } = (await demo.call(throughput, { id: key.gwid, range: '24h' })).data;
    expect(points.length).toBeGreaterThan(0);
    expect(peak_down!.value).toBeGreaterThan(0);
    // A stretch of those hours holds the hours it touches and no others.
    const ats = points.map(({ at }) => Date.parse(at));
    const [from, to] = [ats[0]! + minute, ats.at(-1)! + minute];
    const within = async (input: { from: number; to: number }) =>
      (await demo.call(throughput, { id: key.gwid, ...input })).data.points.map(({ at }) => Date.parse(at));
    expect(await within({ from: to - 9 * 60 * minute, to })).toEqual(ats.filter((at) => at > to - 10 * 60 * minute));
    expect(await within({ from: from - 48 * 60 * minute, to: from - 24 * 60 * minute })).toEqual([]);
    const short = await within({ from: clock - 60 * minute, to: clock });
    expect(short.length).toBeGreaterThan(0);
    expect(short.every((at) => at > clock - 60 * minute && at <= clock)).toBe(true);
    expect(await failure(demo.call(throughput, { id: key.gwid, from: to, to: from }))).toMatchObject({
      kind: 'invalid',
      detail: { errors: { to: ['结束时间需晚于开始时间'] } },
    });
    expect((await demo.call(traffic, { range: '24h' })).data.length).toBeGreaterThan(0);
  });
});

describe('orders', () => {
  it('go to the gateway once, and their result back', async () => {
    const order = (await demo.call(diagnose, { gwid: key.gwid, kind: 'ping', target: '10.0.0.1' })).data;
    expect((await own().call(report, told())).data.commands).toBe(true);
    const got = (await own().call(takeCommands, {})).data;
    expect(got).toEqual([{ id: order.id, kind: 'ping', params: { target: '10.0.0.1' } }]);
    expect((await own().call(takeCommands, {})).data).toEqual([]);
    await own().call(commandResult, { id: order.id, done: false, ok: true, output: ['1'] });
    expect((await demo.call(commandStatus, { id: order.id })).data).toMatchObject({ state: 'sent', output: ['1'] });
    await own().call(commandResult, { id: order.id, done: true, ok: true, output: ['1', '2'] });
    expect((await demo.call(commandStatus, { id: order.id })).data).toMatchObject({
      state: 'done',
      output: ['1', '2'],
    });
    const again = own().call(commandResult, { id: order.id, done: true, ok: false, output: [] });
    expect((await failure(again)).kind).toBe('notFound');
  });

  it('wait until the gateway says that they have arrived, and are told again as often as that is lost', async () => {
    const { id } = (await demo.call(diagnose, { gwid: key.gwid, kind: 'ping', target: '10.0.0.1' })).data;
    const told = { id, kind: 'ping', params: { target: '10.0.0.1' } };
    const take = async (input: InputOf<typeof takeCommands>) => (await own().call(takeCommands, input)).data;
    for (let look = 0; look < 2; look++) expect(await take({ look: true })).toEqual([{ ...told, waits: true }]);
    for (let said = 0; said < 2; said++) expect(await take({ arrived: [id, 'other'] })).toEqual([told]);
    await own().call(commandResult, { id, done: true, ok: true, output: [] });
    expect(await take({ arrived: [id] })).toEqual([]);
  });

  it('tell a name in a form that is safe in a shell', async () => {
    await demo.call(rename, { id: key.gwid, remark: '本机 "$x"' });
    const taken = (await own().call(takeCommands, {})).data;
    expect(taken).toMatchObject([{ kind: 'rename', params: { remark: '本机%20%22%24x%22' } }]);
  });

  it('are given up when nobody fetches or answers them', async () => {
    const lost = (await demo.call(reboot, { gwid: key.gwid })).data;
    clock += 6 * minute;
    await giveUp(reference.services.db, clock);
    expect((await demo.call(commandStatus, { id: lost.id })).data).toMatchObject({
      state: 'timed_out',
      error: '设备没有领取命令',
    });
  });
});

describe('a gateway that is given back', () => {
  it('reports to nobody, and shows its next owner nothing of the last', async () => {
    await demo.call(unbind, { gwids: [key.gwid] });
    expect((await failure(own().call(report, told()))).detail.status).toBe(403);
    clock += minute;
    const agent = await reference.signIn('agent@netpane.cn');
    await agent.call(bind, { gwid: key.gwid, key: key.key });
    for (const range of ['live', '24h', '7d', '30d'] as const) {
      expect((await agent.call(throughput, { id: key.gwid, range })).data.points).toEqual([]);
    }
    expect((await agent.call(alarms, { gwid: key.gwid })).data.total).toBe(0);
    expect((await failure(demo.call(gateway, { gwid: key.gwid }))).kind).toBe('notFound');
  });
});
