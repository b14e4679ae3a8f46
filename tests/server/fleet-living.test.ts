import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { commandStatus, diagnose } from '../../src/api/contract/command';
import { aps, bind, devices, gateway, gateways, rename, throughput, unbind } from '../../src/api/contract/device';
import { complex } from '../../src/api/contract/stats';
import { enqueue } from '../../host/server/fleet/commands/commands';
import { decideOffline } from '../../host/server/fleet/devices/presence';
import { clean } from '../../host/server/fleet/devices/clean';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { seedFleet } from '../../host/server/demo/seed/fleet';
import { bringUp } from '../../host/server/demo/simulation/bring-up';
import { labelKey } from '../../host/server/demo/simulation/fleet';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { presentAt } from '../../host/server/demo/simulation/present';
import { restartsOf } from '../../host/server/demo/simulation/restarts';
import { fillHours, fillRecent, tick } from '../../host/server/demo/simulation/tick';
import { gatewaySilences } from '../../host/server/demo/simulation/traffic';
import { crowdOf, fleetOf } from '../../host/server/demo/simulation/world';
import type { Db } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

const plan = smallPlans[0]!;
const fleet = fleetOf(plan);
const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-20T06:00:00Z');
let clock = start;
let reference: Reference;
let db: Db;
let demo: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  db = reference.services.db;
  demo = await reference.signIn();
});
afterAll(() => reference.close());

/** Lets time pass as it does in a running server. */
async function live(ms: number): Promise<void> {
  for (const end = clock + ms; clock < end;) {
    clock += 15_000;
    for (const one of smallPlans) await tick(db, one, clock);
    await decideOffline(db, clock);
  }
}

/** The server was away until a moment; everybody signs in again. */
async function jump(at: number): Promise<void> {
  clock = at;
  for (const one of smallPlans) await bringUp(db, one, clock);
  demo = await reference.signIn();
}

/** Terminals at an access point now, as the simulation says. */
const peopleAt = (ap: string) => presentAt(fleet, crowdOf(fleet), clock, () => true).behind.get(ap)?.length ?? 0;

/** What the store says and what the simulation says, side by side. */
async function compare(): Promise<void> {
  const restarts = await restartsOf(db, plan.accountId);
  const present = presentAt(fleet, crowdOf(fleet), clock, () => true, undefined, restarts);
  const list = (await demo.call(gateways, { per_page: 1000 })).data.list;
  const offline = list.filter((row) => row.status === 'offline').map((row) => row.id);
  const silent = present.gateways
    .slice(0, plan.gateways)
    .filter((state) => state.silent && clock - state.since > 2 * minute)
    .map((state) => state.gateway.id);
  expect(silent.filter((id) => !offline.includes(id))).toEqual([]);
  const bound = new Set(list.map((row) => row.id));
  const online = present.online.filter(({ person }) => bound.has(person.gateway.id)).length;
  const told = (await demo.call(onlineUsers, {})).data;
  expect(Math.abs(told.total - online)).toBeLessThanOrEqual(online * 0.01);
  expect(list.reduce((sum, row) => sum + row.clients, 0)).toBe(told.total);
  // Nobody is online at what is offline, and each access point has as many as stand in the list of its users.
  const astray = await db.query<{ id: string }>(
    `SELECT c.id FROM client c JOIN device d ON d.id IN (c.gateway_id, c.ap_id, c.switch_id)
     WHERE c.online AND d.status = 'offline'`,
  );
  expect(astray).toEqual([]);
  for (const ap of (await demo.call(aps, { per_page: 1000 })).data.list) {
    expect([ap.id, ap.clients]).toEqual([ap.id, (await demo.call(onlineUsers, { ap: ap.id })).data.total]);
  }
}

describe('a living simulated fleet', () => {
  it('is as the simulation says, at once and after some minutes', async () => {
    await compare();
    const before = (await demo.call(gateways, { sort: 'down', order: 'desc' })).data.list;
    await live(3 * minute);
    await compare();
    // A step that comes late: everybody is taken for silent, and is there again with it.
    for (const end = clock + 75_000; clock < end;) await decideOffline(db, (clock += 15_000));
    await live(15_000);
    await compare();
    const after = (await demo.call(gateways, { sort: 'down', order: 'desc' })).data.list;
    expect(after.map((row) => row.down)).not.toEqual(before.map((row) => row.down));
    const { points } = (await demo.call(throughput, { id: fleet.gateways[0]!.id, range: 'live' })).data;
    expect(points.length).toBeGreaterThanOrEqual(5);
  });

  it('is stepped once, however many servers try', async () => {
    clock += 15_000;
    const counted = async () => (await db.query<{ n: number }>('SELECT count(*) AS n FROM outbox_event'))[0]!.n;
    await tick(db, plan, clock);
    const once = await counted();
    await tick(db, plan, clock);
    await tick(db, plan, clock);
    expect(await counted()).toBe(once);
  });

  it('catches up after the server was away, as if it had been there', async () => {
    await jump(clock + 30 * hour);
    await compare();
    const days = await db.query<{ day: string; bytes: number }>(
      `SELECT day, bytes_down + bytes_up AS bytes FROM account_day WHERE account_id = 'acc_demo' ORDER BY day DESC LIMIT 3`,
    );
    expect(days.map((row) => row.day)).toEqual(['2026-11-21', '2026-11-20', '2026-11-19']);
    const hours = await db.query<{ hour: string }>(
      `SELECT hour FROM account_hour WHERE account_id = 'acc_demo' AND hour >= '2026-11-20T00:00:00Z' ORDER BY hour`,
    );
    for (let i = 1; i < hours.length; i++) {
      expect(Date.parse(hours[i]!.hour) - Date.parse(hours[i - 1]!.hour)).toBe(hour);
    }
    const open = (await demo.call(alarms, { state: 'open', per_page: 1000 })).data.list;
    expect(new Set(open.map((row) => `${row.device_id} ${row.kind} ${row.subject}`)).size).toBe(open.length);
    const again = await db.query('SELECT count(*) AS n FROM alarm');
    await bringUp(db, plan, clock);
    expect(await db.query('SELECT count(*) AS n FROM alarm')).toEqual(again);
  });

  it('goes on by itself after a start that came soon, and is brought up after a later one', async () => {
    const ticked = async () =>
      (await db.query<{ at: string }>(`SELECT ticked_at AS at FROM simulation WHERE account_id = 'acc_demo'`))[0]!.at;
    const start = () => seedFleet({ ...reference.services, fleets: smallPlans, now: () => clock });
    const before = await ticked();
    clock += 2 * minute;
    await start();
    expect(await ticked()).toBe(before);
    await live(15_000);
    await compare();
    clock += 10 * minute;
    await start();
    expect(Date.parse(await ticked())).toBe(clock);
  });

  it('loses the terminals of an access point that falls silent, and has them again', async () => {
    const { gateway: parent, child } = fleet.gateways
      .slice(0, 3)
      .flatMap((one) => one.children.map((each) => ({ gateway: one, child: each })))
      .find(({ child: { id, kind } }) => kind === 'ap' && peopleAt(id) > 2)!;
    const users = async () => (await demo.call(onlineUsers, { ap: child.id })).data.total;
    expect(await users()).toBeGreaterThan(0);
    await db.query('INSERT INTO simulated_restart VALUES ($1, $2, $3)', [
      child.id,
      new Date(clock + 1000),
      new Date(clock + 5 * minute),
    ]);
    await live(15_000);
    expect(await users()).toBe(0);
    await live(2 * minute);
    await compare();
    const row = (await demo.call(aps, { gwid: parent.id, per_page: 1000 })).data.list.find(
      ({ id }) => id === child.id,
    )!;
    expect(row).toMatchObject({ status: 'offline', clients: 0 });
    expect(await users()).toBe(0);
    await live(4 * minute);
    expect(await users()).toBeGreaterThan(0);
    await compare();
  });

  it.each([
    ['gateway', 0, 0],
    ['access point', 1, 0],
    ['gateway that was asked to while the step was under way', 0, 40],
  ] as const)('is without a %s while that restarts, which then runs since then', async (_, behind, later) => {
    const parent = fleet.gateways[1]!;
    const id = behind ? parent.children.find(({ kind }) => kind === 'ap')!.id : parent.id;
    const row = async () =>
      (await demo.call(devices, { gwid: parent.id, per_page: 1000 })).data.list.find((one) => one.id === id)!;
    const before = await row();
    expect(before.status).toBe('online');
    const device = { gwid: parent.id, accountId: plan.accountId };
    const asked = await enqueue(db, device, 'reboot', behind ? { device: id } : {}, clock + later);
    const answered = async () => {
      await answerCommands(reference.services, clock);
      return (await demo.call(commandStatus, { id: asked.id })).data;
    };
    expect((await answered()).state).toBe('sent');
    expect(await row()).toMatchObject({ status: 'offline', clients: 0, uptime: null });
    await live(30_000);
    expect((await answered()).state).toBe('sent');
    expect((await row()).status).toBe('offline');
    await live(minute);
    expect((await answered()).state).toBe('done');
    const after = await row();
    expect(after.status).toBe('online');
    expect(after.uptime).toBeLessThan(90);
    expect(before.uptime).toBeGreaterThan(90);
    // Who restarts it knows that it is away.
    const raised = (await demo.call(alarms, { device: id, from: new Date(clock - 2 * minute).toISOString() })).data
      .list;
    expect(raised.filter(({ kind }) => kind.endsWith('_offline'))).toEqual([]);
    await compare();
  });

  it('raises an alarm when a gateway falls silent, and clears it when it is back', async () => {
    let found: { id: string; remark: string; from: number; to: number } | undefined;
    for (const one of fleet.gateways.slice(3, plan.gateways)) {
      for (const { start: from, end: to } of gatewaySilences(plan.seed, one, clock + hour, clock + 40 * 24 * hour)) {
        if (from > clock + hour && (!found || from < found.from)) found = { id: one.id, remark: one.remark, from, to };
      }
    }
    const { id, from, to } = found!;
    const state = async () => (await demo.call(gateway, { gwid: id })).data;
    await jump(from - minute);
    expect((await state()).status).toBe('online');
    await live(4 * minute);
    expect(await state()).toMatchObject({ status: 'offline', alarm_text: '离线' });
    const own = async () => (await demo.call(alarms, { device: id, kind: 'gateway_offline' })).data.list;
    expect((await own())[0]).toMatchObject({ state: 'active', level: 'FATAL', content: '设备离线' });
    await jump(to - 30_000);
    expect((await state()).status).toBe('offline');
    await live(2 * minute);
    expect((await state()).status).toBe('online');
    expect((await own())[0]).toMatchObject({ state: 'cleared' });
  });

  it('drives a spare gateway as soon as it is bound, and stops when it is given back', async () => {
    const spare = fleet.gateways[plan.gateways]!;
    await demo.call(bind, { gwid: spare.id, key: labelKey(fleet, spare) });
    await live(minute);
    const bound = (await demo.call(gateway, { gwid: spare.id })).data;
    expect(bound).toMatchObject({ firmware: spare.firmware, mac: spare.mac, ip: spare.ip });
    expect(bound.interfaces.length).toBeGreaterThan(2);
    await demo.call(unbind, { gwids: [spare.id] });
    await live(minute);
    expect((await demo.call(onlineUsers, { gwid: spare.id })).data.total).toBe(0);
  });

  it('keeps the names that people give', async () => {
    const { id } = fleet.gateways[2]!;
    await demo.call(rename, { id, remark: '改过的名字' });
    await live(minute);
    expect((await demo.call(gateway, { gwid: id })).data.remark).toBe('改过的名字');
  });

  it('answers a diagnosis, and says that it is simulated', async () => {
    const { id } = fleet.gateways[0]!;
    for (const kind of ['ping', 'traceroute'] as const) {
      const order = (await demo.call(diagnose, { gwid: id, kind, target: 'example.com' })).data;
      await answerCommands(reference.services, clock);
      const { state, output } = (await demo.call(commandStatus, { id: order.id })).data;
      expect(state).toBe('done');
      expect(output[0]).toContain('模拟');
      expect(output.length).toBeGreaterThan(3);
    }
  });

  it('does not answer for what cannot be a host, whoever asked for it', async () => {
    const { id } = fleet.gateways[0]!;
    const { data: order } = await demo.call(diagnose, { gwid: id, kind: 'ping', target: 'example.com' });
    await db.query(`UPDATE command SET params = '{"target":"256.1.1.1"}' WHERE id = $1`, [order.id]);
    await answerCommands(reference.services, clock);
    const { data } = await demo.call(commandStatus, { id: order.id });
    expect(data).toMatchObject({ state: 'failed', error: '无法解析 256.1.1.1' });
  });

  it('fills the past in the background until all of it is there', async () => {
    await fillRecent(db, plan, clock);
    const moments = () => db.query('SELECT DISTINCT at FROM device_sample ORDER BY at');
    const all = await moments();
    await db.query('DELETE FROM device_sample WHERE at = $1', [all[all.length - 9]!.at]);
    await fillRecent(db, plan, clock);
    // A moment that was left out comes back.
    expect(await moments()).toEqual(all);
    let steps = 0;
    while (await fillHours(db, plan, clock)) steps++;
    expect(steps).toBeLessThan(40);
    const [row] = await db.query<{ from: string }>(
      `SELECT min(hour) AS from FROM device_hour WHERE account_id = 'acc_demo'`,
    );
    expect(clock - Date.parse(row!.from)).toBeGreaterThan(31 * 24 * hour);
  });

  it('can go back to the first version of a configuration, and to the two hundred before the one that runs', async () => {
    await db.query(
      `INSERT INTO device_config (device_id, account_id, running_version)
       SELECT id, account_id, 300 FROM device WHERE account_id = 'acc_demo' ORDER BY id LIMIT 1
       ON CONFLICT (device_id) DO UPDATE SET running_version = 300`,
    );
    await db.query(
      `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state)
       SELECT device_id, version, account_id, 'apply', '{}', 0, '{}', '', $1, 'done'
       FROM device_config, unnest('{0,1,99,100,300}'::integer[]) AS version WHERE running_version = 300
       ON CONFLICT DO NOTHING`,
      [new Date(clock)],
    );
    await clean(db, clock);
    const left = await db.query<{ version: number }>(
      `SELECT version FROM config_version JOIN device_config USING (device_id) WHERE running_version = 300 ORDER BY 1`,
    );
    expect(left.map(({ version }) => version)).toEqual([0, 100, 300]);
  });

  it('survives cleaning', async () => {
    const before = (await demo.call(complex, {})).data;
    await clean(db, clock);
    expect((await demo.call(complex, {})).data).toEqual(before);
  });
});
