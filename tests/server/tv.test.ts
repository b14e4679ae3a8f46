import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { logs } from '../../src/api/contract/log';
import { jobItems } from '../../src/api/contract/job';
import {
  tvBoxes,
  tvBoxMove,
  tvBoxRemove,
  tvBoxSave,
  tvChannelOrder,
  tvChannelRemove,
  tvChannelSave,
  tvGroupDetail,
  tvGroupRemove,
  tvGroupRetry,
  tvGroups,
  tvGroupSave,
  tvCommand,
  tvCommandMany,
} from '../../src/api/contract/tv';
import { tvLimits } from '../../src/domain/tv';
import { fingerprint } from '../../host/server/kit/secrets';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { giveUp, handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { playTv } from '../../host/server/demo/simulation/tv';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let demo: Client;
let agent: Client;
let gwid: string;

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  agent = await reference.signIn('agent@netpane.cn');
  const { db } = reference.services;
  const [row] = await db.query<{ id: string }>(
    `UPDATE device SET status = 'online' WHERE id = (
       SELECT id FROM device WHERE account_id = 'acc_agent' AND kind = 'gateway' ORDER BY id LIMIT 1) RETURNING id`,
  );
  gwid = row!.id;
  await db.query(
    `INSERT INTO device_identity (gwid, key_hash, account_id, model, serial, simulated)
     VALUES ($1, $2, 'acc_agent', 'NP-R980', 'NP1', true)
     ON CONFLICT (gwid) DO UPDATE SET key_hash = excluded.key_hash, account_id = excluded.account_id`,
    [gwid, fingerprint('key-of-a-test')],
  );
});
afterAll(() => reference.close());

const told = (n: number, more: object = {}) => ({
  mac: `02:00:00:00:00:0${n}`,
  serial: `S${n}`,
  model: 'NP-TV200',
  version: '2.4.1',
  state: 'idle',
  volume: 20,
  ...more,
});
const report = (boxes: object[], key = 'key-of-a-test') =>
  reference.fetch(
    new Request('http://netpane.test/api/v3/ingest/tv', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-device-id': gwid, 'x-device-key': key },
      body: JSON.stringify({ boxes }),
    }),
  );
const boxes = async (input: object = {}) => (await agent.call(tvBoxes, { gwid, ...input })).data.list;
const box = async (n: number) => (await boxes()).find(({ mac }) => mac === told(n).mac)!;
const deliver = async () => {
  const { db } = reference.services;
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
  const [order] = await db.query<{ params: { boxes: string; groups: string } }>(
    `SELECT params FROM command WHERE kind = 'tv' AND gwid = $1 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [gwid],
  );
  return {
    boxes: JSON.parse(order!.params.boxes) as { mac: string; group: string }[],
    groups: JSON.parse(order!.params.groups) as { id: string; hours: string; channels: { name: string }[] }[],
  };
};
const newGroup = async (name: string, more: object = {}) =>
  (await agent.call(tvGroupSave, { name, hours: '', ...more })).data.id;
const newChannel = async (group: string, name: string, address = 'udp://239.1.1.1:5000') =>
  (await agent.call(tvChannelSave, { group, name, letter: '', kind: 'stream', address })).data.id;
const errors = async (answer: Promise<unknown>) => (await failureOf(answer)).detail.errors;
const status = async (answer: Promise<unknown>) => (await failureOf(answer)).detail.status;
const lastAction = async (text: string) =>
  (await agent.call(logs, { kind: 'action' })).data.list.find((line) => line.text === text)!;

describe('TV boxes', () => {
  it('come with the report of their gateway, and are off once it names them no more', async () => {
    expect((await report([told(1)], 'wrong')).status).toBe(401);
    await report([told(1), told(2, { state: 'playing', volume: 33 })]);
    expect(await boxes()).toMatchObject([
      { name: 'S1', state: 'idle', delivery: null, order: null },
      { name: 'S2', state: 'playing', volume: 33, channel_name: null },
    ]);
    await report([told(1)]);
    expect((await box(2)).state).toBe('offline');
    expect((await agent.call(tvBoxes, { gwid, state: 'offline' })).data.total).toBe(1);
    await report([told(1), told(2)]);
    expect((await boxes()).map(({ state }) => state)).toEqual(['idle', 'idle']);
  });

  it('say that they changed to whoever listens, and nothing when nothing did', async () => {
    const { db } = reference.services;
    const events = async () =>
      (await db.query(`SELECT 1 FROM outbox_event WHERE kind = 'tv.changed' AND account_id = 'acc_agent'`)).length;
    const before = await events();
    await report([told(1), told(2)]);
    expect(await events()).toBe(before);
    await report([told(1), told(2, { volume: 44 })]);
    expect(await events()).toBe(before + 1);
  });

  it('are named, found and kept apart by account', async () => {
    const { id } = await box(1);
    await agent.call(tvBoxSave, { id, name: '大堂屏 100%', room: '一楼' });
    expect((await boxes({ q: '100%' })).map((one) => one.id)).toEqual([id]);
    expect(await boxes({ q: '02-00-00-00-00-01' })).toHaveLength(1);
    expect((await lastAction('修改电视盒')).detail).toMatchObject({ before: expect.stringContaining('S1') as string });
    expect(await errors(agent.call(tvBoxSave, { id, name: ' ', room: '' }))).toHaveProperty('name');
    expect(await errors(agent.call(tvBoxSave, { id, name: '屏', room: 'x'.repeat(31) }))).toHaveProperty('room');
    expect((await demo.call(tvBoxes, { gwid })).data.total).toBe(0);
    expect(await status(demo.call(tvBoxSave, { id, name: '我的', room: '' }))).toBe(404);
    expect(await status(demo.call(tvCommand, { id, action: 'reboot' }))).toBe(404);
    expect(await status(demo.call(tvBoxMove, { ids: [id], group: null }))).toBe(404);
    expect(await status(demo.call(tvBoxRemove, { ids: [id] }))).toBe(404);
    expect(await status(demo.call(tvCommandMany, { request_id: 'r', ids: [id], action: 'reboot' }))).toBe(404);
  });

  it('are taken out of the list only while they are off', async () => {
    await report([told(1), told(2), told(3)]);
    const { id } = await box(3);
    expect((await failureOf(agent.call(tvBoxRemove, { ids: [id] }))).message).toMatch('只能删除离线');
    await report([told(1), told(2)]);
    await agent.call(tvBoxRemove, { ids: [id] });
    expect(await boxes()).toHaveLength(2);
  });

  it('are told their new name, which stands on their screen, and nothing when it is the room that changes', async () => {
    const { id, name } = await box(1);
    const group = await newGroup('大屏');
    await agent.call(tvBoxMove, { ids: [id], group });
    await deliver();
    await agent.call(tvBoxSave, { id, name, room: '二楼' });
    expect((await box(1)).delivery).toBe('done');
    await agent.call(tvBoxSave, { id, name: '新名', room: '二楼' });
    expect((await box(1)).delivery).toBe('pending');
    await agent.call(tvBoxSave, { id, name, room: '一楼' });
    await agent.call(tvGroupRemove, { id: group });
    await deliver();
  });
});

describe('groups of channels', () => {
  it('say at the field what is wrong', async () => {
    const group = await newGroup('检查');
    expect(await errors(newGroup('检查'))).toHaveProperty('name');
    expect(await errors(newGroup('时段', { hours: '25:00-26:00' }))).toHaveProperty('hours');
    expect(await errors(newGroup('频道', { start_channel: 'tvc_demo_0_0' }))).toHaveProperty('start_channel');
    await newChannel(group, '一');
    expect(await errors(newChannel(group, '一'))).toHaveProperty('name');
    expect(await errors(newChannel(group, '二', 'udp://10.0.0.1:5000'))).toHaveProperty('address');
    expect(await errors(newChannel(group, '二', ''))).toHaveProperty('address');
    const file = { group, name: '三', letter: 'abc', kind: 'file' as const, address: 'http://example.com' };
    expect(Object.keys((await errors(agent.call(tvChannelSave, file))) ?? {}).sort()).toEqual(['address', 'letter']);
    await agent.call(tvGroupRemove, { id: group });
  });

  it('are delivered to the gateways that play them, in the order that was chosen', async () => {
    const group = await newGroup('大堂', { hours: '08:00-22:00' });
    const [a, b] = [await newChannel(group, '甲'), await newChannel(group, '乙', 'https://live.example.com/b.m3u8')];
    const { id } = await box(1);
    await agent.call(tvBoxMove, { ids: [id], group });
    expect(await box(1)).toMatchObject({ group_name: '大堂', delivery: 'pending' });
    expect((await deliver()).groups[0]!.channels.map(({ name }) => name)).toEqual(['甲', '乙']);
    expect((await box(1)).delivery).toBe('done');
    await agent.call(tvChannelOrder, { id: group, ids: [b, a] });
    const sent = await deliver();
    expect(sent.groups[0]).toMatchObject({ hours: '08:00-22:00', channels: [{ name: '乙' }, { name: '甲' }] });
    expect(sent.boxes).toEqual([{ mac: told(1).mac, name: '大堂屏 100%', group }]);
    expect((await lastAction('调整频道顺序')).detail).toMatchObject({ before: '顺序：甲、乙', after: '顺序：乙、甲' });
    for (const ids of [[a], [a, a], [a, b, 'x']]) {
      expect((await failureOf(agent.call(tvChannelOrder, { id: group, ids }))).message).toMatch('请刷新');
    }
    const detail = (await agent.call(tvGroupDetail, { id: group })).data;
    expect(detail.gateway_list).toMatchObject([{ gwid, boxes: 1, delivery: 'done' }]);
  });

  it('begin with another channel once the one they began with is gone', async () => {
    const [group] = (await agent.call(tvGroups, {})).data.list;
    const [first] = (await agent.call(tvGroupDetail, { id: group!.id })).data.channel_list;
    await agent.call(tvGroupSave, { id: group!.id, name: group!.name, hours: '', start_channel: first!.id });
    await agent.call(tvChannelRemove, { id: first!.id });
    expect((await agent.call(tvGroupDetail, { id: group!.id })).data.start_channel).toBe(null);
    expect(await status(agent.call(tvChannelRemove, { id: first!.id }))).toBe(404);
  });

  it('are tried again where a gateway did not take them', async () => {
    const [group] = (await agent.call(tvGroups, {})).data.list;
    await newChannel(group!.id, '丙');
    await deliverSettings(reference.services, clock);
    const device = { gwid, accountId: 'acc_agent' };
    for (const { id } of await handOut(reference.services, device, clock)) {
      await takeResult(
        reference.services,
        device,
        { id, done: true, ok: false, output: [], error: '没有播放服务' },
        clock,
      );
    }
    await deliverSettings(reference.services, clock);
    expect(await box(1)).toMatchObject({ delivery: 'failed', delivery_error: '没有播放服务' });
    expect((await agent.call(tvGroups, {})).data.list[0]).toMatchObject({ gateways: 1, failed: 1 });
    expect((await agent.call(tvGroupRetry, { id: group!.id })).data.gateways).toBe(1);
    await deliver();
    expect((await box(1)).delivery).toBe('done');
  });

  it('are their account’s own, and not without end', async () => {
    const [group] = (await agent.call(tvGroups, {})).data.list;
    const { id } = group!;
    const [channel] = (await agent.call(tvGroupDetail, { id })).data.channel_list;
    expect(await status(demo.call(tvGroupDetail, { id }))).toBe(404);
    expect(await status(demo.call(tvGroupSave, { id, name: '我的', hours: '' }))).toBe(404);
    expect(await status(demo.call(tvGroupRemove, { id }))).toBe(404);
    expect(await status(demo.call(tvGroupRetry, { id }))).toBe(404);
    expect(await status(demo.call(tvChannelRemove, { id: channel!.id }))).toBe(404);
    expect(await status(demo.call(tvChannelOrder, { id, ids: [] }))).toBe(404);
    const mine = (await boxes()).map((one) => one.id);
    expect(await status(agent.call(tvBoxMove, { ids: mine, group: 'tvg_demo_0' }))).toBe(404);
    const { db } = reference.services;
    await db.query(
      `INSERT INTO tv_group (id, account_id, name, created_at)
       SELECT 'tvg_' || n, 'acc_agent', 'g' || n, now() FROM generate_series(1, $1::int) n`,
      [tvLimits.groups - 2],
    );
    const both = await Promise.allSettled([newGroup('末一'), newGroup('末二')]);
    expect(both.map(({ status: how }) => how).sort()).toEqual(['fulfilled', 'rejected']);
    await db.query(`DELETE FROM tv_group WHERE account_id = 'acc_agent' AND name <> '大堂'`);
  });

  it('leave their boxes without one when they are removed', async () => {
    const group = await newGroup('临时');
    const { id } = await box(2);
    await agent.call(tvBoxMove, { ids: [id], group });
    await agent.call(tvGroupRemove, { id: group });
    expect(await box(2)).toMatchObject({ group_id: null, delivery: null });
    expect((await deliver()).boxes.map(({ mac }) => mac)).toEqual([told(1).mac]);
  });
});

describe('a TV box is told from afar', () => {
  it('what to play, and is said to play it only once its gateway did it', async () => {
    const [group] = (await agent.call(tvGroups, {})).data.list;
    const [channel] = (await agent.call(tvGroupDetail, { id: group!.id })).data.channel_list;
    const { id } = await box(1);
    await agent.call(tvCommand, { id, action: 'play', channel: channel!.id });
    expect(await box(1)).toMatchObject({ state: 'idle', order: 'pending' });
    await answerCommands(reference.services, clock);
    expect(await box(1)).toMatchObject({ state: 'playing', channel_name: channel!.name, order: 'done' });
    expect((await agent.call(tvBoxes, { channel: channel!.id })).data.total).toBe(1);
    expect((await lastAction('遥控电视盒')).detail.after).toMatch(channel!.name);
    await agent.call(tvCommand, { id, action: 'pause' });
    await answerCommands(reference.services, clock);
    await agent.call(tvCommand, { id, action: 'volume', volume: 0 });
    await answerCommands(reference.services, clock);
    expect(await box(1)).toMatchObject({ state: 'paused', volume: 0 });
  });

  it('nothing that makes no sense as it stands', async () => {
    const { id } = await box(1);
    const refused = async (input: object) =>
      (await failureOf(agent.call(tvCommand, { id, action: 'pause', ...input }))).message;
    expect(await refused({})).toBe('没有在播放');
    expect(await errors(agent.call(tvCommand, { id, action: 'play' }))).toHaveProperty('channel');
    expect(await errors(agent.call(tvCommand, { id, action: 'play', channel: 'tvc_demo_0_0' }))).toHaveProperty(
      'channel',
    );
    expect(await errors(agent.call(tvCommand, { id, action: 'volume' }))).toHaveProperty('volume');
    expect(await errors(agent.call(tvCommand, { id, action: 'volume', volume: 101 }))).toBeDefined();
    const other = await newGroup('别处');
    expect(await refused({ action: 'play', channel: await newChannel(other, '别') })).toMatch('不在这个频道');
    await report([told(2)]);
    expect(await refused({ action: 'reboot' })).toBe('电视盒离线');
    await report([told(1), told(2)]);
  });

  it('and says so when nobody answered', async () => {
    const { id } = await box(1);
    await agent.call(tvCommand, { id, action: 'reboot' });
    clock += 6 * 60_000;
    await giveUp(reference.services.db, clock);
    expect(await box(1)).toMatchObject({
      order: 'timed_out',
      order_error: '设备没有领取命令',
      order_said: { reason: 'notFetched' },
    });
  });

  it('together with others, as a job with a result for each; asked twice it is one', async () => {
    await report([told(1), told(4)]);
    const ids = (await boxes()).map((one) => one.id);
    const input = { request_id: 'together', ids, action: 'reboot' as const };
    const [one, two] = await Promise.all([agent.call(tvCommandMany, input), agent.call(tvCommandMany, input)]);
    expect(one.data.id).toBe(two.data.id);
    await answerCommands(reference.services, clock);
    await runJobs(reference.services, clock);
    const items = (await agent.call(jobItems, { id: one.data.id })).data.list;
    expect(items).toHaveLength(3);
    expect(items.filter(({ state }) => state === 'success')).toHaveLength(2);
    expect(items.find(({ remark }) => remark === 'S2')).toMatchObject({ state: 'skipped', reason: '电视盒离线' });
    expect(await status(demo.call(jobItems, { id: one.data.id }))).toBe(404);
  });
});

describe('the simulated boxes', () => {
  it('play what is on, keep to the hours, and are off with their gateway', async () => {
    const { db } = reference.services;
    await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo' AND kind = 'gateway'`);
    const at = (time: string) => playTv(db, 'acc_demo', Date.parse(time));
    const shop = async () => (await demo.call(tvBoxes, { group: 'tvg_demo_1' })).data.list;
    await at('2026-11-20T04:00:00Z');
    expect((await shop()).some(({ state, channel_name }) => state === 'playing' && channel_name === '品牌宣传片')).toBe(
      true,
    );
    await at('2026-11-20T18:00:00Z');
    expect((await shop()).every(({ state }) => state === 'idle' || state === 'offline')).toBe(true);
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [(await shop())[0]!.gwid]);
    expect((await shop())[0]!.state).toBe('offline');
    const { counts, top, ungrouped } = (await demo.call(tvGroups, {})).data;
    expect(counts.all).toBe(counts.playing + counts.paused + counts.idle + counts.error + counts.offline);
    expect(top.length).toBeGreaterThan(0);
    expect(ungrouped).toBe(1);
  });
});
