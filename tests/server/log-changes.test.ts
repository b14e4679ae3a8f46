import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarmAcknowledge, alarmAssign, alarms } from '../../src/api/contract/alarm';
import * as notice from '../../src/api/contract/alarm-notice';
import { mute, silenceEnd, windowSave } from '../../src/api/contract/alarm-silence';
import { backupPlanSave } from '../../src/api/contract/backup';
import { assetMark, assets, clientBlock, onlineUsers } from '../../src/api/contract/client';
import { configPatch } from '../../src/api/contract/config';
import { aps, gateways, unbind } from '../../src/api/contract/device';
import { groupAssign, groupCreate, groupMove, groupRemove } from '../../src/api/contract/group';
import { jobCreate } from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import { updateMobile, updateQq, smsCodeForMobile } from '../../src/api/contract/profile';
import { passwordPlanSave, passwordPlanSwitch } from '../../src/api/contract/wifi-password';
import { preparedImport } from '../../src/api/contract/prepared';
import { boardSave } from '../../src/api/contract/board';
import { strategyRemove, strategySave } from '../../src/api/contract/strategy';
import { wallboardLinkCreate, wallboardLinkRevoke } from '../../src/api/contract/wallboard';
import type { InputOf } from '../../src/api/endpoint';
import { sentenceOf } from '../../src/api/refusal/sentence';
import type { Said } from '../../src/api/refusal/table';
import { byNames, changeOf, sidesOf } from '../../host/server/account/logs/facts';
import { readOutbox } from '../../host/server/kit/outbox';
import { guestAps, planFor } from './password-plans';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T01:59:59Z');
let server: Reference;
let demo: Client;
let devices: { id: string; remark: string }[];

beforeAll(async () => {
  server = await startReference({ now: () => (clock += 1000) });
  demo = await server.signIn();
  devices = (await demo.call(gateways, { per_page: 2, status: 'online' })).data.list;
});
afterAll(() => server.close());

/** The newest line of the log of actions. */
const line = async () => (await demo.call(logs, { kind: 'action', per_page: 1 })).data.list[0]!;
const sides = async (text: string) => {
  const { text: said, detail } = await line();
  expect(said).toBe(text);
  return { before: detail.before, after: detail.after };
};

it('tells both sides of what differs only, nothing where nothing does, and that a thing was not there', () => {
  expect(sidesOf(changeOf({ 甲: '1', 乙: '2' }, { 甲: '1', 乙: '3' }))).toEqual({ before: '乙：2', after: '乙：3' });
  expect(sidesOf(changeOf({ 甲: '1' }, { 甲: '1' }))).toEqual({});
  expect(sidesOf(changeOf(undefined, { 甲: '1', 乙: '2' }))).toMatchObject({ before: '无', after: '甲：1，乙：2' });
  expect(sidesOf(changeOf({ 甲: '1' }, { 甲: '' }))).toMatchObject({ before: '甲：1', after: '甲：空' });
  expect(sidesOf(changeOf({ 甲: '' }, { 甲: '长'.repeat(2000) })).after).toMatch(/^甲：长+…$/);
});

it('tells of several things that are called alike', () => {
  expect(
    Object.keys(
      byNames([
        ['门店', 1],
        ['仓库', 2],
        ['门店', 3],
      ] as const),
    ),
  ).toEqual(['门店', '仓库', '门店（2）']);
});

it('tells a maintenance window before and after', async () => {
  const plan = { name: '机房维护', target: 'device' as const, target_id: devices[0]!.id, zone: 'Asia/Shanghai' };
  const weekly = { days: [1, 3], start: '02:00', minutes: 120 };
  const { id } = (await demo.call(windowSave, { ...plan, weekly })).data;
  expect(await sides('保存维护窗口')).toEqual({
    before: '无',
    after: `名称：机房维护，对象：设备 ${devices[0]!.remark}，告警类型：全部，时间：每周一、三 02:00 起 120 分钟（Asia/Shanghai）`,
  });
  const once = { from: '2026-11-21T14:00:00Z', to: '2026-11-21T16:30:00Z' };
  await demo.call(windowSave, { ...plan, id, target: 'all', once });
  expect(await sides('保存维护窗口')).toEqual({
    before: `对象：设备 ${devices[0]!.remark}，时间：每周一、三 02:00 起 120 分钟（Asia/Shanghai）`,
    after: '对象：全部设备，时间：2026-11-21 22:00 至 2026-11-22 00:30（Asia/Shanghai）',
  });
  await demo.call(silenceEnd, { ids: [id] });
  expect(await sides('结束静默')).toMatchObject({
    before: expect.stringContaining('2026-11-21 22:00') as string,
    after: '无',
  });
});

it('tells what is muted, of each device and how long', async () => {
  const ids = devices.map(({ id }) => id);
  await demo.call(mute, { devices: ids, kind: 'cpu_high', span: 'day' });
  const { before, after } = await sides('静默告警对象');
  expect(before).toBe('无');
  for (const { remark } of devices) expect(after).toContain(`${remark} 静默告警：CPU 使用率高`);
});

it('tells a subscription and its channels by name, without key or whole address', async () => {
  const channel = { type: 'mail' as const, name: '值班邮箱', target: 'duty@example.cn' };
  const { id: mail } = (await demo.call(notice.alarmChannelSave, channel)).data;
  expect(await sides('保存告警通道')).toEqual({
    before: '无',
    after: expect.stringMatching(/^名称：值班邮箱，地址：邮件 d.*\*.*，状态：启用$/) as string,
  });
  const wanted = {
    name: '夜班',
    enabled: true,
    target: 'all' as const,
    target_id: null,
    categories: [],
    matrix: { FATAL: [mail], MIDDLE: [], GENERAL: [] },
    cleared: false,
    quiet: null,
    zone: 'Asia/Shanghai',
    fatal_always: false,
  };
  const { id } = (await demo.call(notice.alarmSubscriptionSave, wanted)).data;
  expect((await sides('保存告警订阅')).after).toContain('严重告警通道：值班邮箱');
  const changed = {
    ...wanted,
    id,
    matrix: { ...wanted.matrix, MIDDLE: [mail] },
    quiet: { from: '22:00', to: '07:00' },
  };
  await demo.call(notice.alarmSubscriptionSave, changed);
  expect(await sides('保存告警订阅')).toEqual({
    before: '中等告警通道：不通知，免打扰：无',
    after: '中等告警通道：值班邮箱，免打扰：22:00-07:00（Asia/Shanghai）',
  });
  await demo.call(notice.alarmSubscriptionRemove, { id });
  expect(await sides('删除告警订阅')).toMatchObject({ after: '无' });
  await demo.call(notice.alarmChannelSave, { ...channel, id: mail, enabled: false });
  expect(await sides('保存告警通道')).toEqual({ before: '状态：启用', after: '状态：停用' });
  await demo.call(notice.alarmChannelRemove, { id: mail });
  expect(await sides('删除告警通道')).toMatchObject({ after: '无' });
});

it('names what is gone by what it was called', async () => {
  const named = async (text: string) => {
    const { text: said, target } = await line();
    expect(said).toBe(text);
    return target;
  };
  const { id: group } = (await demo.call(groupCreate, { name: '旧组' })).data;
  await demo.call(groupRemove, { id: group });
  expect(await named('删除分组')).toBe('旧组');
  const channel = { type: 'mail' as const, name: '旧邮箱', target: 'duty@example.cn' };
  const { id: mail } = (await demo.call(notice.alarmChannelSave, channel)).data;
  const { id } = (
    await demo.call(notice.alarmSubscriptionSave, {
      ...{ name: '旧订阅', enabled: true, target: 'all', target_id: null, categories: [], zone: 'Asia/Shanghai' },
      ...{ matrix: { FATAL: [mail], MIDDLE: [], GENERAL: [] }, cleared: false, quiet: null, fatal_always: false },
    })
  ).data;
  await demo.call(notice.alarmChannelRemove, { id: mail });
  expect(await named('删除告警通道')).toBe('旧邮箱');
  // As one that was kept before channels took their ids with them.
  await server.services.db.query('UPDATE alarm_subscription SET matrix = $2 WHERE id = $1', [
    id,
    { FATAL: ['chn_gone'], MIDDLE: [], GENERAL: [] },
  ]);
  await demo.call(notice.alarmSubscriptionRemove, { id });
  expect(await named('删除告警订阅')).toBe('旧订阅');
  expect((await sides('删除告警订阅')).before).toContain('严重告警通道：已删除的通道');
  const window = { name: '旧窗口', target: 'all' as const, zone: 'Asia/Shanghai' };
  const once = { from: '2026-11-21T14:00:00Z', to: '2026-11-21T16:30:00Z' };
  const { id: silence } = (await demo.call(windowSave, { ...window, once })).data;
  await demo.call(silenceEnd, { ids: [silence] });
  expect(await named('结束静默')).toBe('旧窗口');
  const strategy = await demo.call(strategySave, {
    ...{ name: '旧策略', action: 'reboot', kind: 'ap', target: 'all', target_ids: [], repeat: 'weekly' },
    ...{ days: [5], skip_holidays: false, time: '20:30', wait_minutes: 30 },
  });
  await demo.call(strategyRemove, { ids: [strategy.data.id] });
  expect(await named('删除管控策略')).toBe('旧策略');
});

it('tells what a link of a board shows and until when, and which one was revoked', async () => {
  const cards = ['devices' as const, 'alarms' as const];
  const { id } = (await demo.call(wallboardLinkCreate, { name: '前台电视', cards, days: 7 })).data;
  expect(await line()).toMatchObject({ text: '新建看板链接', target: '前台电视' });
  expect(await sides('新建看板链接')).toEqual({
    before: '无',
    after: expect.stringMatching(/^名称：前台电视，内容：设备在线、告警，到期：2026-11-27 [\d:]+$/) as string,
  });
  await demo.call(wallboardLinkRevoke, { id });
  expect(await line()).toMatchObject({ text: '撤销看板链接', target: '前台电视' });
  expect(await sides('撤销看板链接')).toMatchObject({
    before: expect.stringContaining('内容：设备在线、告警') as string,
  });
  const tiles = [{ id: 'a', kind: 'clock' as const, x: 0, y: 0, w: 4, h: 4, settings: {} }];
  const screens = [{ id: 's', name: '', seconds: 20, tiles }];
  const document = { theme: 'BLACK' as const, turning: true, stays: true, screens };
  const { id: board } = (await demo.call(boardSave, { name: '大厅看板', document })).data;
  await demo.call(wallboardLinkCreate, { name: '大厅电视', cards: [], board, days: 0 });
  expect((await sides('新建看板链接')).after).toBe('名称：大厅电视，内容：看板 大厅看板，到期：不限');
});

it('tells what goes with a gateway that is unbound', async () => {
  const [gone] = (await demo.call(gateways, { per_page: 1, status: 'offline' })).data.list;
  const window = { name: '随设备', target: 'device' as const, target_id: gone!.id, zone: 'Asia/Shanghai' };
  await demo.call(windowSave, { ...window, weekly: { days: [1], start: '02:00', minutes: 60 } });
  await demo.call(unbind, { gwids: [gone!.id] });
  expect(await line()).toMatchObject({ text: '解绑设备', target: gone!.remark });
  expect(await sides('解绑设备')).toEqual({ before: '维护窗口：随设备', after: '维护窗口：空' });
});

it('tells a backup plan of each device', async () => {
  const ids = devices.map(({ id }) => id);
  await demo.call(backupPlanSave, { ids, enabled: true, every: 'daily', weekday: 0, hour: 4, keep: 3 });
  await demo.call(backupPlanSave, { ids, enabled: true, every: 'weekly', weekday: 6, hour: 23, keep: 9 });
  const { before, after } = await sides('修改定时备份');
  for (const { remark } of devices) {
    expect(before).toContain(`${remark}：每天 04:00，保留 3 份`);
    expect(after).toContain(`${remark}：每周六 23:00，保留 9 份`);
  }
});

it('tells the group that devices and groups leave and enter', async () => {
  const [device] = devices;
  const { id: top } = (await demo.call(groupCreate, { kind: 'gateway', name: '日志甲组' })).data;
  expect(await sides('新建分组')).toEqual({ before: '无', after: '名称：日志甲组，上级分组：顶级' });
  const { id: low } = (await demo.call(groupCreate, { kind: 'gateway', name: '日志乙组' })).data;
  await demo.call(groupMove, { id: low, parent: top });
  expect(await sides('移动分组')).toEqual({ before: '日志乙组 上级分组：顶级', after: '日志乙组 上级分组：日志甲组' });
  await demo.call(groupAssign, { ids: [device!.id], group: top });
  await demo.call(groupAssign, { ids: [device!.id], group: low });
  const moved = { before: `${device!.remark} 分组：日志甲组`, after: `${device!.remark} 分组：日志乙组` };
  expect(await sides('调整设备分组')).toEqual(moved);
  await demo.call(jobCreate, { request_id: 'log-group', kind: 'group', group: top, target: { ids: [device!.id] } });
  expect(await sides('移动到分组“日志甲组”')).toEqual({ before: moved.after, after: moved.before });
  await demo.call(groupRemove, { id: low });
  expect(await sides('删除分组')).toEqual({ before: '名称：日志乙组，上级分组：日志甲组，组内设备：0', after: '无' });
});

it('tells names and tags of a job over many devices', async () => {
  const target = { ids: devices.map(({ id }) => id) };
  await demo.call(jobCreate, { request_id: 'log-tag', kind: 'tag', add: ['日志标签'], target });
  expect((await sides('添加标签“日志标签”')).after).toContain(`${devices[1]!.remark} 标签：`);
  await demo.call(jobCreate, { request_id: 'log-name', kind: 'rename', pattern: '{old}-{n}', target });
  expect((await sides('批量改名为“{old}-{n}”')).after).toBe(
    devices.map(({ id, remark }, at) => `${id}：${remark}-${at + 1}`).join('，'),
  );
});

it('tells the profile, a mobile number masked', async () => {
  await demo.call(updateQq, { qq: '10001' });
  await demo.call(updateQq, { qq: '10002' });
  expect(await sides('修改 QQ')).toEqual({ before: 'QQ：10001', after: 'QQ：10002' });
  const mobile = '13912345678';
  await demo.call(smsCodeForMobile, { mobile });
  const sms = (await readOutbox(server.services.db)).find(({ recipient }) => recipient === mobile);
  const sms_code = /\d{6}/.exec(sms!.body)![0];
  await demo.call(updateMobile, { mobile, sms_code });
  const { after } = await sides('修改手机号');
  expect(after).toMatch(/^手机号：139\*+5678$/);
});

it('tells the configuration of each of several devices', async () => {
  const chosen = (await demo.call(aps, { per_page: 2, status: 'online' })).data.list;
  const ids = chosen.map(({ id }) => id);
  const patch = { ids, section: 'radio', note: '' };
  await demo.call(configPatch, { ...patch, fields: { power: 11 } });
  await demo.call(configPatch, { ...patch, fields: { power: 12 } });
  const { before, after } = await sides('批量修改配置');
  for (const { remark } of chosen) {
    expect(before).toMatch(new RegExp(`${remark} [^，]*11`));
    expect(after).toMatch(new RegExp(`${remark} [^，]*12`));
  }
});

it('tells what became of alarms, terminals and assets', async () => {
  const [alarm] = (await demo.call(alarms, { state: 'active', per_page: 1 })).data.list;
  await demo.call(alarmAssign, { ids: [alarm!.id], assignee: '张工' });
  await demo.call(alarmAssign, { ids: [alarm!.id], assignee: '李工' });
  expect(await sides('转交告警')).toEqual({ before: '处理人：张工', after: '处理人：李工' });
  await demo.call(alarmAcknowledge, { ids: [alarm!.id] });
  expect(await sides('确认告警')).toEqual({ before: '状态：未确认', after: '状态：已确认' });
  const [user] = (await demo.call(onlineUsers, { per_page: 1 })).data.list;
  await demo.call(clientBlock, { id: user!.id, hours: 2, reason: '' });
  expect(await sides('拉黑终端')).toEqual({ before: '接入：允许', after: '接入：拉黑 2 小时' });
  const [asset] = (await demo.call(assets, { gwid: devices[0]!.id, per_page: 1, state: 'unknown' })).data.list;
  await demo.call(assetMark, { ids: [asset!.id], known: true });
  await demo.call(assetMark, { ids: [asset!.id], known: false });
  expect(await sides('标记网络资产')).toEqual({ before: '标记：已知资产', after: '标记：未标记' });
});

it('has no line for an import that was only looked through', async () => {
  const rows = [
    {
      line: 2,
      serial: 'NPLOOKED001',
      kind: '网关',
      remark: '看看店',
      group: '',
      location: '',
      copy_from: '',
      settings: {},
    },
  ];
  const before = (await line()).id;
  await demo.call(preparedImport, { rows, dry: true });
  expect((await line()).id).toBe(before);
  await demo.call(preparedImport, { rows });
  expect(await sides('导入预配置')).toEqual({ before: '无', after: '导入：1 台，跳过：0 行' });
});

it('tells the same in English: names of facts, what is put together of words of ours, and how many there were', async () => {
  const english = async (text: string) => {
    const { text: said, target_said: target, detail } = await line();
    expect(said).toBe(text);
    const told = (json: string | undefined) => json && sentenceOf(JSON.parse(json) as Said, 'en');
    return [told(detail.before_said), told(detail.after_said), target && sentenceOf(target as Said, 'en')];
  };
  const [carrier] = await guestAps(server.services.db);
  const plan = planFor([carrier!], {
    name: 'Guests',
    repeat: 'weekly',
    days: [1, 5],
    events: ['person_left'],
    event_delay: 10,
  });
  const { id } = (await demo.call(passwordPlanSave, plan)).data;
  expect(await english('保存动态密码计划')).toEqual([
    'none',
    'name: Guests; SSID: SHANYU-Guest; change: each Mon, Fri 18:00; events: person left; after an event: changed after 10 min; from: 2026-11-20; password: 8 digits; old password holds: does not hold; told: nobody',
    undefined,
  ]);
  await demo.call(passwordPlanSwitch, { ids: [id], enabled: false });
  expect(await english('暂停或恢复动态密码计划')).toEqual(['Guests: enabled', 'Guests: disabled', undefined]);
  const strategy: InputOf<typeof strategySave> = {
    ...{ name: 'Evening', action: 'quota', kind: 'gateway', target: 'device', target_ids: [carrier!.gateway] },
    ...{ repeat: 'weekly', days: [5], time: '20:00-23:00', skip_holidays: true, vlans: '10', domains: '', apps: '' },
    ...{
      limit_down: 0,
      limit_up: 0,
      wait_minutes: 0,
      quota_mb: 500,
      quota_every: 'day',
      quota_share: 'each',
      quota_then: 'stop',
    },
  };
  await demo.call(strategySave, strategy);
  expect((await english('保存管控策略'))[1]).toBe(
    'name: Evening; action: VLAN 10 each terminal 500 MB a day, then cut off; time: each Fri 20:00-23:00 but not on holidays',
  );
  await demo.call(groupAssign, { ids: devices.map((one) => one.id), group: null });
  expect((await english('调整设备分组'))[2]).toBe('2 items');
  // A name stays as it was typed, though it is a word of ours as well.
  await demo.call(groupCreate, { kind: 'gateway', name: '无线' });
  expect((await english('新建分组'))[1]).toBe('name: 无线; parent group: top');
});
