import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import * as alarm from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import * as command from '../../src/api/contract/command';
import * as device from '../../src/api/contract/device';
import * as stats from '../../src/api/contract/stats';
import { verdict } from '../../src/api/contract/verdict';
import { succeeded, type Endpoint } from '../../src/api/endpoint';
import { labelKey } from '../../host/server/demo/simulation/fleet';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { fleetOf } from '../../host/server/demo/simulation/world';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T06:00:00Z');
const plan = smallPlans[0]!;
const fleet = fleetOf(plan);
let reference: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
});
afterAll(() => reference.close());

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

/** Calls and holds the answer against its own schema, to the last field. */
async function strictly<E extends Endpoint>(endpoint: E, input: object): Promise<Record<string, never>> {
  const reply = (await demo.call(endpoint, input as never)) as { code: number; data: Record<string, never> };
  expect(succeeded(endpoint, reply.code)).toBe(true);
  const schema = endpoint.data!;
  const strict = 'entries' in schema ? v.strictObject(schema.entries as v.ObjectEntries) : schema;
  const parsed = v.safeParse(strict, reply.data);
  expect(parsed.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  return reply.data;
}

describe('every reading call answers what its contract says', () => {
  const gwid = fleet.gateways[1]!.id;
  const switchId = fleet.gateways.flatMap((g) => g.children).find((child) => child.kind === 'switch')!.id;
  it.each<[string, Endpoint, object]>([
    ['verdict', verdict, {}],
    ['complex', stats.complex, {}],
    ['apComplex', stats.apComplex, {}],
    ['clientNum 7', stats.clientNum, { day: 7 }],
    ['clientNum 30', stats.clientNum, { day: 30 }],
    ['userModel 30', stats.userModel, { day: '30' }],
    ['userModel history', stats.userModel, { day: 'history' }],
    ['flowModel 30', stats.flowModel, { day: '30' }],
    ['flowModel history', stats.flowModel, { day: 'history' }],
    ['weekTraffic', stats.weekTraffic, {}],
    ['wirelessWeek', stats.wirelessWeek, {}],
    ['today', stats.today, {}],
    ['income', stats.income, {}],
    ['dnsIntercepted', stats.dnsIntercepted, {}],
    ['traffic 24h', stats.traffic, { range: '24h' }],
    ['traffic 7d', stats.traffic, { range: '7d' }],
    ['traffic 30d', stats.traffic, { range: '30d' }],
    ['gateways', device.gateways, {}],
    ['aps', device.aps, {}],
    ['switches', device.switches, {}],
    ['firewalls', device.firewalls, {}],
    ['devices', device.devices, {}],
    ['filterOptions', device.filterOptions, {}],
    ['gateway', device.gateway, { gwid }],
    ['interfaces', device.interfaces, { gwid }],
    ['switchDetail', device.switchDetail, { id: switchId }],
    ['throughput live', device.throughput, { id: gwid, range: 'live' }],
    ['throughput 24h', device.throughput, { id: gwid, range: '24h' }],
    ['throughput 30d', device.throughput, { id: gwid, range: '30d' }],
    ['throughput of a stretch', device.throughput, { id: gwid, from: Date.now() - 9e7, to: Date.now() }],
    ['groups', device.groups, {}],
    ['onlineUsers', onlineUsers, {}],
    ['alarms', alarm.alarms, {}],
    ['alarmCounts', alarm.alarmCounts, {}],
  ])('%s', async (_, endpoint, input) => {
    await strictly(endpoint, input);
  });
});

describe('the overview', () => {
  it('counts what the lists show', async () => {
    const { data } = await demo.call(stats.complex, {});
    const gateways = (await demo.call(device.gateways, {})).data;
    const aps = (await demo.call(device.aps, {})).data;
    expect([data.router_number, data.router_online_number]).toEqual([gateways.total, gateways.counts.online]);
    expect([data.ap_number, data.ap_online_number]).toEqual([aps.total, aps.counts.online]);
    expect(gateways.total).toBe(plan.gateways);
    const users = (await demo.call(onlineUsers, {})).data;
    expect(data.current_online).toBe(users.total);
    expect(data.today_online_amount).toBeGreaterThanOrEqual(data.current_online);
    const seen = (await demo.call(onlineUsers, { seen: 'today', per_page: 1000 })).data;
    expect(seen.list.filter((one) => one.online)).toHaveLength(data.current_online);
    expect(seen.total).toBe(data.today_online_amount);
    const signedIn = async (seen?: 'today') =>
      (await demo.call(onlineUsers, { auth: 'any', per_page: 1, ...(seen && { seen }) })).data.total;
    expect([data.current_auth, data.today_auth_amount]).toEqual([await signedIn(), await signedIn('today')]);
    const { active } = (await demo.call(alarm.alarmCounts, {})).data;
    expect(data.alarm_level_amount).toEqual({ FATAL: active.FATAL, MIDDLE: active.MIDDLE, GENERAL: active.GENERAL });
  });

  it('says that its figures are simulated, to whom the simulator counts for', async () => {
    expect((await demo.call(stats.complex, {})).data.simulated).toBe(true);
    const { db } = reference.services;
    await db.query(`DELETE FROM account_day WHERE account_id = 'acc_agent'`);
    expect((await agent.call(stats.complex, {})).data.simulated).toBe(false);
  });

  it('adds the categories up to the total', async () => {
    const { total, items } = (await demo.call(stats.complex, {})).data.cumulative_flow;
    expect(items.reduce((sum, item) => sum + item.value, 0)).toBe(total);
    expect(items).toHaveLength(10);
  });

  it('has no holes in the trend, and new and old users that add up', async () => {
    const { data } = await demo.call(stats.clientNum, { day: 30 });
    expect(data).toHaveLength(30);
    expect(data.at(-1)!.date).toBe('2026-11-19');
    for (const row of data) expect(row.new_user_number + row.old_user_number).toBe(row.online_number);
    expect(data[0]!.online_number).toBeGreaterThan(0);
  });

  it('shares the day out completely', async () => {
    const { stage } = (await demo.call(stats.flowModel, { day: '30' })).data;
    expect(Object.values(stage).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('names the busiest networks, and what the others carry', async () => {
    const { data } = await demo.call(stats.weekTraffic, {});
    expect(data).toMatchObject({ from: '2026-11-13', to: '2026-11-19' });
    expect(data.list[0]!.remark).toBe('上海静安寺旗舰店');
    expect(data.list.map((one) => one.bytes)).toEqual([...data.list.map((one) => one.bytes)].sort((a, b) => b - a));
    expect(data.list.reduce((sum, one) => sum + one.bytes, data.others.bytes)).toBe(data.total);
    expect(data.others.count).toBe(plan.gateways - 3);
  });
});

describe('device lists', () => {
  it('show the last bound first, in pages that do not overlap', async () => {
    const whole = (await demo.call(device.aps, { per_page: 1000 })).data.list.map((row) => row.id);
    const pages = [];
    for (let page = 1; page <= Math.ceil(plan.aps / 20); page++) {
      pages.push(...(await demo.call(device.aps, { page, per_page: 20 })).data.list.map((row) => row.id));
    }
    expect(pages).toEqual(whole);
    expect(new Set(whole).size).toBe(plan.aps);
  });

  it.each([
    'remark',
    'status',
    'model',
    'firmware',
    'clients',
    'down',
    'up',
    'cpu',
    'memory',
    'uptime',
    'last_seen',
  ] as const)('sort by %s both ways, with what is unknown last', async (sort) => {
    const values = async (order: 'asc' | 'desc') =>
      (await demo.call(device.gateways, { sort, order })).data.list.map((row) => row[sort]);
    const known = (list: unknown[]) => list.filter((value) => value !== null) as (string | number)[];
    const [up, down] = [await values('asc'), await values('desc')];
    for (const list of [up, down]) expect(list.slice(0, known(list).length)).not.toContain(null);
    for (let i = 1; i < known(up).length; i++) expect(known(up)[i]! >= known(up)[i - 1]!).toBe(true);
    for (let i = 1; i < known(down).length; i++) expect(known(down)[i]! <= known(down)[i - 1]!).toBe(true);
  });

  it('find by part of a name, an address, a MAC typed with hyphens, a serial number', async () => {
    const one = fleet.gateways[1]!;
    for (const q of ['云栖酒店', one.id.slice(2, 9), one.ip, one.mac.replaceAll(':', '-').toLowerCase(), one.serial]) {
      const { data } = await demo.call(device.gateways, { q });
      expect(data.list.map((row) => row.id)).toContain(one.id);
      expect(data.total).toBe(data.list.length);
    }
    expect((await demo.call(device.gateways, { q: '%' })).data.total).toBe(0);
  });

  it('filter by status, group with everything below it, model and gateway', async () => {
    const { groups, models } = (await demo.call(device.filterOptions, { kind: 'gateway' })).data;
    const all = (await demo.call(device.gateways, {})).data;
    for (const group of groups) {
      expect((await demo.call(device.gateways, { group: group.id })).data.total).toBe(group.count);
    }
    const none = (await demo.call(device.gateways, { group: 'none' })).data.list;
    expect(none.filter(({ group_id }) => group_id !== null)).toEqual([]);
    for (const model of models) {
      const found = (await demo.call(device.gateways, { model: model.name })).data;
      expect([found.total, found.counts.all]).toEqual([model.count, model.count]);
    }
    const offline = (await demo.call(device.gateways, { status: 'offline' })).data;
    expect(offline.total).toBe(all.counts.offline);
    const open = (await demo.call(device.gateways, { alarm: 'open' })).data;
    expect(open.total).toBe(all.counts.alarm);
    for (const row of open.list) expect(row.alarm_text).toBeTruthy();
    const gwid = fleet.gateways[2]!.id;
    const behind = (await demo.call(device.aps, { gwid, per_page: 1000 })).data.list;
    const gateway = (await demo.call(device.gateway, { gwid })).data;
    expect(gateway.ap_total).toBe(behind.length);
    expect(behind.every((row) => row.gateway_remark === gateway.remark)).toBe(true);
  });

  it.each([[{ page: 0 }], [{ per_page: 5000 }], [{ sort: 'id; DROP TABLE device' }], [{ status: 'away' }]])(
    'refuse %j',
    async (input) => {
      expect((await failure(demo.call(device.gateways, input as never))).kind).toBe('invalid');
    },
  );

  it('tell offline devices from idle ones', async () => {
    const { list } = (await demo.call(device.devices, { per_page: 1000 })).data;
    for (const row of list) {
      expect(row.offline_since === null).toBe(row.status === 'online');
      if (row.status === 'offline') expect([row.uptime, row.down, row.clients]).toEqual([null, 0, 0]);
      expect(row.simulated).toBe(true);
    }
  });
});

describe('binding', () => {
  const spare = fleet.gateways[plan.gateways]!;
  const key = labelKey(fleet, spare);

  it('takes the key on the label, once, and tells nobody which half was wrong', async () => {
    const wrong = await failure(demo.call(device.bind, { gwid: spare.id, key: 'NP-000000000000' }));
    const unknown = await failure(demo.call(device.bind, { gwid: 'ffffffffffff', key }));
    expect([wrong.detail.code, wrong.message]).toEqual([unknown.detail.code, unknown.message]);
    await demo.call(device.bind, { gwid: spare.id.toUpperCase(), key, remark: '新店' });
    const { list, counts } = (await demo.call(device.gateways, {})).data;
    expect(list[0]).toMatchObject({ id: spare.id, remark: '新店', status: 'offline' });
    expect(counts.all).toBe(plan.gateways + 1);
    expect((await failure(agent.call(device.bind, { gwid: spare.id, key }))).kind).toBe('code');
  });

  it('gives back what is the own only', async () => {
    expect((await agent.call(device.unbind, { gwids: [spare.id] })).data.removed).toBe(0);
    expect((await demo.call(device.unbind, { gwids: [spare.id, 'ffffffffffff'] })).data.removed).toBe(1);
    expect((await failure(demo.call(device.gateway, { gwid: spare.id }))).kind).toBe('notFound');
    expect((await demo.call(device.gateways, {})).data.counts.all).toBe(plan.gateways);
  });
});

describe('naming', () => {
  it('keeps any characters, and refuses empty and endless names', async () => {
    const { id } = fleet.gateways[4]!;
    const remark = '一号店 "A&B" 100% $x; `y` | \\ \'z\'';
    await demo.call(device.rename, { id, remark });
    expect((await demo.call(device.gateway, { gwid: id })).data.remark).toBe(remark);
    for (const bad of ['', '   ', '长'.repeat(65)]) {
      expect((await failure(demo.call(device.rename, { id, remark: bad }))).detail.errors).toHaveProperty('remark');
    }
  });
});

describe('alarms', () => {
  it('are handled: acknowledged once, assigned, noted, all of it in their history', async () => {
    const { list } = (await demo.call(alarm.alarms, { state: 'active' })).data;
    const { id, gwid } = list[0]!;
    expect((await demo.call(alarm.alarmAcknowledge, { ids: [id] })).data.changed).toBe(1);
    expect((await demo.call(alarm.alarmAcknowledge, { ids: [id] })).data.changed).toBe(0);
    await demo.call(alarm.alarmAssign, { ids: [id], assignee: '陈屿' });
    await demo.call(alarm.alarmNote, { id, note: '已联系门店' });
    const detail = (await demo.call(alarm.alarmDetail, { id })).data;
    expect(detail).toMatchObject({ state: 'acknowledged', assignee: '陈屿', note: '已联系门店', gwid });
    expect(detail.events.map((event) => event.kind)).toEqual(['raised', 'acknowledged', 'assigned', 'noted']);
    expect(detail.events[1]!.actor).toMatch(/\*/);
    expect((await failure(demo.call(alarm.alarmNote, { id, note: '长'.repeat(501) }))).detail.errors).toHaveProperty(
      'note',
    );
  });

  it('filter by level, state, category, device, time and text', async () => {
    const whole = (await demo.call(alarm.alarms, { per_page: 1000 })).data;
    const one = whole.list.find((row) => row.state === 'cleared')!;
    const cases: [object, (row: alarm.AlarmRow) => boolean][] = [
      [{ level: 'MIDDLE' }, (row) => row.level === 'MIDDLE'],
      [{ state: 'open' }, (row) => row.state !== 'cleared'],
      [{ state: 'cleared' }, (row) => row.state === 'cleared'],
      [{ category: one.category }, (row) => row.category === one.category],
      [{ device: one.device_id }, (row) => row.device_id === one.device_id],
      [{ gwid: one.gwid }, (row) => row.gwid === one.gwid],
      [{ from: one.raised_at }, (row) => row.raised_at >= one.raised_at],
      [{ to: one.raised_at }, (row) => row.raised_at < one.raised_at],
      [{ q: 'cpu' }, (row) => row.content.includes('CPU')],
    ];
    for (const [filter, matches] of cases) {
      const { data } = await demo.call(alarm.alarms, { ...filter, per_page: 1000 });
      expect(data.list.map((row) => row.id)).toEqual(whole.list.filter(matches).map((row) => row.id));
      expect(data.total).toBe(data.list.length);
    }
  });
});

describe('orders to gateways', () => {
  it.each(['-c 9', 'a b', '', '$(id)', 'x;y', '256.1.1.1', '8.8.8.800'])(
    'do not take the target "%s"',
    async (target) => {
      const { id } = fleet.gateways[0]!;
      const error = await failure(demo.call(command.diagnose, { gwid: id, kind: 'ping', target }));
      expect(error.detail.errors).toHaveProperty('target');
    },
  );

  it('wait for an online gateway only', async () => {
    const offline = (await demo.call(device.gateways, { status: 'offline' })).data.list[0];
    if (offline) {
      const error = await failure(demo.call(command.diagnose, { gwid: offline.id, kind: 'ping', target: '10.0.0.1' }));
      expect(error.message).toBe('设备离线，无法执行');
    }
    const { data } = await demo.call(command.diagnose, {
      gwid: fleet.gateways[0]!.id,
      kind: 'ping',
      target: '10.0.0.1',
    });
    expect(data.state).toBe('pending');
    expect((await demo.call(command.commandStatus, { id: data.id })).data).toEqual(data);
    const { gwid } = data;
    const kept = (await demo.call(command.diagnoses, { gwid })).data.list;
    expect(kept[0]).toEqual({ ...data, target: '10.0.0.1' });
    expect((await agent.call(command.diagnoses, { gwid })).data.list).toEqual([]);
  });
});

describe("another account's fleet", () => {
  const gateway = fleet.gateways[0]!;
  const ap = fleet.gateways.flatMap((g) => g.children).find((child) => child.kind === 'ap')!;
  const sw = fleet.gateways.flatMap((g) => g.children).find((child) => child.kind === 'switch')!;

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['gateway', (c) => c.call(device.gateway, { gwid: gateway.id })],
    ['interfaces', (c) => c.call(device.interfaces, { gwid: gateway.id })],
    ['switch', (c) => c.call(device.switchDetail, { id: sw.id })],
    ['throughput', (c) => c.call(device.throughput, { id: gateway.id, range: 'live' })],
    ['rename gateway', (c) => c.call(device.rename, { id: gateway.id, remark: 'x' })],
    ['rename AP', (c) => c.call(device.rename, { id: ap.id, remark: 'x' })],
    ['diagnose', (c) => c.call(command.diagnose, { gwid: gateway.id, kind: 'ping', target: '10.0.0.1' })],
    ['reboot', (c) => c.call(command.reboot, { gwid: gateway.id })],
  ])('is not found: %s', async (_, call) => {
    expect((await failure(call(agent))).kind).toBe('notFound');
    await call(demo);
  });

  it('is in no list, count, option or statistic', async () => {
    const mine = new Set((await demo.call(device.devices, { per_page: 1000 })).data.list.map((row) => row.id));
    const theirs = (await agent.call(device.devices, { per_page: 1000 })).data;
    const small = smallPlans[1]!;
    expect(theirs.total).toBe(small.gateways + small.aps + small.switches + small.firewalls);
    expect(theirs.list.filter((row) => mine.has(row.id))).toEqual([]);
    for (const input of [{ gwid: gateway.id }, { q: gateway.id }, { group: 'grp_demo_0' }]) {
      expect((await agent.call(device.devices, input)).data.total).toBe(0);
    }
    expect((await agent.call(onlineUsers, { gwid: gateway.id })).data).toMatchObject({
      list: [],
      total: 0,
      counts: { all: 0 },
    });
    expect((await agent.call(alarm.alarms, { gwid: gateway.id })).data).toMatchObject({ total: 0 });
    // Whether it was ever heard of is its owner's to know.
    const unheard = async (who: typeof demo) => (await who.call(alarm.alarms, { gwid: gateway.id })).data.unheard;
    expect([await unheard(agent), await unheard(demo)]).toEqual([undefined, false]);
    const ids = (await agent.call(device.groups, {})).data.map((group) => group.id);
    expect(ids.every((id) => id.startsWith('grp_agent_'))).toBe(true);
    const [a, b] = [await agent.call(stats.complex, {}), await demo.call(stats.complex, {})];
    expect(a.data.router_number).toBe(small.gateways);
    expect(a.data.cumulative_flow.total).toBeLessThan(b.data.cumulative_flow.total);
    expect((await agent.call(stats.weekTraffic, {})).data.list.some((row) => mine.has(row.gwid))).toBe(false);
  });

  it('has alarms and commands that cannot be read or changed', async () => {
    const [theirs] = (await demo.call(alarm.alarms, { kind: 'firmware_new', state: 'active' })).data.list;
    const id = theirs!.id;
    expect((await failure(agent.call(alarm.alarmDetail, { id }))).kind).toBe('notFound');
    expect((await failure(agent.call(alarm.alarmNote, { id, note: 'x' }))).kind).toBe('notFound');
    expect((await agent.call(alarm.alarmAcknowledge, { ids: [id] })).data.changed).toBe(0);
    expect((await agent.call(alarm.alarmAssign, { ids: [id], assignee: 'x' })).data.changed).toBe(0);
    const order = (await demo.call(command.reboot, { gwid: gateway.id })).data;
    expect((await failure(agent.call(command.commandStatus, { id: order.id }))).kind).toBe('notFound');
  });

  it('is closed to nobody', async () => {
    for (const call of [device.gateways, alarm.alarms, stats.complex, onlineUsers]) {
      expect((await failure(reference.client.call(call as typeof device.gateways, {}))).kind).toBe('unauthorized');
    }
  });
});
