import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as notice from '../../src/api/contract/alarm-notice';
import * as silence from '../../src/api/contract/alarm-silence';
import type { InputOf } from '../../src/api/endpoint';
import type { WebhookMessage } from '../../host/server/kit/senders';
import { raiseAlarms, clearAlarms } from '../../host/server/fleet/alarms/alarms';
import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { deliverNotices, waits } from '../../host/server/fleet/notices/deliver';
import { dispatchNotices, gatherFor, stormAfter } from '../../host/server/fleet/notices/dispatch';
import { readOutbox } from '../../host/server/kit/outbox';
import { SendError } from '../../host/server/kit/senders';
import { held } from './posted';
import { startReference, type Reference } from './reference';

const minute = 60_000;
const hour = 60 * minute;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;
let devices: { id: string; remark: string; group_id: string | null }[];
let posted: (WebhookMessage & { address: string })[] = [];
let answer: () => { code: number } | Promise<{ code: number }> = () => ({ code: 200 });

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
    `SELECT id, remark, group_id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' AND group_id IS NOT NULL ORDER BY id LIMIT 12`,
  );
});
beforeEach(async () => {
  const { db } = server.services;
  const told = ['alarm_delivery', 'alarm_notice', 'alarm_subscription', 'alarm_channel', 'alarm_silence'];
  for (const table of [...told, 'outbox', 'rate_limit']) await db.query(`DELETE FROM ${table}`);
  await db.query(`UPDATE alarm SET state = 'cleared', cleared_at = now() WHERE state <> 'cleared'`);
  await db.query('DELETE FROM alarm WHERE device_id = ANY($1::text[])', [devices.map(({ id }) => id)]);
  clock += 24 * hour;
  posted = [];
  answer = () => ({ code: 200 });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
});
afterAll(() => server.close());

const targets = {
  mail: 'ops@example.cn',
  sms: '13800138000',
  wechat: 'oABC_123456',
  webhook: 'https://hooks.example.com/a',
};
const channel = async (type: keyof typeof targets, client = demo) => {
  const { data: made } = await client.call(notice.alarmChannelSave, { type, name: type, target: targets[type] });
  await server.services.db.query('UPDATE alarm_channel SET confirmed_at = created_at WHERE id = $1', [made.id]);
  return made;
};
const subscribe = (ids: readonly string[], more: Partial<InputOf<typeof notice.alarmSubscriptionSave>> = {}) =>
  demo.call(notice.alarmSubscriptionSave, {
    name: '值班',
    enabled: true,
    target: 'all',
    target_id: null,
    categories: [],
    matrix: { FATAL: [...ids], MIDDLE: [], GENERAL: [] },
    cleared: false,
    quiet: null,
    zone: 'Asia/Shanghai',
    fatal_always: false,
    ...more,
  });
const raise = (count = 1, kind: 'gateway_offline' | 'cpu_high' = 'gateway_offline') =>
  raiseAlarms(
    server.services.db,
    clock,
    devices.slice(0, count).map(({ id, remark }) => ({
      device: { id, accountId: 'acc_demo', kind: 'gateway' as const, gatewayId: id, remark, simulated: true },
      condition: condition(kind),
    })),
  );
const work = async () => {
  await dispatchNotices(server.services, clock);
  await deliverNotices(server.services);
};
const sent = async () => (await readOutbox(server.services.db)).map(({ kind, recipient }) => `${kind} ${recipient}`);
const deliveries = async (client = demo) => (await client.call(notice.alarmDeliveries, {})).data.list;
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (error: { detail?: { errors?: object; status: number } }) =>
      error.detail?.errors ? Object.keys(error.detail.errors).join() : error.detail?.status,
  );

describe('a subscription', () => {
  it('sends an alarm over every channel of its level, once', async () => {
    const ids = await Promise.all(
      (['mail', 'sms', 'wechat', 'webhook'] as const).map(async (type) => (await channel(type)).id),
    );
    await subscribe(ids);
    await subscribe(ids, { name: '同样的' });
    await raise();
    await work();
    await work();
    expect((await sent()).sort()).toEqual(['mail ops@example.cn', 'sms 13800138000', 'wechat oABC_123456']);
    expect(posted.map(({ address }) => address)).toEqual(['https://hooks.example.com/a']);
    expect(JSON.parse(posted[0]!.body)).toMatchObject({
      event: 'alarm.raised',
      total: 1,
      alarms: [{ level: 'FATAL', kind: 'gateway_offline', gwid: devices[0]!.id }],
    });
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent']);
  });

  it.each<[string, Partial<InputOf<typeof notice.alarmSubscriptionSave>>, number]>([
    ['another level', { matrix: { FATAL: [], MIDDLE: [], GENERAL: ['x'] } }, 0],
    ['another category', { categories: ['line'] }, 0],
    ['its category', { categories: ['device'] }, 1],
    ['when it is off', { enabled: false }, 0],
  ])('for %s tells %o: %d', async (_, more, count) => {
    const { id } = await channel('mail');
    const matrix = more.matrix && { matrix: { FATAL: [], MIDDLE: [], GENERAL: [id] } };
    await subscribe([id], { ...more, ...matrix });
    await raise();
    await work();
    expect(await sent()).toHaveLength(count);
  });

  it('may be for one device or one group', async () => {
    const { id } = await channel('mail');
    const [first, second] = devices as [(typeof devices)[number], (typeof devices)[number]];
    await subscribe([id], { target: 'device', target_id: second.id });
    await raise(1);
    await work();
    expect(await sent()).toEqual([]);
    await subscribe([id], { target: 'group', target_id: first.group_id });
    await clearOpen();
    await raise(1);
    await work();
    expect(await sent()).toHaveLength(1);
  });

  it('tells the end when it is asked to', async () => {
    const { id } = await channel('webhook');
    await subscribe([id], { cleared: true });
    await raise();
    await work();
    await clearOpen();
    await work();
    expect(posted.map(({ body }) => (JSON.parse(body) as { event: string }).event)).toEqual([
      'alarm.raised',
      'alarm.cleared',
    ]);
  });

  it('says nothing of what is muted', async () => {
    const { id } = await channel('mail');
    await subscribe([id]);
    await demo.call(silence.mute, { devices: [devices[0]!.id], span: 'day' });
    await raise();
    await work();
    expect(await sent()).toEqual([]);
  });

  it('says nothing of a frozen account, not even what waited to be told', async () => {
    await subscribe([(await channel('webhook')).id]);
    await raise();
    await dispatchNotices(server.services, clock);
    await raise(2);
    await server.services.db.query(`UPDATE account SET state = 'frozen' WHERE id = 'acc_demo'`);
    await work();
    await server.services.db.query(`UPDATE account SET state = 'active' WHERE id = 'acc_demo'`);
    await work();
    expect(posted).toEqual([]);
  });

  it('rests in quiet hours and then tells all at once; fatal ones may come through', async () => {
    const { id } = await channel('mail');
    const calm = { quiet: { from: '22:00', to: '08:00' }, zone: 'Asia/Shanghai' };
    await subscribe([id], calm);
    clock = Date.parse('2027-03-01T15:00:00Z');
    await raise(2);
    await work();
    expect(await sent()).toEqual([]);
    clock = Date.parse('2027-03-01T23:59:00Z');
    await work();
    expect(await sent()).toEqual([]);
    clock = Date.parse('2027-03-02T00:00:00Z');
    await work();
    const [mail] = await readOutbox(server.services.db);
    expect(mail!.subject).toBe('[Netpane] 2 条告警汇总');
    demo = await server.signIn();
    await subscribe([id], { ...calm, fatal_always: true, name: '严重例外' });
    await clearOpen();
    clock = Date.parse('2027-03-02T15:00:00Z');
    await raise(1);
    await work();
    expect(await sent()).toHaveLength(2);
  });

  it('gathers a storm into one message', async () => {
    const { id } = await channel('mail');
    await subscribe([id]);
    await raise(12);
    await work();
    expect(await sent()).toHaveLength(stormAfter);
    clock += gatherFor - 1;
    await raise(12, 'gateway_offline');
    await work();
    expect(await sent()).toHaveLength(stormAfter);
    clock += 1;
    await work();
    const mails = await readOutbox(server.services.db);
    expect(mails).toHaveLength(stormAfter + 1);
    expect(mails.map(({ subject }) => subject)).toContain(`[Netpane] ${12 - stormAfter} 条告警汇总`);
  });

  it('is refused with a sentence at the field', async () => {
    const { id } = await channel('mail');
    const theirs = (await channel('mail', agent)).id;
    expect(await refusal(subscribe([]))).toBe('matrix');
    expect(await refusal(subscribe([theirs]))).toBe('matrix');
    expect(await refusal(subscribe([id], { name: ' ' }))).toBe('name');
    expect(await refusal(subscribe([id], { zone: 'Mars/Base' }))).toBe('zone');
    expect(await refusal(subscribe([id], { quiet: { from: '25:00', to: '08:00' } }))).toBe('quiet');
    expect(await refusal(subscribe([id], { target: 'device', target_id: 'nowhere' }))).toBe('target_id');
  });
});

const clearOpen = async () => {
  const open = await server.services.db.query<{ id: string }>(
    `SELECT id FROM alarm WHERE state <> 'cleared' AND device_id = ANY($1::text[])`,
    [devices.map(({ id }) => id)],
  );
  await clearAlarms(
    server.services.db,
    clock,
    open.map(({ id }) => id),
  );
};

describe('a message that does not arrive', () => {
  beforeEach(async () => {
    await subscribe([(await channel('webhook')).id]);
    await raise();
  });

  it('is tried again, later and later, and then has failed', async () => {
    answer = () => ({ code: 503 });
    await work();
    for (const wait of waits) {
      expect((await deliveries())[0]).toMatchObject({ state: 'waiting', code: 503 });
      const tries = posted.length;
      clock += wait - 1;
      await work();
      expect(posted).toHaveLength(tries);
      clock += 1;
      await work();
      expect(posted).toHaveLength(tries + 1);
    }
    expect((await deliveries())[0]).toMatchObject({
      state: 'failed',
      attempts: waits.length + 1,
      error: '对方返回 503',
    });
    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    answer = () => ({ code: 200 });
    demo = await server.signIn();
    await demo.call(notice.alarmDeliveryRetry, { id: (await deliveries())[0]!.id });
    await work();
    expect((await deliveries())[0]).toMatchObject({ state: 'sent', code: 200 });
  });

  it.each([408, 429, 500])('is tried again after %d, which says nothing about the message itself', async (code) => {
    answer = () => ({ code });
    await work();
    expect((await deliveries())[0]).toMatchObject({ state: 'waiting', attempts: 1, code });
    answer = () => ({ code: 200 });
    clock += waits[0];
    await work();
    expect((await deliveries())[0]).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it.each<[string, () => { code: number }]>([
    ['the receiver does not want it', () => ({ code: 404 })],
    ['it moved elsewhere', () => ({ code: 302 })],
    [
      'the address is inside',
      () => {
        throw new SendError('不能发往内网或保留地址', { final: true });
      },
    ],
  ])('has failed at once when %s', async (_, told) => {
    answer = told;
    await work();
    expect((await deliveries())[0]).toMatchObject({ state: 'failed', attempts: 1 });
  });

  it('is its sender’s alone while it is under way', async () => {
    const others: number[] = [];
    answer = async () => {
      if (posted.length === 1) others.push(await deliverNotices(server.services));
      return { code: 200 };
    };
    await work();
    expect([posted.length, others]).toEqual([1, [0]]);
  });

  it('goes nowhere when its channel was turned off meanwhile', async () => {
    await dispatchNotices(server.services, clock);
    await server.services.db.query('UPDATE alarm_channel SET enabled = false');
    await deliverNotices(server.services);
    expect([posted, (await deliveries())[0]?.state]).toEqual([[], 'failed']);
  });

  it('is taken over when its sender died', async () => {
    await dispatchNotices(server.services, clock);
    await server.services.db.query(`UPDATE alarm_delivery SET state = 'sending', attempts = 1, next_at = $1`, [
      new Date(clock + 2 * minute),
    ]);
    await work();
    expect(posted).toHaveLength(0);
    clock += 2 * minute;
    await work();
    expect(posted).toHaveLength(1);
  });
});

describe('a channel', () => {
  it('shows the key of its signature once, and signs with a new one after a change', async () => {
    const { id, secret } = await channel('webhook');
    expect(secret).toMatch(/^[\w-]{40,}$/);
    expect(JSON.stringify((await demo.call(notice.alarmChannels, {})).data)).not.toContain(secret);
    await demo.call(notice.alarmChannelTest, { id });
    const changed = (await demo.call(notice.alarmChannelRotate, { id })).data.secret;
    await demo.call(notice.alarmChannelTest, { id });
    expect(posted.map((one) => one.secret)).toEqual([secret, changed]);
  });

  it('tells the true result of a test, and may be tested five times an hour', async () => {
    const { id } = await channel('webhook');
    answer = () => ({ code: 500 });
    expect((await demo.call(notice.alarmChannelTest, { id })).data).toMatchObject({ state: 'failed', code: 500 });
    answer = () => ({ code: 204 });
    expect((await demo.call(notice.alarmChannelTest, { id })).data).toMatchObject({
      state: 'sent',
      code: 204,
      error: '',
    });
    for (let i = 0; i < 3; i++) await demo.call(notice.alarmChannelTest, { id });
    expect(await refusal(demo.call(notice.alarmChannelTest, { id }))).toBe(429);
    expect((await deliveries()).map(({ event }) => event)).toEqual(Array(5).fill('test'));
  });

  it.each<[keyof typeof targets, string]>([
    ['mail', 'nobody'],
    ['sms', '12345678901'],
    ['wechat', '<script>'],
    ['webhook', 'http://127.0.0.1:9150/'],
    ['webhook', 'http://169.254.169.254/latest'],
    ['webhook', 'https://[::ffff:10.0.0.1]/'],
    ['webhook', 'gopher://example.com'],
  ])('by %s may not be %s', async (type, target) => {
    expect(await refusal(demo.call(notice.alarmChannelSave, { type, name: '坏的', target }))).toBe('target');
  });

  it('belongs to its account', async () => {
    const { id } = await channel('webhook');
    await demo.call(notice.alarmChannelTest, { id });
    const { id: subscription } = (await subscribe([id])).data;
    const [delivery] = await deliveries();
    expect([
      (await agent.call(notice.alarmChannels, {})).data,
      (await agent.call(notice.alarmSubscriptions, {})).data,
    ]).toEqual([[], []]);
    expect(await deliveries(agent)).toEqual([]);
    const tries = [
      agent.call(notice.alarmChannelTest, { id }),
      agent.call(notice.alarmChannelRotate, { id }),
      agent.call(notice.alarmChannelCode, { id }),
      agent.call(notice.alarmChannelRemove, { id }),
      agent.call(notice.alarmChannelSave, { id, type: 'webhook', name: '我的', target: targets.webhook }),
      agent.call(notice.alarmSubscriptionRemove, { id: subscription }),
      agent.call(notice.alarmDeliveryRetry, { id: delivery!.id }),
    ];
    expect(await Promise.all(tries.map(refusal))).toEqual(Array(7).fill(404));
  });
});
