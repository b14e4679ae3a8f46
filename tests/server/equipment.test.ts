import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { onlineUsers } from '../../src/api/contract/client';
import { aps, firewalls, gateway, switchDetail, switches } from '../../src/api/contract/device';
import {
  apDetail,
  cameraPlan,
  cameraRename,
  cameraRouters,
  cameras,
  cameraSnapshot,
  firewallDetail,
  switchMacs,
  type CameraRouter,
} from '../../src/api/contract/equipment';
import { ApiError } from '../../src/api/error';
import { configSections, newRow, type ConfigRow } from '../../src/domain/config';
import { followPackages } from '../../host/server/fleet/devices/camera-package';
import { reflect } from '../../host/server/demo/config/reflect';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { bringUp } from '../../host/server/demo/simulation/bring-up';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { tick } from '../../host/server/demo/simulation/tick';
import { startReference, type Reference } from './reference';

// A fleet with several switches behind one gateway, and with cameras.
const plan = { ...smallPlans[0]!, gateways: 6, aps: 40, switches: 14, firewalls: 3, residents: 600 };
let clock = Date.parse('2026-11-20T12:30:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock, fleets: [plan, smallPlans[1]!] });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};
const read = async (id: string) => (await demo.call(switchDetail, { id })).data;
const all = async () => Promise.all((await demo.call(switches, { per_page: 100 })).data.list.map(({ id }) => read(id)));

describe('a switch', () => {
  it('has one uplink, and each access point hangs on one switch only', async () => {
    const details = await all();
    const neighbours = details.flatMap(({ port_list }) =>
      port_list.filter(({ neighbour_kind }) => neighbour_kind === 'ap').map(({ neighbour_id }) => neighbour_id),
    );
    expect(new Set(neighbours).size).toBe(neighbours.length);
    for (const { port_list, ports, ports_up } of details) {
      expect(port_list).toHaveLength(ports);
      expect(port_list.filter(({ uplink }) => uplink)).toHaveLength(1);
      expect(port_list.filter(({ state }) => state === 1 || state === 2)).toHaveLength(ports_up);
      for (const port of port_list) expect(port.speed === null).toBe([0, 3, 4].includes(port.state));
    }
    expect(details.some(({ port_list }) => port_list.some(({ neighbour_kind }) => neighbour_kind === 'switch'))).toBe(
      true,
    );
  });

  it('tells what is behind each port; the uplink leads to the gateway and not around in a circle', async () => {
    const [core] = (await all()).filter(({ port_list }) =>
      port_list.some(({ neighbour_kind, uplink }) => neighbour_kind === 'switch' && !uplink),
    );
    const { list, total } = (await demo.call(switchMacs, { id: core!.id, per_page: 1000 })).data;
    expect(total).toBe(list.length);
    expect(list.find(({ kind }) => kind === 'gateway')?.port).toBe(core!.ports);
    expect(list.some(({ id }) => id === core!.id)).toBe(false);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const online = (await demo.call(onlineUsers, { gwid: core!.gwid, per_page: 1000 })).data.list;
    const onAir = online.filter(({ ap_id }) => ap_id && list.some(({ id }) => id === ap_id));
    expect(list.filter(({ kind }) => kind === 'client').length).toBeGreaterThanOrEqual(onAir.length);
    const [first] = list;
    const found = (await demo.call(switchMacs, { id: core!.id, q: first!.mac, port: first!.port })).data;
    expect(found.list.map(({ mac }) => mac)).toEqual([first!.mac]);
  });

  it('that is lightly managed tells its own bounds', async () => {
    for (const { light, limit_min, limit_max } of await all()) {
      expect([limit_min, limit_max]).toEqual(light ? [16, 12_800] : [2, 125_000]);
    }
  });

  it('carries what its access points carry', async () => {
    for (let i = 0; i < 5; i++) await tick(reference.services.db, plan, (clock += 15_000));
    const details = await all();
    const busy = details.flatMap(({ port_list }) => port_list).filter(({ uplink, down }) => uplink && down > 0);
    expect(busy.length).toBeGreaterThan(0);
  });
});

describe('an access point', () => {
  it('tells how busy the air is', async () => {
    const [row] = (await demo.call(aps, { status: 'online', per_page: 1 })).data.list;
    const ap = (await demo.call(apDetail, { id: row!.id })).data;
    expect(ap.busy_2g).toBeGreaterThan(0);
    expect(ap.noise_5g).toBeLessThan(-80);
  });
});

describe('a firewall', () => {
  it('tells its interfaces, and its policies count', async () => {
    const [row] = (await demo.call(firewalls, { status: 'online', per_page: 1 })).data.list;
    const sum = async () =>
      (await demo.call(firewallDetail, { id: row!.id })).data.hits.reduce((total, { hits }) => total + hits, 0);
    const { interfaces, hits, policies } = (await demo.call(firewallDetail, { id: row!.id })).data;
    expect(interfaces.map(({ role }) => role)).toContain('wan');
    expect(hits).toHaveLength(policies);
    const before = await sum();
    for (let i = 0; i < 5; i++) await tick(reference.services.db, plan, (clock += 15_000));
    expect(await sum()).toBeGreaterThan(before);
  });

  it('counts no hit of what is off, or stands below a policy that takes everything', async () => {
    const { db } = reference.services;
    const [row] = (await demo.call(firewalls, { status: 'online', per_page: 1 })).data.list;
    const policy = (id: string, more: Partial<ConfigRow> = {}): ConfigRow => ({
      ...newRow(configSections.firewall[0]!, id),
      name: id,
      ...more,
    });
    const top = policy('top', { from: 'trust', to: 'untrust', action: 'permit' });
    const policies = [top, policy('off', { enabled: false, from: 'dmz' }), policy('all'), policy('p1'), policy('p2')];
    await reflect(db, { device: row!.id, sections: JSON.stringify({ policies }) });
    const hits = async () =>
      new Map((await demo.call(firewallDetail, { id: row!.id })).data.hits.map((one) => [one.policy, one.hits]));
    const before = await hits();
    for (let i = 0; i < 9; i++) await tick(db, plan, (clock += 15_000));
    const after = await hits();
    const rose = [...after].filter(([id, count]) => count > before.get(id)!).map(([id]) => id);
    expect(policies.map(({ id }) => id).filter((id) => rose.includes(id))).toEqual(['top', 'all']);
    await reflect(db, { device: row!.id, sections: JSON.stringify({ policies: [policy('p1')] }) });
    for (let i = 0; i < 9; i++) await tick(db, plan, (clock += 15_000));
    expect((await hits()).get('p1')).toBeGreaterThan(after.get('p1')!);
  });
});

describe('what is told of a device that is offline', () => {
  it('does not count on', async () => {
    const { db } = reference.services;
    const [behind] = (await demo.call(switches, { status: 'online', per_page: 1 })).data.list;
    const gwid = behind!.gwid;
    const detail = async () => (await demo.call(gateway, { gwid })).data;
    expect((await detail()).interfaces.some((one) => one.connected_since !== null && one.down > 0)).toBe(true);
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1 OR gateway_id = $1`, [gwid]);
    const { interfaces, uptime } = await detail();
    expect(uptime).toBeNull();
    expect(interfaces.filter((one) => one.connected_since !== null || one.down > 0 || one.up > 0)).toEqual([]);
    // As they were when it was last heard of.
    expect(interfaces.map(({ state }) => state)).toContain('connected');
    const { port_list: ports } = (await demo.call(switchDetail, { id: behind!.id })).data;
    expect(ports.filter((one) => one.down > 0 || one.up > 0)).toEqual([]);
    await db.query(`UPDATE device SET status = 'online' WHERE id = $1 OR gateway_id = $1`, [gwid]);
  });
});

describe('cameras', () => {
  const list = async (input: object = {}) => (await demo.call(cameras, { per_page: 1000, ...input })).data;

  it('are counted, and what their plans fill is added up by gateway', async () => {
    const { list: rows, counts, disks, total } = await list({ disks: true });
    expect(disks.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThan(0);
    expect(counts.online + counts.offline).toBe(counts.all);
    const need = (gwid?: string) =>
      rows.filter((one) => !gwid || one.gwid === gwid).reduce((sum, one) => sum + one.need, 0);
    for (const disk of disks) expect(disk.need).toBe(need(disk.gwid));
  });

  it('stand by the name of their gateway and their own, or in the order that was asked for', async () => {
    const { list: rows } = await list();
    // Names in the order of the store, which knows more letters than this process.
    const named = await reference.services.db.query<{ id: string }>(
      `SELECT k.id FROM camera k JOIN device g ON g.id = k.gateway_id WHERE k.account_id = 'acc_demo'
       ORDER BY g.remark, g.id, k.name, k.id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(named.map(({ id }) => id));
    const states = async (order: 'asc' | 'desc') =>
      (await list({ sort: 'online', order })).list.map((one) => one.online);
    expect(await states('desc')).toEqual([...(await states('desc'))].sort((a, b) => Number(b) - Number(a)));
    const seen = (await list({ sort: 'last_seen', order: 'desc' })).list.map(
      (one) => Date.parse(one.last_seen ?? '') || 0,
    );
    expect(seen).toEqual([...seen].sort((a, b) => b - a));
    const pages = await Promise.all([1, 2].map((page) => list({ page, per_page: 3, sort: 'name' })));
    const names = (await list({ sort: 'name' })).list.map(({ id }) => id);
    expect(pages.flatMap((page) => page.list.map(({ id }) => id))).toEqual(names.slice(0, 6));
  });

  it('are counted by gateway, with what the plans need of its disk', async () => {
    const { list: all } = await list();
    const routers = async (input: object = {}, client = demo) =>
      (await client.call(cameraRouters, { per_page: 1000, ...input })).data;
    const { list: rows, counts, total } = await routers({ sort: 'cameras', order: 'desc' });
    expect([total, counts.all]).toEqual([rows.length, new Set(all.map(({ gwid }) => gwid)).size]);
    for (const row of rows) {
      const own = all.filter(({ gwid }) => gwid === row.gwid);
      expect(row).toMatchObject({
        cameras: own.length,
        online: own.filter(({ online }) => online).length,
        planned: own.filter(({ record, paid }) => paid && record !== 'off').length,
        need: own.reduce((sum, { need }) => sum + need, 0),
      });
    }
    expect(rows.map(({ cameras }) => cameras)).toEqual(rows.map(({ cameras }) => cameras).sort((a, b) => b - a));
    // All by their names are read another way.
    const named = await routers();
    const byId = (list: readonly CameraRouter[]) => [...list].sort((a, b) => (a.gwid < b.gwid ? -1 : 1));
    expect({ ...named, list: byId(named.list) }).toEqual({ list: byId(rows), total, counts });
    expect((await routers({ page: 2, per_page: 1 })).list).toEqual(named.list.slice(1, 2));
    expect((await routers({ order: 'desc' })).list).toEqual(named.list.toReversed());
    const short = await routers({ state: 'short' });
    expect(short.list.map(({ gwid }) => gwid).sort()).toEqual(
      rows
        .filter(({ need, disk }) => need > (disk ?? 0))
        .map(({ gwid }) => gwid)
        .sort(),
    );
    expect([short.total, (await routers({ state: 'lost' })).total]).toEqual([counts.short, counts.lost]);
    expect((await routers({ q: rows[0]!.gwid })).list.map(({ gwid }) => gwid)).toEqual([rows[0]!.gwid]);
    const theirs = (await routers({}, agent)).list.map(({ gwid }) => gwid);
    expect(theirs.filter((gwid) => rows.some((row) => row.gwid === gwid))).toEqual([]);
  });

  it('show a picture that says it is simulated, and none while they are offline', async () => {
    const camera = (await list({ state: 'online' })).list[0]!;
    const picture = await (await demo.call(cameraSnapshot, { id: camera.id })).text();
    expect(picture).toContain('模拟画面');
    expect(picture).not.toMatch(/<script|javascript:/i);
    await reference.services.db.query('UPDATE client SET online = false WHERE mac = $1', [camera.mac]);
    expect((await failure(demo.call(cameraSnapshot, { id: camera.id }))).kind).toBe('notFound');
  });

  it('record by a new plan once their gateway took it', async () => {
    const { id } = (await list()).list.find(({ online, paid }) => online && paid)!;
    const plan = { id, record: 'period', period: '20:00-08:00', days: 30, quality: '2k' } as const;
    const read = async () => (await list()).list.find((one) => one.id === id)!;
    const before = await read();
    await demo.call(cameraPlan, plan);
    expect(await read()).toEqual(before);
    await answerCommands(reference.services, clock);
    expect(await read()).toMatchObject(plan);
    expect((await failure(demo.call(cameraPlan, { ...plan, period: '8-20' }))).detail.errors).toHaveProperty('period');
    expect((await failure(demo.call(cameraPlan, { ...plan, days: 0 }))).detail.errors).toHaveProperty('days');
  });

  it('record with a package on their gateway alone, as many as it has and for its days', async () => {
    const { db } = reference.services;
    const camera = (await list()).list.find(({ online, paid }) => online && paid)!;
    const read = async () => (await list()).list.find(({ id }) => id === camera.id)!;
    const recording = async () => (await list({ id: camera.id })).counts.recording;
    const ordered = async (more: object = {}) =>
      demo.call(cameraPlan, { id: camera.id, record: 'always', days: 7, quality: '1080p', ...more });
    const own = `service = 'camera' AND gateway_id = '${camera.gwid}'`;
    await ordered();
    await answerCommands(reference.services, clock);
    expect([(await read()).record, await recording()]).toEqual(['always', 1]);
    await db.query(`UPDATE service_owned SET tier = 'basic' WHERE ${own}`);
    expect((await failure(ordered({ days: 8 }))).detail.errors).toHaveProperty('days');
    await db.query('DELETE FROM camera WHERE gateway_id = $1 AND id <> $2', [camera.gwid, camera.id]);
    await db.query(`INSERT INTO camera (id, account_id, gateway_id, client_id, name, model, mac, simulated)
      SELECT id || 'n', account_id, gateway_id, '', name, model, mac, true FROM camera WHERE id = '${camera.id}'`);
    await db.query(`UPDATE service_owned SET quantity = 1 WHERE ${own}`);
    expect((await failure(ordered())).message).toContain('1 路');
    await db.query('DELETE FROM camera WHERE gateway_id = $1 AND id <> $2', [camera.gwid, camera.id]);
    await ordered();
    await answerCommands(reference.services, clock);

    await db.query(`UPDATE service_owned SET expires_at = '${new Date(clock).toISOString()}' WHERE ${own}`);
    expect([(await read()).paid, await recording()]).toEqual([false, 0]);
    expect((await failure(ordered())).message).toContain('没有有效的套餐');
    const told = async () => {
      await followPackages(db, clock);
      await followPackages(db, clock);
      const rows = await db.query<{ params: Record<string, string> }>(
        `SELECT params FROM command WHERE kind = 'camera_plan' AND gwid = $1 AND state = 'pending'`,
        [camera.gwid],
      );
      await answerCommands(reference.services, clock);
      return rows.map(({ params }) => params);
    };
    expect(await told()).toMatchObject([{ camera: camera.id, record: 'off', days: '7' }]);
    expect(await told()).toEqual([]);
    expect(await read()).toMatchObject({ record: 'always', days: 7 });
    await db.query(`UPDATE service_owned SET expires_at = '2030-01-01' WHERE ${own}`);
    expect([(await read()).paid, await recording()]).toEqual([true, 0]);
    expect(await told()).toMatchObject([{ record: 'always', days: '7' }]);
    expect([await told(), await recording()]).toEqual([[], 1]);
  });
});

describe('a store of before', () => {
  it('gets what came into the product later, once', async () => {
    const { db } = reference.services;
    await db.query(`UPDATE simulation SET details = 0`);
    await db.query('DELETE FROM camera');
    clock += 60_000;
    await bringUp(db, plan, clock);
    const count = async () => (await demo.call(cameras, {})).data.counts.all;
    const there = await count();
    expect(there).toBeGreaterThan(0);
    await db.query('DELETE FROM camera');
    clock += 60_000;
    await bringUp(db, plan, clock);
    expect(await count()).toBe(0);
  });
});

describe('what stands behind the gateways of another account', () => {
  it('is neither seen nor touched', async () => {
    const [one] = (await demo.call(switches, { per_page: 1 })).data.list;
    expect((await agent.call(switchMacs, { id: one!.id })).data.total).toBe(0);
    expect((await failure(agent.call(switchDetail, { id: one!.id }))).kind).toBe('notFound');
    const [ap] = (await demo.call(aps, { per_page: 1 })).data.list;
    expect((await failure(agent.call(apDetail, { id: ap!.id }))).kind).toBe('notFound');
    const [wall] = (await demo.call(firewalls, { per_page: 1 })).data.list;
    expect((await failure(agent.call(firewallDetail, { id: wall!.id }))).kind).toBe('notFound');
    await reference.services.db.query(`UPDATE simulation SET details = 0`);
    clock += 60_000;
    await bringUp(reference.services.db, plan, clock);
    const { id } = (await demo.call(cameras, {})).data.list[0]!;
    for (const call of [
      () => agent.call(cameraSnapshot, { id }),
      () => agent.call(cameraRename, { id, name: '我的' }),
      () => agent.call(cameraPlan, { id, record: 'off', days: 7, quality: '1080p' }),
    ]) {
      expect((await failure(call())).kind).toBe('notFound');
    }
  });
});
