import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarmCounts, alarmDetail, alarms } from '../../src/api/contract/alarm';
import * as silence from '../../src/api/contract/alarm-silence';
import { complex } from '../../src/api/contract/stats';
import type { InputOf } from '../../src/api/endpoint';
import { keepSilences } from '../../host/server/fleet/alarms/silence-settling';
import type { Reading } from '../../host/server/fleet/alarms/rules';
import { watch } from '../../host/server/fleet/alarms/watch';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
let gateway: { id: string; account_id: string; remark: string; group_id: string };

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [gateway] = (await server.services.db.query<typeof gateway>(
    `SELECT id, account_id, remark, group_id FROM device
     WHERE account_id = 'acc_demo' AND kind = 'gateway' AND group_id IS NOT NULL AND status = 'online' ORDER BY id LIMIT 1`,
  )) as [typeof gateway];
});
beforeEach(async () => {
  const { db } = server.services;
  for (const table of ['alarm_silence', 'alarm_rule', 'alarm_flap', 'device_condition'])
    await db.query(`DELETE FROM ${table}`);
  await db.query('DELETE FROM alarm WHERE device_id = $1', [gateway.id]);
  clock += 30 * day;
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
});
afterAll(() => server.close());

/** The gateway reports; without facts it is well. */
const report = (facts: Partial<Reading> = {}) =>
  watch(server.services.db, clock, [
    {
      id: gateway.id,
      accountId: gateway.account_id,
      kind: 'gateway',
      gatewayId: gateway.id,
      remark: gateway.remark,
      gatewayRemark: gateway.remark,
      simulated: true,
      cpu: 10,
      memory: 10,
      diskUsed: 10,
      wans: [{ name: 'wan1', up: true, loss: 0 }],
      ...facts,
    },
  ]);
const broken = { wans: [{ name: 'wan1', up: false }] };
const list = async (more: Partial<InputOf<typeof alarms>> = {}) =>
  (await demo.call(alarms, { device: gateway.id, state: 'open', ...more })).data.list;
const kinds = async (more?: Partial<InputOf<typeof alarms>>) => (await list(more)).map(({ kind }) => kind);
const silences = async () => (await demo.call(silence.silences, {})).data;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: { detail?: { errors?: object; status: number } }) =>
      error.detail?.errors ? Object.keys(error.detail.errors).join() : error.detail?.status,
  );

describe('rules', () => {
  it('raise after the time that a condition must last, and clear only below the lower limit', async () => {
    await report({ cpu: 95 });
    clock += 9 * minute;
    await report({ cpu: 95 });
    expect(await kinds()).toEqual([]);
    clock += minute;
    await report({ cpu: 95 });
    expect((await list())[0]).toMatchObject({ kind: 'cpu_high', content: 'CPU 连续 10 分钟高于 90%' });
    await report({ cpu: 87 });
    expect(await kinds()).toEqual(['cpu_high']);
    await report({ cpu: 85 });
    expect(await kinds()).toEqual([]);
    await report({ cpu: 87 });
    clock += hour;
    await report({ cpu: 87 });
    expect(await kinds()).toEqual([]);
  });

  it('start over when a condition was away for a moment', async () => {
    await report({ memory: 95 });
    clock += 9 * minute;
    await report();
    await report({ memory: 95 });
    clock += 9 * minute;
    await report({ memory: 95 });
    expect(await kinds()).toEqual([]);
  });

  it('are the account’s own once it chose them, for no one else', async () => {
    await demo.call(silence.alarmRuleSave, { kind: 'cpu_high', enabled: true, threshold: 60, clear: 50, hold: 0 });
    await report({ cpu: 61 });
    expect((await list())[0]?.content).toBe('CPU 高于 60%');
    const rule = async (client: Client) =>
      (await client.call(silence.alarmRules, {})).data.rules.find(({ kind }) => kind === 'cpu_high');
    expect(await rule(demo)).toMatchObject({ threshold: 60, clear: 50, hold: 0, own: true });
    expect(await rule(agent)).toMatchObject({ threshold: 90, own: false });
  });

  it('that are switched off raise nothing and take back what stands', async () => {
    await report(broken);
    expect(await kinds()).toEqual(['wan_down']);
    await demo.call(silence.alarmRuleSave, { kind: 'wan_down', enabled: false, hold: 0 });
    await report(broken);
    expect(await kinds()).toEqual([]);
  });

  it.each([
    [{ threshold: 0, clear: 0, hold: 10 }, 'threshold'],
    [{ threshold: 90, clear: 90, hold: 10 }, 'clear'],
    [{ threshold: 90, clear: 80, hold: 121 }, 'hold'],
    [{ threshold: 90, clear: 80, hold: 1.5 }, 'hold'],
    [{ clear: 80, hold: 1 }, 'threshold'],
  ])('%o is refused at its field', async (numbers, field) => {
    expect(await refusal(demo.call(silence.alarmRuleSave, { kind: 'cpu_high', enabled: true, ...numbers }))).toBe(
      field,
    );
  });
});

describe('a mute', () => {
  it('quiets what stands and what comes, counts nowhere, and says what it keeps quiet', async () => {
    const before = (await demo.call(complex, {})).data.alarm_level_amount.FATAL;
    await report(broken);
    const { ids, alarms: hit } = (await demo.call(silence.mute, { devices: [gateway.id], span: 'day' })).data;
    const id = ids[0];
    expect(hit).toBe(1);
    await report({ ...broken, diskUsed: 99 });
    expect(await kinds()).toEqual([]);
    const held = await list({ quiet: true });
    expect(held.map(({ kind }) => kind).sort()).toEqual(['disk_high', 'wan_down']);
    expect(held[0]!.quiet).toMatchObject({ type: 'mute', id, name: gateway.remark });
    expect((await demo.call(complex, {})).data.alarm_level_amount.FATAL).toBe(before);
    expect((await silences()).list).toMatchObject([{ id, type: 'mute', state: 'holding', alarms: 2 }]);
    const [device] = await server.services.db.query('SELECT alarm_count FROM device WHERE id = $1', [gateway.id]);
    expect(device).toEqual({ alarm_count: 0 });
  });

  it('ends by itself: what still stands is told then, what is over is not', async () => {
    await demo.call(silence.mute, { devices: [gateway.id], span: 'day' });
    await report({ ...broken, diskUsed: 99 });
    await report(broken);
    clock += day + 1;
    demo = await server.signIn();
    await keepSilences(server.services.db, clock);
    expect(await kinds()).toEqual(['wan_down']);
    expect((await silences()).list).toEqual([]);
    const [alarm] = await list();
    const { events } = (await demo.call(alarmDetail, { id: alarm!.id })).data;
    expect(events.map(({ kind }) => kind)).toEqual(['raised', 'told']);
  });

  it('may hold for one kind only, and can be ended by hand', async () => {
    const { ids } = (await demo.call(silence.mute, { devices: [gateway.id], kind: 'wan_down', span: 'week' })).data;
    const id = ids[0]!;
    await report({ ...broken, diskUsed: 99 });
    expect(await kinds()).toEqual(['disk_high']);
    expect((await demo.call(silence.silenceEnd, { ids: [id] })).data).toEqual({ ended: 1, heard: 1 });
    expect((await kinds()).sort()).toEqual(['disk_high', 'wan_down']);
    expect(await refusal(demo.call(silence.silenceEnd, { ids: [id] }))).toBe(404);
  });

  it('of several alarms holds once for each of their devices', async () => {
    await report({ ...broken, diskUsed: 99 });
    const open = await list();
    expect(open).toHaveLength(2);
    const { ids, alarms: hit } = (await demo.call(silence.mute, { alarms: open.map(({ id }) => id), span: 'day' }))
      .data;
    expect([ids.length, hit]).toEqual([1, 2]);
    expect(await kinds()).toEqual([]);
    expect(await refusal(agent.call(silence.mute, { alarms: open.map(({ id }) => id), span: 'day' }))).toBe(404);
    expect(await refusal(demo.call(silence.mute, { span: 'day' }))).toBe(404);
  });

  it('is refused for another’s device, without an end, and beyond a year', async () => {
    expect(await refusal(agent.call(silence.mute, { devices: [gateway.id], span: 'day' }))).toBe(404);
    const until = (at: number) =>
      refusal(demo.call(silence.mute, { devices: [gateway.id], span: 'until', until: new Date(at).toISOString() }));
    expect(await until(clock - 1)).toBe('until');
    expect(await until(clock + 400 * day)).toBe('until');
    expect(await refusal(demo.call(silence.mute, { devices: [gateway.id], span: 'until' }))).toBe('until');
    const { ids } = (await demo.call(silence.mute, { devices: [gateway.id], span: 'month' })).data;
    const id = ids[0]!;
    expect(await refusal(agent.call(silence.silenceEnd, { ids: [id] }))).toBe(404);
    expect((await agent.call(silence.silences, {})).data.list).toEqual([]);
  });
});

describe('a maintenance window', () => {
  const once = (from: number, to: number) => ({
    name: '机房割接',
    target: 'group' as const,
    target_id: gateway.group_id,
    zone: 'Asia/Shanghai',
    once: { from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  });

  it('that is changed still says who made it and when', async () => {
    const { id } = (await demo.call(silence.windowSave, once(clock + hour, clock + 2 * hour))).data;
    const [made] = (await silences()).list;
    await server.services.db.query(`UPDATE alarm_silence SET created_by = '张三' WHERE id = $1`, [id]);
    clock += 10 * minute;
    await demo.call(silence.windowSave, { ...once(clock + hour, clock + 3 * hour), id, name: '机房割接二' });
    expect((await silences()).list).toMatchObject([
      { id, name: '机房割接二', created_by: '张三', created_at: made!.created_at },
    ]);
  });

  it('quiets its group while it lasts, and what stands afterwards is told', async () => {
    await demo.call(silence.windowSave, once(clock + hour, clock + 2 * hour));
    expect((await silences()).list).toMatchObject([{ state: 'planned', target: { type: 'group' } }]);
    await report(broken);
    expect(await kinds()).toEqual(['wan_down']);
    clock += hour;
    await keepSilences(server.services.db, clock);
    await report({ ...broken, diskUsed: 99 });
    expect(await kinds()).toEqual([]);
    expect((await list({ quiet: true })).map((row) => row.quiet?.type)).toEqual(['window', 'window']);
    clock += hour;
    await keepSilences(server.services.db, clock);
    expect((await kinds()).sort()).toEqual(['disk_high', 'wan_down']);
  });

  it('comes back weekly by the clock of its zone', async () => {
    // Midnight in China between two days; the window begins at 00:30 there.
    clock = Date.parse('2027-06-01T16:00:00Z');
    demo = await server.signIn();
    const days = [new Date(clock + 8 * hour).getUTCDay()];
    await demo.call(silence.windowSave, {
      name: '每周重启',
      target: 'all',
      zone: 'Asia/Shanghai',
      weekly: { days, start: '00:30', minutes: 60 },
    });
    const states: (string | undefined)[] = [];
    for (const at of [0, 30, 89, 90, 7 * 24 * 60 + 45]) {
      clock = Date.parse('2027-06-01T16:00:00Z') + at * minute;
      demo = await server.signIn();
      states.push((await silences()).list[0]?.state);
    }
    expect(states).toEqual(['planned', 'holding', 'holding', 'planned', 'holding']);
  });

  it('is changed in place and refused with a sentence at the field', async () => {
    const { id } = (await demo.call(silence.windowSave, once(clock, clock + hour))).data;
    await demo.call(silence.windowSave, { ...once(clock, clock + 2 * hour), id, name: '改期' });
    expect((await silences()).list).toMatchObject([{ id, name: '改期' }]);
    const save = (change: object) =>
      refusal(demo.call(silence.windowSave, { ...once(clock, clock + hour), ...change }));
    expect(await save({ name: ' ' })).toBe('name');
    expect(await save({ zone: 'Mars/Base' })).toBe('zone');
    expect(await save({ target_id: 'nowhere' })).toBe('target_id');
    expect(await save({ once: undefined })).toBe('weekly');
    expect(await save({ once: { from: new Date(clock).toISOString(), to: new Date(clock - 1).toISOString() } })).toBe(
      'once.to',
    );
    const weekly = { days: [1], start: '25:00', minutes: 60 };
    expect(await save({ once: undefined, weekly })).toBe('weekly.start');
    expect(await save({ once: undefined, weekly: { ...weekly, start: '01:00', days: [] } })).toBe('weekly.days');
    expect(await save({ once: undefined, weekly: { ...weekly, start: '01:00', minutes: 1 } })).toBe('weekly.minutes');
    expect(await refusal(agent.call(silence.windowSave, once(clock, clock + hour)))).toBe('target_id');
    expect(await refusal(agent.call(silence.windowSave, { ...once(clock, clock + hour), target: 'all', id }))).toBe(
      404,
    );
  });
});

describe('an alarm that comes and goes', () => {
  const bounce = async () => {
    await report(broken);
    clock += minute;
    await report();
    clock += minute;
  };

  it('is held back after the fourth time in an hour, and told when it stands', async () => {
    for (let i = 0; i < 4; i++) await bounce();
    await report(broken);
    expect(await kinds()).toEqual([]);
    expect((await list({ quiet: true }))[0]?.quiet).toMatchObject({ type: 'flap', id: null });
    expect((await silences()).flapping).toBe(1);
    clock += 14 * minute;
    await keepSilences(server.services.db, clock);
    expect(await kinds()).toEqual([]);
    clock += minute;
    await keepSilences(server.services.db, clock);
    expect(await kinds()).toEqual(['wan_down']);
  });

  it('is as patient as the account wants', async () => {
    const flap = { enabled: true, count: 2, minutes: 60, calm: 15 };
    await demo.call(silence.alarmFlapSave, flap);
    await bounce();
    await report(broken);
    expect(await kinds()).toEqual(['wan_down']);
    clock += minute;
    await report();
    await report(broken);
    expect(await kinds()).toEqual([]);
    await demo.call(silence.alarmFlapSave, { ...flap, enabled: false });
    expect(await kinds()).toEqual(['wan_down']);
  });
});

it('counts what is quiet nowhere among the open', async () => {
  await report(broken);
  const before = (await demo.call(alarmCounts, {})).data.active.all;
  await demo.call(silence.mute, { devices: [gateway.id], span: 'day' });
  expect((await demo.call(alarmCounts, {})).data.active.all).toBe(before - 1);
});
