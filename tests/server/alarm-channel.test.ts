import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as notice from '../../src/api/contract/alarm-notice';
import { logs } from '../../src/api/contract/log';
import { passwordPlans, passwordPlanSave } from '../../src/api/contract/wifi-password';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import { deliverNotices } from '../../host/server/fleet/notices/deliver';
import { dispatchNotices } from '../../host/server/fleet/notices/dispatch';
import { readOutbox } from '../../host/server/kit/outbox';
import type { WebhookMessage } from '../../host/server/kit/senders';
import { failureOf } from './failure';
import { guestAps, planFor } from './password-plans';
import { held } from './posted';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const hour = 60 * minute;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
let devices: { id: string; remark: string }[];
let posted: (WebhookMessage & { address: string })[] = [];
let answer: () => { code: number; text?: string };

beforeAll(async () => {
  server = await startReference({
    now: () => clock,
    webhooks: {
      post: async (address, message) => {
        posted.push({ address, ...held(message) });
        return answer();
      },
    },
  });
  devices = await server.services.db.query(
    `SELECT id, remark FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id`,
  );
});
beforeEach(async () => {
  const told = ['alarm_delivery', 'alarm_notice', 'alarm_subscription', 'alarm_channel', 'wifi_password_plan'];
  for (const table of [...told, 'outbox', 'rate_limit']) await server.services.db.query(`DELETE FROM ${table}`);
  clock += 24 * hour;
  posted = [];
  answer = () => ({ code: 200, text: '{"errcode":0,"code":0}' });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
});
afterAll(() => server.close());

type Type = (typeof notice.channelTypes)[number];
const targets = {
  mail: 'ops@example.cn',
  sms: '13800138000',
  wechat: 'oABC_123456',
  webhook: 'https://hooks.example.com/a',
  wecom: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=693a91f6-7xxx',
  dingtalk: 'https://oapi.dingtalk.com/robot/send?access_token=5f0c',
  feishu: 'https://open.feishu.cn/open-apis/bot/v2/hook/9c1d-2f',
};
const unconfirmed = async (type: Type, client = demo) =>
  (await client.call(notice.alarmChannelSave, { type, name: type, target: targets[type] })).data;
const confirm = (id: string) =>
  server.services.db.query('UPDATE alarm_channel SET confirmed_at = created_at WHERE id = $1', [id]);
const subscribe = (
  matrix: Partial<notice.AlarmSubscription['matrix']>,
  quiet: notice.AlarmSubscription['quiet'] = null,
) =>
  demo.call(notice.alarmSubscriptionSave, {
    name: '值班',
    enabled: true,
    target: 'all',
    target_id: null,
    categories: [],
    matrix: { FATAL: [], MIDDLE: [], GENERAL: [], ...matrix },
    cleared: false,
    quiet,
    zone: 'Asia/Shanghai',
    fatal_always: false,
  });
/** A fresh alarm, told to channels as far as they may be told. */
async function raise(channels: string[]): Promise<void> {
  const { db } = server.services;
  await subscribe({ FATAL: channels });
  const { id, remark } = devices.pop()!;
  await db.query('DELETE FROM alarm WHERE device_id = $1', [id]);
  const device = { id, accountId: 'acc_demo', kind: 'gateway' as const, gatewayId: id, remark, simulated: true };
  await raiseAlarms(db, clock, [{ device, condition: condition('gateway_offline') }]);
  await dispatchNotices(server.services, clock);
  await deliverNotices(server.services);
}
const sent = async () => (await readOutbox(server.services.db)).map(({ kind, recipient }) => `${kind} ${recipient}`);
const deliveries = async () => (await demo.call(notice.alarmDeliveries, {})).data.list;
const refusal = (call: Promise<unknown>) =>
  failureOf(call).then(({ detail }) => (detail.errors ? Object.keys(detail.errors).join() : detail.status));
const codeAt = async () => {
  const texts =
    posted.length > 0 ? posted.map(({ body }) => body) : (await readOutbox(server.services.db)).map(({ body }) => body);
  return /(?<!\d)\d{6}(?!\d)/.exec(texts.at(posted.length > 0 ? -1 : 0) ?? '')![0];
};
const isConfirmed = async () => (await demo.call(notice.alarmChannels, {})).data.map(({ confirmed }) => confirmed);

it.each(notice.channelTypes)('a channel by %s is sent nothing but a code before that came back', async (type) => {
  const { id } = await unconfirmed(type);
  await raise([id]);
  expect(await failureOf(demo.call(notice.alarmChannelTest, { id }))).toMatchObject({ detail: { code: 4463 } });
  expect([await sent(), posted, await deliveries()]).toEqual([[], [], []]);

  await demo.call(notice.alarmChannelCode, { id });
  expect([...(await sent()), ...posted.map(({ address }) => `${type} ${address}`)]).toEqual([
    `${type} ${targets[type]}`,
  ]);
  expect(await isConfirmed()).toEqual([false]);
  await demo.call(notice.alarmChannelConfirm, { id, code: await codeAt() });
  expect(await isConfirmed()).toEqual([true]);
  expect((await demo.call(notice.alarmChannelTest, { id })).data.state).toBe('sent');
  expect(await refusal(demo.call(notice.alarmChannelCode, { id }))).toBe(404);
});

it('a channel that leads elsewhere is confirmed anew, one that is only renamed is not', async () => {
  const { id } = await unconfirmed('mail');
  await confirm(id);
  const mail = { id, type: 'mail', name: '夜班', target: targets.mail } as const;
  await demo.call(notice.alarmChannelSave, mail);
  expect(await isConfirmed()).toEqual([true]);
  await demo.call(notice.alarmChannelSave, { ...mail, target: 'stranger@example.cn' });
  expect(await isConfirmed()).toEqual([false]);
});

it('a channel takes a code ten minutes long, and five wrong ones, and none of another channel or account', async () => {
  const { id } = await unconfirmed('sms');
  await demo.call(notice.alarmChannelCode, { id });
  const code = await codeAt();
  const other = code === '000000' ? '000001' : '000000';
  const tried = (said: string, client = demo) => refusal(client.call(notice.alarmChannelConfirm, { id, code: said }));
  expect(await tried(code, agent)).toBe('code');
  await Promise.all(Array.from({ length: 20 }, () => tried(other)));
  const [row] = await server.services.db.query('SELECT code_tries FROM alarm_channel WHERE id = $1', [id]);
  expect(row).toEqual({ code_tries: 5 });
  expect(await tried(code)).toBe('code');

  clock += minute;
  await demo.call(notice.alarmChannelCode, { id });
  const late = await codeAt();
  clock += 10 * minute;
  expect(await tried(late)).toBe('code');
  expect(await isConfirmed()).toEqual([false]);
});

it('a channel is sent one code a minute and five a day, whoever asks for it', async () => {
  const { id } = await unconfirmed('sms');
  const { id: theirs } = await unconfirmed('sms', agent);
  await demo.call(notice.alarmChannelCode, { id });
  expect(await refusal(agent.call(notice.alarmChannelCode, { id: theirs }))).toBe(429);
  for (let i = 0; i < 4; i++) {
    clock += minute;
    await demo.call(notice.alarmChannelCode, { id });
  }
  clock += minute;
  expect(await refusal(agent.call(notice.alarmChannelCode, { id: theirs }))).toBe(429);
  expect(await sent()).toHaveLength(5);
});

it('a robot is where its chat has them, and its key is not shown again', async () => {
  const save = (target: string, more = {}) =>
    demo.call(notice.alarmChannelSave, { type: 'dingtalk', name: '值班群', target, ...more });
  for (const target of [
    targets.feishu,
    `${targets.dingtalk}&to=1`,
    'https://oapi.dingtalk.com.evil.example/robot/send',
  ])
    expect(await refusal(save(target))).toBe('target');
  const { id, secret } = (await save(targets.dingtalk, { secret: 'SEC1' })).data;
  expect(secret).toBe(null);
  await save(targets.dingtalk, { id });
  await demo.call(notice.alarmChannelCode, { id });
  expect(posted.at(-1)?.address).toMatch(/access_token=5f0c&timestamp=\d+&sign=\w/);
  expect(JSON.stringify((await demo.call(notice.alarmChannels, {})).data)).not.toContain('SEC1');
});

it('what a robot refuses is not sent, though it answers with success', async () => {
  const { id } = await unconfirmed('wecom');
  await confirm(id);
  answer = () => ({ code: 200, text: '{"errcode":93000,"errmsg":"invalid webhook url"}' });
  const { data } = await demo.call(notice.alarmChannelTest, { id });
  expect(data).toMatchObject({ state: 'failed', error: '对方拒绝：invalid webhook url（93000）' });
  await raise([id]);
  expect((await deliveries())[0]).toMatchObject({
    state: 'failed',
    target: '企业微信机器人 qyapi.weixin.qq.com',
    error: '对方拒绝：invalid webhook url（93000）',
  });
});

it('a channel says when a code did not arrive', async () => {
  const { id } = await unconfirmed('webhook');
  answer = () => ({ code: 503 });
  expect((await failureOf(demo.call(notice.alarmChannelCode, { id }))).message).toContain('没有送达：对方返回 503');
});

it('a channel is sent no more than its account may send in a day', async () => {
  const { id } = await unconfirmed('sms');
  await confirm(id);
  const key = 'alarm-sent:sms:acc_demo';
  for (let i = 0; i < 100; i++) await server.services.limits.take(key, 100, 24 * 3600);
  await raise([id]);
  expect(await sent()).toEqual([]);
  expect((await deliveries())[0]).toMatchObject({ state: 'failed', error: '今日发送数量已达上限' });
  clock += 24 * hour;
  demo = await server.signIn();
  await raise([id]);
  expect(await sent()).toEqual([`sms ${targets.sms}`]);
});

it('a channel that is deleted leaves the subscriptions that named it', async () => {
  const [{ id: gone }, { id: left }] = [await unconfirmed('mail'), await unconfirmed('sms')];
  await subscribe({ FATAL: [gone, left], GENERAL: [gone] });
  await subscribe({ MIDDLE: [gone] });
  await demo.call(notice.alarmChannelRemove, { id: gone });
  const kept = (await demo.call(notice.alarmSubscriptions, {})).data.map(({ matrix }) => matrix);
  expect(kept).toHaveLength(2);
  expect(kept).toContainEqual({ FATAL: [left], MIDDLE: [], GENERAL: [] });
  expect(kept).toContainEqual({ FATAL: [], MIDDLE: [], GENERAL: [] });
});

it('a channel that is deleted leaves the password plans that named it, and its line in the log says which', async () => {
  const [{ id: gone }, { id: left }] = [await unconfirmed('mail'), await unconfirmed('sms')];
  for (const one of [gone, left]) await confirm(one);
  const kept = planFor(await guestAps(server.services.db), { channels: [gone, left] });
  const { id } = (await demo.call(passwordPlanSave, kept)).data;
  await demo.call(notice.alarmChannelRemove, { id: gone });
  const { list } = (await demo.call(passwordPlans, {})).data;
  expect(list.find((plan) => plan.id === id)?.channels).toEqual([left]);
  await demo.call(passwordPlanSave, { ...kept, id, channels: [left] });
  const lines = (await demo.call(logs, { kind: 'action' })).data.list;
  expect(lines.find(({ text }) => text === '删除告警通道')?.detail.before).toContain(`动态密码计划：${kept.name}`);
});

it('quiet hours that end when they begin are refused', async () => {
  const { id } = await unconfirmed('mail');
  const refused = await failureOf(subscribe({ FATAL: [id] }, { from: '22:00', to: '22:00' }));
  expect(refused.detail.errors).toEqual({ quiet: ['免打扰的开始与结束时间不能相同'] });
});
