import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as contract from '../../src/api/contract';
import type { LogRow } from '../../src/api/contract/log';
import { sentenceOf } from '../../src/api/refusal/sentence';
import type { Said } from '../../src/api/refusal/table';
import type { InputOf } from '../../src/api/endpoint';
import { endpointsOf } from '../../src/api/endpoints-of';
import { logKinds } from '../../src/domain/log';
import { isRecorded } from '../../host/server/account/logs/record-action';
import { actionOf } from '../../host/server/account/logs/words';

import { features } from '../../host/server/features';
import { runSeeds } from '../../host/server/demo/parts';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

type Kind = (typeof logKinds)[number];
const read = async (kind: Kind, more: Partial<InputOf<typeof contract.log.logs>> = {}, client = demo) =>
  (await client.call(contract.log.logs, { kind, ...more })).data;
const total = async (kind: Kind) => (await read(kind)).total;
const times = (rows: readonly LogRow[]) => rows.map(({ at }) => Date.parse(at));

describe('the logs', () => {
  it.each(logKinds)('of %s have a history, newest first, that pages, narrows and ends today', async (kind) => {
    const { list, total } = await read(kind);
    expect(total).toBeGreaterThan(0);
    expect(times(list)).toEqual([...times(list)].sort((a, b) => b - a));
    expect(Math.max(...times(list))).toBeLessThanOrEqual(Date.now());
    expect(times((await read(kind, { order: 'asc', per_page: 5 })).list)[0]).toBeLessThanOrEqual(times(list)[0]!);
    expect((await read(kind, { page: 2, per_page: 1 })).list).toEqual(list.slice(1, 2));

    const at = list.at(-1)!.at;
    const since = await read(kind, { from: at, per_page: 1000 });
    const before = await read(kind, { to: at, per_page: 1 });
    expect(since.total + before.total).toBe(total);
    expect(times(since.list).every((one) => one >= Date.parse(at))).toBe(true);

    const word = list[0]!.target || list[0]!.actor;
    const found = await read(kind, { q: word });
    expect(found.list.map(({ id }) => id)).toContain(list[0]!.id);
    expect(await read(kind, { q: '%没有这样的%' })).toEqual({ list: [], total: 0 });
    const results = await Promise.all([read(kind, { result: 'ok' }), read(kind, { result: 'failed' })]);
    expect(results[0].total + results[1].total).toBe(total);
    // What is ours is told in English too: ways to sign in, calls, upgrades and kinds of devices.
    const english = list.map(({ text, text_said: said }) => (said && sentenceOf(said as Said, 'en')) || text);
    if (kind !== 'business' && kind !== 'online') expect(english.join()).not.toMatch(/[\u3400-\u9fff]/);
    if (kind === 'online')
      expect(list.map(({ detail }) => detail.kind_said ?? detail.kind).join()).toContain('Gateway');
  });

  it('tell of what came, went or was upgraded behind a gateway which gateway that is', async () => {
    const [ap] = (await demo.call(contract.device.aps, { per_page: 1 })).data.list;
    await server.services.db.query(`UPDATE device SET firmware = '9.9.8' WHERE id = $1`, [ap!.id]);
    const [line] = (await read('upgrade', { device: ap!.id })).list;
    expect(line).toMatchObject({ target: ap!.remark, detail: { device: ap!.id, site: ap!.gateway_remark } });
    const { list } = await read('online', { per_page: 1000 });
    const known = new Set((await demo.call(contract.device.aps, { per_page: 1000 })).data.list.map(({ id }) => id));
    const behind = list.filter(({ detail }) => known.has(detail.device!));
    expect(behind.length).toBeGreaterThan(0);
    expect(behind.filter(({ detail }) => !detail.site)).toEqual([]);
    const [gateway] = (await demo.call(contract.device.gateways, { per_page: 1 })).data.list;
    expect(list.filter(({ detail }) => detail.device === gateway!.id && detail.site)).toEqual([]);
  });

  it('belong to their account', async () => {
    const mine = new Set((await read('upgrade', { per_page: 1000 })).list.map(({ id }) => id));
    const theirs = (await read('upgrade', { per_page: 1000 }, agent)).list;
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.filter(({ id }) => mine.has(id))).toEqual([]);
  });

  it('are not written twice by a second run of the seeds', async () => {
    const before = await Promise.all(logKinds.map(total));
    await runSeeds({ ...server.services, fleets: smallPlans });
    expect(await total('upgrade')).toBe(before[logKinds.indexOf('upgrade')]);
    expect(await total('business')).toBe(before[logKinds.indexOf('business')]);
  });

  it('tell of an upgrade when a device reports another firmware', async () => {
    const [device] = (await demo.call(contract.device.gateways, { per_page: 1 })).data.list;
    await server.services.db.query(`UPDATE device SET firmware = '9.9.9' WHERE id = $1`, [device!.id]);
    const [line] = (await read('upgrade')).list;
    expect(line).toMatchObject({ target: device!.remark, text: '升级到 9.9.9', ok: true });
    expect(line!.detail).toMatchObject({ device: device!.id, from: device!.firmware, to: '9.9.9' });
  });
});

describe('what a person does', () => {
  it('leaves a line with who, what and to what, and nothing of the input', async () => {
    const [device] = (await demo.call(contract.device.gateways, { per_page: 1 })).data.list;
    await demo.call(contract.device.rename, { id: device!.id, remark: '新名字店' });
    const [line] = (await read('action')).list;
    expect(line).toMatchObject({ text: '修改设备名称', target: '新名字店', ok: true });
    expect(line!.text_said).toEqual({ reason: 'inBoth', params: { zh: '修改设备名称', en: 'Rename a device' } });
    expect(line!.actor).toMatch(/\*.*@netpane\.cn$/);
    expect(Object.keys(line!.detail).sort()).toEqual(['after', 'after_said', 'before', 'before_said', 'ip', 'path']);
    expect(line!.detail).toMatchObject({ before: `名称：${device!.remark}`, after: '名称：新名字店' });
  });

  it('leaves none when it was refused or changed nothing', async () => {
    const before = await total('action');
    await expect(demo.call(contract.device.rename, { id: 'nowhere', remark: '甲' })).rejects.toThrow();
    await expect(demo.call(contract.alarm.alarmNote, { id: 'nowhere', note: '甲' })).rejects.toThrow();
    await demo.call(contract.message.messagesReadAll, {});
    await demo.call(contract.stats.complex, {});
    expect(await total('action')).toBe(before);
  });

  it('stands under business when it concerns support', async () => {
    const [actions, before] = [await total('action'), await total('business')];
    const [ticket] = (await demo.call(contract.support.tickets, {})).data.list;
    await demo.call(contract.support.ticketClose, { id: ticket!.id });
    expect((await read('business')).list[0]).toMatchObject({ text: '关闭工单', target: ticket!.id });
    expect([await total('action'), await total('business')]).toEqual([actions, before + 1]);
  });
});

it('records every call that changes something, and no other', () => {
  const recorded = endpointsOf(contract)
    .map(([, , endpoint]) => endpoint)
    .filter((endpoint) => isRecorded(features, endpoint));
  expect(recorded.every(({ method }) => method === 'POST')).toBe(true);
  const paths = recorded.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['/api/v3/alarm/assign', '/api/v3/security/password']));
  expect(paths.filter((path) => /user_stat|page_view|tracking|captcha|ingest|table_view|login/.test(path))).toEqual([]);
});

it('has words of its own, in both languages, for every call that it records', () => {
  const recorded = endpointsOf(contract)
    .map(([, , endpoint]) => endpoint)
    .filter((endpoint) => isRecorded(features, endpoint))
    .map(({ path }) => path);
  expect(recorded.filter((path) => !/[\u3400-\u9fff]/.test(actionOf(features, path)?.text ?? ''))).toEqual([]);
  expect(recorded.filter((path) => !/^[A-Z][^\u3400-\u9fff]+$/.test(actionOf(features, path)?.en ?? ''))).toEqual([]);
});

it('leaves out no call that changes something but those named here, each with its reason', () => {
  const silent = endpointsOf(contract)
    .map(([, , endpoint]) => endpoint)
    .filter((endpoint) => endpoint.method === 'POST' && endpoint.scope !== 'public' && !isRecorded(features, endpoint))
    .map(({ path }) => path);
  const reasons: [reason: string, path: RegExp][] = [
    [
      'only reads',
      /user_stat\/(complex|ap_complex|client_num|user_model|flow_model)$|active(_details)?$|(firmware\/preview|template\/(ap\/preview|site\/plan)|service\/quote|sdwan\/try|wifi_password\/reach)$/,
    ],
    [
      'is about the screen of one person',
      /personalization|table_view|popup$|close_ad$|click_home_ad$|message(s)?\/read/,
    ],
    ['counts views', /page_view$|event_tracking$/],
    ['is recorded by the call that uses it', /two_step\/begin$|uploads\//],
    [
      'is recorded by the work itself',
      /\/job\/|tv\/box\/batch$|plugin\/apply$|firmware\/campaign|staff\/|service\/(order|business)\/|payments\/check$/,
    ],
    ['asks for help', /customer_service$/],
  ];
  expect(silent.filter((path) => !reasons.some(([, pattern]) => pattern.test(path)))).toEqual([]);
});

describe('the alarm list', () => {
  it('counts the levels whatever level is chosen', async () => {
    const list = async (input: InputOf<typeof contract.alarm.alarms>) =>
      (await demo.call(contract.alarm.alarms, input)).data;
    const all = await list({});
    expect(all.counts.all).toBe(all.total);
    const fatal = await list({ level: 'FATAL' });
    expect(fatal.counts).toEqual(all.counts);
    expect(fatal.total).toBe(all.counts.FATAL);
    const cleared = await list({ state: 'cleared' });
    const open = await list({ state: 'open' });
    expect(cleared.counts.all + open.counts.all).toBe(all.total);
  });
});

it('a line about a configuration tells each field before and after', async () => {
  const { id } = (await demo.call(contract.device.gateways, { status: 'online', per_page: 1 })).data.list[0]!;
  const lineOf = async (text: string) =>
    (await read('action', { q: text })).list.find((row) => row.text === text)!.detail;
  const { rev, document } = (await demo.call(contract.config.deviceConfig, { id })).data;
  const [first, ...others] = document.vlan!;
  const rows = [{ ...first!, name: '访客专用' }, ...others];
  const saved = (await demo.call(contract.config.draftSave, { id, rev, section: 'vlan', rows })).data;
  expect(await lineOf('修改配置草稿')).toMatchObject({ after: expect.stringContaining('访客专用') });
  const [sent] = (await demo.call(contract.config.configApply, { ids: [id], rev: saved.rev })).data;
  expect(await lineOf('下发配置')).toMatchObject({ after: expect.stringContaining('访客专用') });
  await demo.call(contract.config.configRollback, { id, version: sent!.version! - 1 });
  expect(await lineOf('回滚配置')).toMatchObject({ before: expect.stringContaining('访客专用') });
});
