import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as notice from '../../src/api/contract/alarm-notice';
import { configPatch, deviceConfig } from '../../src/api/contract/config';
import { jobItems, jobRetry } from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import {
  passwordCard,
  passwordChoices,
  passwordHistory,
  passwordNext,
  passwordPlanRemove,
  passwordPlans,
  passwordPlanSave,
  passwordPlanSwitch,
  passwordReach,
  passwordRun,
  passwordShow,
} from '../../src/api/contract/wifi-password';
import { passwordCharacters } from '../../src/rules';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { deliverNotices } from '../../host/server/fleet/notices/deliver';
import { passwordCare } from '../../host/server/jobs/passwords';
import { readOutbox } from '../../host/server/kit/outbox';
import { changeDue } from '../../host/server/services/passwords/change';
import { makePassword } from '../../host/server/services/passwords/make-password';
import { settleChanges } from '../../host/server/services/passwords/settle';
import { failureOf } from './failure';
import { guestAps, planFor, type Carrier, type Plan } from './password-plans';
import { startReference, type Reference } from './reference';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
const minute = 60_000;
let clock = at('2026-11-20T10:00');
let server: Reference;
let demo: Client;
let agent: Client;
/** Access points that carry one network, behind gateways of their own, all online. */
let aps: Carrier[];

beforeEach(async () => {
  clock = at('2026-11-20T10:00');
  if (server) {
    const tables = ['wifi_password_plan', 'bulk_job', 'command', 'config_version', 'device_config', 'alarm_delivery'];
    for (const table of [...tables, 'alarm_channel', 'outbox', 'message', 'log']) {
      await server.services.db.query(`DELETE FROM ${table}`);
    }
  } else {
    server = await startReference({ now: () => clock });
    await server.services.db.query('DELETE FROM wifi_password_plan');
  }
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  aps = await guestAps(server.services.db);
});
afterAll(() => server.close());

const plan = (more: Partial<Plan> = {}): Plan => planFor(aps, more);
const save = async (input: Plan, client = demo) => (await client.call(passwordPlanSave, input)).data.id;
const turn = async () => {
  await deliverConfigs(server.services, clock);
  await changeDue(server.services, clock);
  await settleChanges(server.services, clock);
  await runJobs(server.services, clock);
  await settleChanges(server.services, clock);
};
const until = async (moment: string) => {
  clock = at(moment);
  demo = await server.signIn();
  await turn();
};
const history = async (id: string) => (await demo.call(passwordHistory, { id })).data.list;
const card = async (id: string) => (await demo.call(passwordCard, { id })).data;
const items = async (id: string) =>
  (await demo.call(jobItems, { id })).data.list.map(({ state, reason }) => [state, reason].join(' ').trim()).sort();

/** Answers what waits for the gateways, as their agents would; those that are named refuse. Gives the rows they were given. */
async function answer(...refusing: string[]) {
  const asked: {
    name: string;
    security: string;
    password: string;
    password_before?: string;
    password_until?: string;
  }[] = [];
  await deliverSettings(server.services, clock);
  for (const { gateway, ssid } of aps) {
    const device = { gwid: gateway, accountId: 'acc_demo' };
    for (const { id, params } of await handOut(server.services, device, clock)) {
      const ok = !refusing.includes(gateway);
      const sections = JSON.parse(params.sections ?? '{}') as { ssids?: typeof asked };
      asked.push(...(sections.ssids ?? []).filter(({ name }) => name === ssid));
      await takeResult(server.services, device, { id, done: true, ok, output: [], error: ok ? '' : '设备忙' }, clock);
    }
  }
  await turn();
  return asked;
}
const offline = (id: string, status: string) =>
  server.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [id, status]);
const channel = async () => {
  const { data } = await demo.call(notice.alarmChannelSave, { type: 'mail', name: '前台', target: 'desk@example.cn' });
  await server.services.db.query('UPDATE alarm_channel SET confirmed_at = created_at');
  return data.id;
};
const mails = async () => {
  await deliverNotices(server.services);
  return (await readOutbox(server.services.db)).map(({ subject, body }) => `${subject} ${body}`);
};

describe('a password that changes by a plan', () => {
  it('changes at its time, once, whoever looks, and every access point gets the same', async () => {
    const id = await save(plan());
    await until('2026-11-20T17:59');
    expect(await history(id)).toEqual([]);
    expect((await card(id)).password).toBeNull();
    clock = at('2026-11-20T18:00');
    await Promise.all([changeDue(server.services, clock), changeDue(server.services, clock)]);
    await turn();
    const given = await answer();
    const { password, security, number } = await card(id);
    expect(password).toMatch(/^\d{8}$/);
    expect({ security, number }).toEqual({ security: 'wpa2', number: 1 });
    expect(given).toHaveLength(3);
    for (const row of given) expect(row).toMatchObject({ security: 'wpa2', password });
    expect(await history(id)).toMatchObject([
      { number: 1, cause: 'schedule', actor: '', total: 3, success: 3, failed: 0, settled: true, ended_at: null },
    ]);
    const [row] = (await demo.call(passwordPlans, {})).data.list;
    expect(row).toMatchObject({ next_at: '2026-11-21T10:00:00.000Z', last: { number: 1, success: 3 } });

    // What is printed beforehand is what comes.
    const next = (await demo.call(passwordNext, { id })).data;
    expect(next).toMatchObject({ number: 2, from: '2026-11-21T10:00:00.000Z', until: '2026-11-22T10:00:00.000Z' });
    expect(next.password).not.toBe(password);
    expect((await demo.call(passwordNext, { id })).data).toEqual(next);
    const [plain] = await server.services.db.query<{ next_password: string }>(
      'SELECT next_password FROM wifi_password_plan WHERE id = $1',
      [id],
    );
    expect(plain!.next_password).not.toContain(next.password);
    await until('2026-11-21T18:00');
    await answer();
    expect((await card(id)).password).toBe(next.password);
    expect((await demo.call(passwordNext, { id })).data.password).not.toBe(next.password);
    expect((await history(id)).map((one) => [one.number, one.ended_at])).toEqual([
      [2, null],
      [1, '2026-11-21T10:00:00.000Z'],
    ]);
  });

  it('lets the one before hold on where its network can, also when it is tried again, and not when changed by hand', async () => {
    const id = await save(plan({ overlap_minutes: 120 }));
    await until('2026-11-20T18:00');
    await answer();
    const old = (await card(id)).password;
    const { document } = (await demo.call(deviceConfig, { id: aps[1]!.id })).data;
    const rows = document.ssids!.flatMap((row) => (row.name === 'SHANYU-Guest' ? [row.id] : []));
    await demo.call(configPatch, { ids: [aps[1]!.id], section: 'ssids', rows, fields: { security: 'sae' } });
    await answer();
    await until('2026-11-21T18:00');
    const [failed, alone, third] = await answer(aps[0]!.gateway);
    const ends = { password_before: old, password_until: '2026-11-21T12:00:00.000Z' };
    expect([failed, third]).toMatchObject([ends, ends]);
    expect(alone).toMatchObject({ password_before: '', password_until: '' });
    expect((await history(id))[0]).toMatchObject({ overlap_until: ends.password_until });
    await until('2026-11-21T18:01');
    const now = (await card(id)).password;
    expect(await answer()).toMatchObject([{ ...ends, password: now }]);
    await demo.call(passwordRun, { id, after: 2, note: '外泄' });
    await turn();
    for (const row of await answer()) expect(row).toMatchObject({ password_before: '', password_until: '' });
    expect((await history(id))[0]).toMatchObject({ cause: 'manual', overlap_until: null });
  });

  it('tells no time of both where its networks know one password', async () => {
    const id = await save(plan({ overlap_minutes: 120 }));
    await until('2026-11-20T18:00');
    await answer();
    for (const ap of aps) {
      const { document } = (await demo.call(deviceConfig, { id: ap.id })).data;
      const rows = document.ssids!.flatMap((row) => (row.name === 'SHANYU-Guest' ? [row.id] : []));
      await demo.call(configPatch, { ids: [ap.id], section: 'ssids', rows, fields: { security: 'sae' } });
    }
    await answer();
    await until('2026-11-21T18:00');
    expect((await history(id))[0]).toMatchObject({ number: 2, overlap_until: null });
  });

  it('is changed late, and once, when the server was away', async () => {
    const id = await save(plan());
    await until('2026-11-23T08:00');
    expect(await history(id)).toMatchObject([{ number: 1, at: '2026-11-23T00:00:00.000Z' }]);
    expect((await card(id)).until).toBe('2026-11-23T10:00:00.000Z');
  });

  it('is never in the clear outside of the settings of devices', async () => {
    const id = await save(plan());
    await until('2026-11-20T18:00');
    await answer();
    const { password } = await card(id);
    const { db } = server.services;
    for (const table of ['wifi_password', 'bulk_job', 'log', 'alarm_delivery', 'message']) {
      const [{ n } = { n: -1 }] = await db.query<{ n: number }>(
        `SELECT count(*) AS n FROM ${table} t WHERE position($1 IN t::text) > 0`,
        [password],
      );
      expect(n, table).toBe(0);
    }
  });

  it('keeps a channel that is silent by now, and takes none that is', async () => {
    const channels = [await channel()];
    const id = await save(plan({ channels }));
    await server.services.db.query('UPDATE alarm_channel SET enabled = false');
    expect(await save(plan({ id, channels, times: ['19:00'] }))).toBe(id);
    expect((await failureOf(save(plan({ name: '别的', channels })))).detail.errors).toHaveProperty('channels');
  });

  it('tries again by itself where it failed, and tells people when that does not help', async () => {
    const id = await save(plan({ channels: [await channel()] }));
    await until('2026-11-20T18:00');
    const broken = aps[2]!.gateway;
    expect(await answer(broken)).toHaveLength(3);
    const [first] = await history(id);
    expect(first).toMatchObject({ success: 2, failed: 1, settled: false, retry_at: '2026-11-20T10:01:00.000Z' });
    expect(await items(first!.job!)).toEqual(['failed 设备忙', 'success', 'success']);
    const { password } = await card(id);
    expect(await mails()).toEqual([expect.stringContaining(`新密码 ${password}`)]);
    for (const wait of [1, 5, 15]) {
      clock += wait * minute;
      await turn();
      expect(await answer(broken)).toMatchObject([{ password }]);
    }
    expect((await history(id))[0]).toMatchObject({ failed: 1, tries: 3, settled: true, retry_at: null });
    expect(await mails()).toContainEqual(expect.stringContaining('3 台 AP 中只有 2 台换成'));
    const [told] = await server.services.db.query<{ title: string }>('SELECT title FROM message');
    expect(told!.title).toBe('“门店访客”的 Wi-Fi 密码没有全部换成');

    await demo.call(jobRetry, { id: first!.job! });
    expect(await answer()).toHaveLength(1);
    expect((await history(id))[0]).toMatchObject({ success: 3, failed: 0 });
  });

  it('reaches who was offline when they come back, unless a newer one came', async () => {
    const id = await save(plan());
    await offline(aps[0]!.id, 'offline');
    await until('2026-11-20T18:00');
    expect(await answer()).toHaveLength(2);
    await demo.call(passwordRun, { id, after: 1 });
    await turn();
    expect(await answer()).toHaveLength(2);
    await offline(aps[0]!.id, 'online');
    await turn();
    const { password } = await card(id);
    expect(await answer()).toMatchObject([{ password }]);
    const [, old] = await history(id);
    expect(await items(old!.job!)).toContain('skipped 已有更新的密码');
  });

  it('says so when no access point carries the network any more, and the one before stays in force', async () => {
    const id = await save(plan());
    await until('2026-11-20T18:00');
    await answer();
    const { password } = await card(id);
    await server.services.db.query(`UPDATE config_version SET document = document || '{"ssids": []}'`);
    await until('2026-11-21T18:00');
    expect((await history(id))[0]).toMatchObject({ number: 2, job: null, reason: '没有带这个无线网络的 AP' });
    expect((await card(id)).password).toBe(password);
    expect((await failureOf(demo.call(passwordRun, { id, after: 2 }))).detail.reason).toBe('passwordNoAps');
  });

  it('is changed by hand, once, with the reason in the history', async () => {
    const id = await save(plan({ repeat: 'manual', times: [] }));
    const asked = [demo.call(passwordRun, { id, after: 0, note: '外泄' }), demo.call(passwordRun, { id, after: 0 })];
    const done = await Promise.allSettled(asked);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await turn();
    expect(await answer()).toHaveLength(3);
    expect(await history(id)).toMatchObject([{ number: 1, cause: 'manual', success: 3 }]);
    expect((await demo.call(passwordPlans, {})).data.list[0]!.next_at).toBeNull();
  });

  it('rests while it is paused', async () => {
    const id = await save(plan());
    await demo.call(passwordPlanSwitch, { ids: [id], enabled: false });
    await until('2026-11-20T18:00');
    expect(await history(id)).toEqual([]);
    await demo.call(passwordPlanSwitch, { ids: [id], enabled: true });
    expect((await demo.call(passwordPlans, {})).data.list[0]!.next_at).toBe('2026-11-21T10:00:00.000Z');
  });

  it('is shown from the history on demand, which the log tells, and forgotten after 90 days', async () => {
    const id = await save(plan());
    await until('2026-11-20T18:00');
    await answer();
    const { password } = await card(id);
    await until('2026-11-21T18:00');
    const [, old] = await history(id);
    expect((await demo.call(passwordShow, { id: old!.id })).data.password).toBe(password);
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    const line = list.find(({ text }) => text === '查看 Wi-Fi 密码');
    expect(line).toMatchObject({ target: '门店访客', detail: { after: 'SHANYU-Guest 第 1 期：已查看' } });
    clock = at('2027-02-20T18:00');
    await passwordCare.run(server.services);
    demo = await server.signIn();
    expect((await history(id)).map(({ number }) => number)).toEqual([2]);
  });
});

describe('a plan', () => {
  it('tells which access points it reaches, and what can be chosen', async () => {
    await offline(aps[0]!.id, 'offline');
    const { ssid, target, target_ids } = plan();
    const { data } = await demo.call(passwordReach, { ssid, target, target_ids });
    expect(data).toMatchObject({ total: 3, offline: 1, open: 3 });
    expect(data.names).toHaveLength(3);
    const { ssids } = (await demo.call(passwordChoices, {})).data;
    expect(ssids.find((one) => one.ssid === ssid)!.aps).toBeGreaterThan(2);
    const gateways = { ssid, target: 'gateway' as const, target_ids: [aps[0]!.gateway] };
    expect((await demo.call(passwordReach, gateways)).data.total).toBeGreaterThan(0);
  });

  it.each<[string, () => Plan]>([
    ['name', () => plan({ name: '' })],
    ['ssid', () => plan({ ssid: '' })],
    ['times', () => plan({ times: [] })],
    ['times', () => plan({ times: ['25:00'] })],
    ['times', () => plan({ times: ['08:00', '08:00'] })],
    ['days', () => plan({ repeat: 'weekly' })],
    ['every_days', () => plan({ repeat: 'interval', every_days: 0 })],
    ['cron', () => plan({ repeat: 'cron', times: [] })],
    ['cron', () => plan({ repeat: 'cron', times: [], cron: '0 6 * * 9' })],
    ['cron', () => plan({ repeat: 'cron', times: [], cron: '* * * * *' })],
    ['cron', () => plan({ repeat: 'cron', times: [], cron: '0 6 31 2 *' })],
    ['size', () => plan({ size: 7 })],
    ['size', () => plan({ shape: 'words', size: 8 })],
    ['target_ids', () => plan({ target_ids: [] })],
    ['target_ids', () => plan({ target_ids: ['nobody'] })],
    ['target_ids', () => plan({ target: 'gateway' })],
    ['channels', () => plan({ channels: ['nobody'] })],
  ])('is refused at %s when that is wrong', async (field, wrong) => {
    expect((await failureOf(save(wrong()))).detail.errors).toHaveProperty(field);
  });

  it('has a name of its own, access points of its own, and stands in the log', async () => {
    const id = await save(plan());
    expect((await failureOf(save(plan()))).detail.errors).toHaveProperty('name');
    const other = plan({ name: '另一个', target_ids: [aps[0]!.id] });
    expect((await failureOf(save(other))).detail.errors).toHaveProperty('ssid');
    await save(plan({ id, times: ['06:00', '18:00'] }));
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    const line = list.find(({ text, detail }) => text === '保存动态密码计划' && detail.before !== '无');
    expect(line!.detail).toMatchObject({ before: '更换：每天 18:00', after: '更换：每天 06:00、18:00' });
    await demo.call(passwordPlanRemove, { ids: [id] });
    expect((await demo.call(passwordPlans, {})).data.total).toBe(0);
  });

  it('is nobody else’s', async () => {
    const id = await save(plan());
    await until('2026-11-20T18:00');
    const [change] = await history(id);
    expect((await agent.call(passwordPlans, {})).data.total).toBe(0);
    expect((await agent.call(passwordHistory, { id })).data.total).toBe(0);
    const refused = [
      () => agent.call(passwordPlanSwitch, { ids: [id], enabled: false }),
      () => agent.call(passwordPlanRemove, { ids: [id] }),
      () => agent.call(passwordRun, { id, after: 1 }),
      () => agent.call(passwordCard, { id }),
      () => agent.call(passwordShow, { id: change!.id }),
    ];
    for (const call of refused) expect((await failureOf(call())).detail.status).toBe(404);
    expect((await failureOf(save(plan(), agent))).detail.errors).toHaveProperty('target_ids');
  });
});

describe('a new password', () => {
  const random = (seed: number) => (limit: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * limit);
  };

  it('is what a device takes, without what is mistaken for something else', () => {
    for (let seed = 1; seed < 300; seed++) {
      expect(makePassword('digits', 8, random(seed))).toMatch(/^\d{8}$/);
      expect(makePassword('lower', 10, random(seed))).toMatch(/^(?=.*\d)(?=.*[a-z])[a-z2-9]{10}$/);
      const mixed = makePassword('mixed', 12, random(seed));
      expect(mixed).toMatch(/^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{12}$/);
      expect(mixed).not.toMatch(/[01OoIilSZB]|(.)\1/);
      const words = makePassword('words', 5, random(seed));
      expect(words).toMatch(/^([a-z]{3,7}-){5}\d\d$/);
      expect(words).not.toContain('l');
      expect(words.length).toBeLessThan(64);
      expect(passwordCharacters(words)).toBeUndefined();
    }
  });
});
