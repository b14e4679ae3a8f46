import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../src/api/client';
import { apAir, apHistory, apLocate, apReboot, apStays } from '../../src/api/contract/access-point';
import { onlineUsers } from '../../src/api/contract/client';
import { commandStatus } from '../../src/api/contract/command';
import { aps, bind } from '../../src/api/contract/device';
import { apDetail } from '../../src/api/contract/equipment';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import { logs } from '../../src/api/contract/log';
import type { InputOf } from '../../src/api/endpoint';
import { ApiError } from '../../src/api/error';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { ownMachine } from '../../host/server/demo/own-machine';
import { fillApHoursOf, fillRecent, fillStaysOf, tick } from '../../host/server/demo/simulation/tick';
import { devices } from '../../host/server/fleet/devices/feature';
import { keepHistory } from '../../host/server/kit/history/parts';
import { cleanAps, rollUpAps } from '../../host/server/fleet/devices/ap-samples';
import { decideOffline } from '../../host/server/fleet/devices/presence';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-20T12:30:00Z');
// Many access points behind few gateways: neighbours of one network.
const plan = { ...smallPlans[0]!, gateways: 4, aps: 30, residents: 400 };

let clock = start;
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [plan, smallPlans[1]!] });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  while (await fillStaysOf(reference.services.db, plan, clock));
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
/** The busiest access points that are online. */
const busiest = async () =>
  (await demo.call(aps, { status: 'online', sort: 'clients', order: 'desc', per_page: 100 })).data.list;

describe('the past of an access point', () => {
  it('is told as closely as it reported for the last hour, and by the hour before that', async () => {
    const { db } = reference.services;
    const [ap] = await busiest();
    const of = async (range: '1h' | '24h' | '7d') => (await demo.call(apHistory, { id: ap!.id, range })).data;
    expect((await of('24h')).points).toEqual([]);
    await fillRecent(db, plan, clock);
    const last = await of('1h');
    expect([last.step, last.points.length]).toEqual([120, 29]);
    expect(Math.max(...last.points.map(({ clients_5g }) => clients_5g ?? 0))).toBeGreaterThan(0);
    while (await fillApHoursOf(db, plan, clock));
    await rollUpAps(db, clock);
    const day = await of('24h');
    expect([day.step, day.points.length]).toEqual([3600, 25]);
    expect((await of('7d')).points.length).toBeGreaterThan(24 * 6);
    // The hour under way is what its samples say.
    expect(day.points.at(-1)!.at).toBe('2026-11-20T12:00:00.000Z');
    expect(day.points.at(-1)!.clients_5g).toBeGreaterThanOrEqual(last.points.at(-1)!.clients_5g!);
    await rollUpAps(db, clock);
    expect(await of('24h')).toEqual(day);
  });

  it('goes on with the reports, and is forgotten in time', async () => {
    const { db } = reference.services;
    const [ap] = await busiest();
    const count = async () => (await demo.call(apHistory, { id: ap!.id, range: '1h' })).data.points.length;
    const before = await count();
    for (let i = 0; i < 16; i++) await tick(db, plan, (clock += 15_000));
    expect(await count()).toBeGreaterThanOrEqual(before);
    await cleanAps(db, clock + 40 * 24 * hour);
    await keepHistory(db, [devices], clock + 40 * 24 * hour);
    expect(await count()).toBe(0);
    expect((await demo.call(apHistory, { id: ap!.id, range: '30d' })).data.points).toEqual([]);
  });

  it('is no stretch that ends before it starts', async () => {
    const [ap] = await busiest();
    const error = await failure(demo.call(apHistory, { id: ap!.id, from: clock, to: clock - hour }));
    expect(error.detail.status).toBe(422);
  });
});

describe('the air around an access point', () => {
  it('holds its own neighbours by name and those of others without one, the loudest first', async () => {
    const { data } = await demo.call(apAir, { id: (await busiest())[0]!.id });
    expect(data.at).not.toBeNull();
    expect(data.heard.some(({ ap_remark }) => ap_remark)).toBe(true);
    expect(data.heard.some(({ ap_id }) => ap_id === null)).toBe(true);
    const signals = data.heard.map(({ signal }) => signal);
    expect(signals).toEqual([...signals].sort((a, b) => b - a));
  });

  it('is heard by both sides alike', async () => {
    const [ap] = await busiest();
    const mine = (await demo.call(apAir, { id: ap!.id })).data.heard.find(({ ap_id }) => ap_id !== null)!;
    const theirs = (await demo.call(apAir, { id: mine.ap_id! })).data.heard;
    expect(theirs.some(({ ap_id }) => ap_id === ap!.id)).toBe(true);
  });
});

describe('who was at an access point', () => {
  it('is listed with those who are there now, by name and band', async () => {
    const [ap] = await busiest();
    const of = async (more: object = {}) => (await demo.call(apStays, { id: ap!.id, per_page: 1000, ...more })).data;
    const { list, total } = await of();
    expect(total).toBe(list.length);
    const now = (await demo.call(onlineUsers, { ap: ap!.id, per_page: 1000 })).data.list;
    const there = list.filter(({ end }) => end === null).map(({ client_id }) => client_id);
    expect(there.sort()).toEqual(now.map(({ id }) => id).sort());
    expect(list.some(({ end }) => end !== null)).toBe(true);
    const order = list.map(({ start, end }) => `${end ?? '9'} ${start}`);
    expect(order).toEqual([...order].sort().reverse());
    expect((await of({ band: '5G' })).list.every(({ band }) => band === '5G')).toBe(true);
    expect((await of({ q: list[0]!.mac })).list.map(({ mac }) => mac)).toContain(list[0]!.mac);
  });
});

describe('an access point of somebody else', () => {
  it('is not there', async () => {
    const { id } = (await busiest())[0]!;
    const calls = [
      () => agent.call(apAir, { id }),
      () => agent.call(apHistory, { id }),
      () => agent.call(apStays, { id }),
      () => agent.call(apReboot, { id }),
      () => agent.call(apLocate, { id, on: true }),
    ];
    for (const call of calls) expect((await failure(call())).detail.code).toBe(4004);
  });
});

describe('what an access point is told', () => {
  const line = async (text: string) =>
    (await demo.call(logs, { kind: 'action', per_page: 50 })).data.list.find((row) => row.text === text);

  it('is to blink, which it does once it said so, for ten minutes or until it is told to stop', async () => {
    const { id, remark } = (await busiest())[0]!;
    const until = async () => (await demo.call(apDetail, { id })).data.blinking_until;
    const sent = (await demo.call(apLocate, { id, on: true })).data;
    expect(await until()).toBeNull();
    await answerCommands(reference.services, clock);
    expect((await demo.call(commandStatus, { id: sent.id })).data).toMatchObject({ state: 'done', kind: 'locate' });
    expect(await until()).toBe(new Date(clock + 10 * minute).toISOString());
    expect(await line('定位 AP')).toMatchObject({ target: remark, detail: { device: id, outcome: 'done' } });
    await demo.call(apLocate, { id, on: false });
    await answerCommands(reference.services, clock);
    expect(await until()).toBeNull();
    await demo.call(apLocate, { id, on: true });
    await answerCommands(reference.services, clock);
    clock += 11 * minute;
    expect(await until()).toBeNull();
    clock -= 11 * minute;
  });

  it('is to restart, and is over when it reports again', async () => {
    const { db } = reference.services;
    const { id, remark } = (await busiest())[1]!;
    const sent = (await demo.call(apReboot, { id })).data;
    await answerCommands(reference.services, clock);
    expect((await demo.call(apDetail, { id })).data.status).toBe('offline');
    expect(await failure(demo.call(apReboot, { id }))).toMatchObject({ detail: { code: 4043 } });
    for (let i = 0; i < 5; i++) {
      await tick(db, plan, (clock += 15_000));
      await answerCommands(reference.services, clock);
    }
    expect((await demo.call(commandStatus, { id: sent.id })).data.state).toBe('done');
    expect((await demo.call(apDetail, { id })).data.uptime).toBeLessThan(60);
    expect(await line('重启 AP')).toMatchObject({ target: remark, ok: true, detail: { outcome: 'done' } });
  });
});

describe('what a real gateway tells of its access points', () => {
  let folder: string;
  let gwid: string;
  let machine: Client;
  const booted = start - 24 * hour;
  const phone = { mac: '02:00:00:00:07:01', ip: '10.0.0.9', name: 'phone' };
  const told = (changes: Partial<InputOf<typeof report>>): InputOf<typeof report> => ({
    uptime: (clock - booted) / 1000,
    interfaces: [{ name: 'eth0', role: 'wan', up: true, rx: 0, tx: 0 }],
    ...changes,
  });
  type Told = NonNullable<NonNullable<InputOf<typeof report>['aps']>[number]>;
  const hall: Told = {
    mac: '02-00-00-00-0a-01',
    name: '大堂',
    model: 'X1',
    firmware: '1.0',
    serial: 'S1',
    uptime: 3600,
    down: 2_000_000,
    up: 500_000,
    ssids: ['Guest'],
    radios: [
      { band: '2.4G', bssid: '02:00:00:00:0A:02', channel: 6, power: 17, clients: 1, busy: 40, noise: -90 },
      { band: '5G', bssid: '02:00:00:00:0a:03', channel: 36, power: 20, clients: 4 },
    ],
    heard: [
      { bssid: '02:00:00:00:0b:03', ssid: 'Guest', band: '5G', channel: 44, signal: -55 },
      { bssid: 'aa:aa:aa:aa:aa:aa', band: '2.4G', channel: 1, signal: -80 },
      { bssid: 'odd', band: '6G' as '5G', channel: 1, signal: -80 },
    ],
  };
  const bar: Told = { mac: '02:00:00:00:0b:01', radios: [{ band: '5G', bssid: '02:00:00:00:0B:03', channel: 44 }] };
  const list = async () => (await demo.call(aps, { gwid, per_page: 50 })).data.list;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'netpane-key-'));
    const key = await ownMachine(reference.services, folder);
    gwid = key.gwid;
    await demo.call(bind, key).catch(() => undefined);
    let secret = key.key;
    machine = createClient({
      baseUrl: 'http://netpane.test',
      fetch: (request) => {
        request.headers.set('x-device-id', gwid);
        request.headers.set('x-device-key', secret);
        return reference.fetch(request);
      },
    });
    secret = (await machine.call(report, told({}))).data.secret ?? secret;
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is shown as far as it goes: what is left out stays unknown', async () => {
    clock += 15_000;
    await machine.call(report, told({ aps: [hall, bar, { mac: 'nonsense' }] }));
    const [first, second] = (await list()).sort((a, b) => b.remark.localeCompare(a.remark));
    expect(first).toMatchObject({
      ...{ remark: '大堂', status: 'online', model: 'X1', serial: 'S1', simulated: false, ssids: ['Guest'] },
      ...{ channel_2g: 6, channel_5g: 36, power_5g: 20, clients: 5, clients_5g: 4, busy_2g: 40, busy_5g: null },
      ...{ noise_2g: -90, noise_5g: null, cpu: null, uptime: 3600 },
    });
    expect(second).toMatchObject({ remark: 'AP 0B:01', model: '', channel_2g: null, channel_5g: 44, uptime: null });
    const air = (await demo.call(apAir, { id: first!.id })).data;
    expect(air.heard.map(({ bssid, ap_remark }) => [bssid, ap_remark])).toEqual([
      ['02:00:00:00:0B:03', 'AP 0B:01'],
      ['AA:AA:AA:AA:AA:AA', null],
    ]);
    expect((await demo.call(apAir, { id: second!.id })).data).toMatchObject({ at: null, heard: [] });
    const { points } = (await demo.call(apHistory, { id: second!.id, range: '1h' })).data;
    expect(points).toMatchObject([{ down: null, clients_5g: null, busy_5g: null }]);
  });

  it('keeps the name that people gave it', async () => {
    await reference.services.db.query(`UPDATE device SET remark = '前厅' WHERE gateway_id = $1 AND serial = 'S1'`, [
      gwid,
    ]);
    clock += 15_000;
    await machine.call(report, told({ aps: [{ ...hall, firmware: '1.1' }, bar] }));
    expect((await list()).find(({ serial }) => serial === 'S1')).toMatchObject({ remark: '前厅', firmware: '1.1' });
  });

  it('is taken however long and odd its names are', async () => {
    // No two letters alike: nothing of it packs well, and all of it stands in an index of words.
    const odd = (from: number) =>
      String.fromCodePoint(...Array.from({ length: 120 }, (_, n) => 0x4e00 + from + n * 41));
    const ap = { mac: '02:00:00:00:0c:01', name: odd(1), model: odd(2), serial: odd(3), ip: odd(4) };
    clock += 15_000;
    await machine.call(report, told({ aps: [hall, bar, ap] }));
    expect((await list()).find(({ serial }) => serial === ap.serial)?.remark).toBe(ap.name);
    await reference.services.db.query('DELETE FROM device WHERE serial = $1', [ap.serial]);
  });

  it('says where a terminal is, and when it walked on', async () => {
    const at = (ap: string) =>
      told({ aps: [hall, bar], clients: [{ ...phone, ap, ssid: 'Guest', band: '5G', signal: -50 }] });
    clock += 15_000;
    await machine.call(report, at(hall.mac));
    clock += 15_000;
    await machine.call(report, at(bar.mac));
    const [first, second] = (await list()).sort((a, b) => b.remark.localeCompare(a.remark));
    const stays = async (id: string) => (await demo.call(apStays, { id })).data.list;
    expect(await stays(first!.id)).toMatchObject([{ name: 'phone', ssid: 'Guest', band: '5G', signal: -50 }]);
    expect((await stays(first!.id))[0]!.end).not.toBeNull();
    expect(await stays(second!.id)).toMatchObject([{ name: 'phone', end: null }]);
    expect((await demo.call(onlineUsers, { ap: second!.id })).data.total).toBe(1);
  });

  it('is told to blink through the gateway, whose refusal is in the log', async () => {
    const { id, remark } = (await list()).find(({ serial }) => serial === 'S1')!;
    await demo.call(apLocate, { id, on: true });
    const [order] = (await machine.call(takeCommands, {})).data;
    expect(order).toMatchObject({ kind: 'locate', params: { device: id, mac: '02:00:00:00:0A:01', seconds: '600' } });
    await machine.call(commandResult, { id: order!.id, done: true, ok: false, output: [], error: '没有指示灯' });
    expect((await demo.call(apDetail, { id })).data.blinking_until).toBeNull();
    const [line] = (await demo.call(logs, { kind: 'action', device: id })).data.list;
    expect(line).toMatchObject({ target: remark, ok: false, detail: { answer: '没有指示灯' } });
  });

  it('is lost when it is not told any more', async () => {
    for (let i = 0; i < 7; i++) {
      clock += 15_000;
      await machine.call(report, told({ aps: [bar] }));
      await decideOffline(reference.services.db, clock);
    }
    expect((await list()).map(({ remark, status }) => [remark, status]).sort()).toEqual([
      ['AP 0B:01', 'online'],
      ['前厅', 'offline'],
    ]);
  });
});
