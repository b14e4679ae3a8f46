import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { jobItems, jobRetry } from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import {
  strategies,
  strategyAt,
  strategyRemove,
  strategyRuns,
  strategySave,
  strategySwitch,
  strategyWeek,
} from '../../src/api/contract/strategy';
import type { InputOf } from '../../src/api/endpoint';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { runStrategies } from '../../host/server/fleet/strategies/run';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';
import { answerGateways, clearStrategies, threeAccessPoints } from './strategy-place';

const at = (text: string) => Date.parse(`${text}:00+08:00`);
let clock = at('2026-11-20T10:00');
let server: Reference;
let demo: Client;
let agent: Client;
/** Access points behind gateways of their own, all online. */
let aps: Awaited<ReturnType<typeof threeAccessPoints>>;

beforeEach(async () => {
  clock = at('2026-11-20T10:00');
  if (server) {
    await clearStrategies(server.services.db);
  } else {
    server = await startReference({ now: () => clock });
  }
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
  await server.services.db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
  aps = await threeAccessPoints(server.services.db);
});
afterAll(() => server.close());

type Plan = InputOf<typeof strategySave>;
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ name: '夜间关射频', action: 'radio', kind: 'ap', target: 'device', target_ids: aps.map(({ id }) => id) },
  ...{ repeat: 'weekly', days: [5], skip_holidays: false, time: '20:00-22:00', wait_minutes: 30 },
  ...more,
});
const reboot = (more: Partial<Plan> = {}) => plan({ name: '周五重启', action: 'reboot', time: '20:30', ...more });
/** Saved one after the other, so that their sequence is known. */
const save = async (input: Plan, client = demo) => {
  clock += 1000;
  return (await client.call(strategySave, input)).data.id;
};
const run = async (moment: string) => {
  clock = at(moment);
  await runStrategies(server.services, clock);
  await runJobs(server.services, clock);
};
const history = async () => (await demo.call(strategyRuns, {})).data.list;
const items = async (id: string) =>
  (await demo.call(jobItems, { id })).data.list.map(({ state, reason }) => [state, reason].join(' ').trim()).sort();

/** Answers what waits for the gateways, as their agents would; those that are named refuse. Gives what was asked. */
const answer = async (...refusing: string[]) => {
  const gateways = aps.map(({ gateway }) => gateway);
  const asked = await answerGateways(server.services, gateways, clock, refusing);
  await runJobs(server.services, clock);
  await runStrategies(server.services, clock);
  return asked;
};

describe('a strategy that restarts', () => {
  it('runs on Friday: what failed tells why and is tried again, and nothing runs twice', async () => {
    const id = await save(reboot());
    await run('2026-11-20T20:29');
    expect(await history()).toEqual([]);
    await Promise.all([run('2026-11-20T20:30'), runStrategies(server.services, at('2026-11-20T20:30'))]);
    await run('2026-11-20T20:30');
    expect((await answer(aps[2]!.gateway)).map(({ kind }) => kind)).toEqual(['reboot', 'reboot', 'reboot']);
    const [ran, ...others] = await history();
    expect(others).toEqual([]);
    expect(ran).toMatchObject({ strategy_id: id, edge: 'run', total: 3, success: 2, failed: 1, reason: '' });
    expect(await items(ran!.job!)).toEqual(['failed 设备忙', 'success', 'success']);
    expect((await demo.call(strategies, {})).data.list[0]!.next_at).toBe('2026-11-27T12:30:00.000Z');

    await demo.call(jobRetry, { id: ran!.job! });
    expect(await answer()).toHaveLength(1);
    expect((await history())[0]).toMatchObject({ success: 3, failed: 0 });
  });

  it('waits for who is offline as long as it was told, and then gives up', async () => {
    await save(reboot());
    const turn = (status: string) =>
      server.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [aps[0]!.id, status]);
    await turn('offline');
    await run('2026-11-20T20:30');
    expect(await answer()).toHaveLength(2);
    await run('2026-11-20T21:00');
    expect(await items((await history())[0]!.job!)).toEqual(['skipped 截止时间前没有上线', 'success', 'success']);
    await turn('online');
    await run('2026-11-20T21:01');
    expect(await answer()).toEqual([]);
  });

  it('says so when the server was away at its time, and goes on with the next', async () => {
    await save(reboot());
    await run('2026-11-28T00:00');
    demo = await server.signIn();
    expect(await answer()).toEqual([]);
    expect((await history()).map(({ planned_at, reason, job }) => [planned_at, reason, job])).toEqual([
      ['2026-11-27T12:30:00.000Z', '服务中断，错过了执行时间', null],
      ['2026-11-20T12:30:00.000Z', '服务中断，错过了执行时间', null],
    ]);
  });

  it('says so when nothing fits any more', async () => {
    await save(reboot({ target: 'tag', target_ids: ['没有'] }));
    await run('2026-11-20T20:30');
    expect((await history())[0]).toMatchObject({ job: null, reason: '没有符合条件的设备' });
  });
});

const radios = (enabled: boolean) => ({ radio: [{ enabled }, { enabled }] });

describe('a strategy that switches radios off', () => {
  it('switches them off for its time, and only those on again that it switched off', async () => {
    await save(plan({ target_ids: [aps[0]!.id] }));
    await run('2026-11-20T20:00');
    expect(await answer()).toMatchObject([{ kind: 'config', device: aps[0]!.id, sections: radios(false) }]);
    await run('2026-11-20T22:00');
    expect(await answer()).toMatchObject([{ kind: 'config', device: aps[0]!.id, sections: radios(true) }]);
    expect((await history()).map(({ edge, success }) => [edge, success])).toEqual([
      ['end', 1],
      ['begin', 1],
    ]);
    expect(await server.services.db.query('SELECT 1 FROM strategy_radio')).toEqual([]);
  });

  it('leaves them off while another strategy wants it', async () => {
    const target_ids = [aps[0]!.id];
    await save(plan({ target_ids }));
    await save(plan({ target_ids, name: '深夜', time: '21:00-23:00' }));
    for (const moment of ['20:00', '21:00']) {
      await run(`2026-11-20T${moment}`);
      await answer();
    }
    await run('2026-11-20T22:00');
    expect(await answer()).toEqual([]);
    expect(await items((await history())[0]!.job!)).toEqual(['skipped 策略“深夜”仍要求关闭']);
    await run('2026-11-20T23:00');
    expect(await answer()).toMatchObject([{ sections: radios(true) }]);
  });

  it('does not switch off when it is tried again after its time', async () => {
    await save(plan({ target_ids: [aps[0]!.id] }));
    await run('2026-11-20T20:00');
    await answer(aps[0]!.gateway);
    const { job, failed } = (await history())[0]!;
    expect(failed).toBe(1);
    await run('2026-11-20T22:30');
    await demo.call(jobRetry, { id: job! });
    expect(await items(job!)).toEqual(['skipped 时段已经结束']);
  });

  it('begins at once in the middle of its time, and gives them back when it is disabled or removed', async () => {
    clock = at('2026-11-20T20:30');
    const id = await save(plan({ target_ids: [aps[0]!.id] }));
    await run('2026-11-20T20:31');
    expect(await answer()).toMatchObject([{ sections: radios(false) }]);
    clock = at('2026-11-20T20:40');
    await demo.call(strategySwitch, { ids: [id], enabled: false });
    expect((await demo.call(strategies, {})).data.list[0]).toMatchObject({ enabled: false, next_at: null });
    await run('2026-11-20T20:41');
    expect(await answer()).toMatchObject([{ sections: radios(true) }]);
    await demo.call(strategySwitch, { ids: [id], enabled: true });
    await run('2026-11-20T20:42');
    expect(await answer()).toMatchObject([{ sections: radios(false) }]);
    clock = at('2026-11-20T20:50');
    await demo.call(strategyRemove, { ids: [id] });
    await run('2026-11-20T20:51');
    expect(await answer()).toMatchObject([{ sections: radios(true) }]);
    expect(await history()).toHaveLength(4);
  });
});

describe('strategies of an account', () => {
  it('tell what would hold for a device on Friday at 20:30, and what gets into whose way', async () => {
    const id = await save(plan());
    const twice = await save(reboot({ time: '19:55' }));
    const told = (await demo.call(strategyAt, { id: aps[0]!.id, at: '2026-11-20T12:30:00Z' })).data;
    expect(told.holding.map(({ name }) => name)).toEqual(['夜间关射频']);
    expect(told.moments.map(({ edge, at: when }) => [edge, when.slice(11, 16)])).toEqual([
      ['run', '11:55'],
      ['begin', '12:00'],
      ['end', '14:00'],
    ]);
    const week = (await demo.call(strategyWeek, { from: '2026-11-16' })).data;
    expect(week.years).toEqual({ from: 2025, to: 2026 });
    expect(week.spans).toHaveLength(2);
    expect(week.conflicts).toMatchObject([{ kind: 'restarting', first: id, second: twice, devices: 3 }]);
    await demo.call(strategySwitch, { ids: [twice], enabled: false });
    expect((await demo.call(strategyWeek, { from: '2026-11-16' })).data.conflicts).toEqual([]);
  });

  it('are for groups with what is behind their gateways, too', async () => {
    const { db } = server.services;
    await db.query(
      `INSERT INTO device_group (id, account_id, kind, name, position) VALUES ('g', 'acc_demo', 'gateway', '组', 9)`,
    );
    await db.query(`UPDATE device SET group_id = 'g' WHERE id = $1`, [aps[0]!.gateway]);
    const [{ n } = { n: 0 }] = await db.query<{ n: number }>(
      `SELECT count(*) AS n FROM device WHERE gateway_id = $1 AND kind = 'ap'`,
      [aps[0]!.gateway],
    );
    await save(reboot({ target: 'group', target_ids: ['g'] }));
    expect((await demo.call(strategies, {})).data.list[0]!.target_names).toEqual(['组']);
    await run('2026-11-20T20:30');
    expect((await history())[0]!.total).toBe(n);
  });

  it.each<[string, () => Plan]>([
    ['name', () => plan({ name: '' })],
    ['time', () => plan({ time: '20:00' })],
    ['time', () => plan({ time: '24:00-25:00' })],
    ['time', () => plan({ time: '20:00-20:00' })],
    ['time', () => reboot({ time: '20:00-21:00' })],
    ['days', () => plan({ days: [] })],
    ['apps', () => plan({ action: 'apps', kind: 'gateway', apps: 'nothing' })],
    ['quota_mb', () => plan({ action: 'quota', kind: 'gateway' })],
    ['kind', () => plan({ kind: 'switch' })],
    ['target_ids', () => plan({ target_ids: [] })],
    ['target_ids', () => plan({ target_ids: ['nobody'] })],
    ['target_ids', () => plan({ target: 'group' })],
  ])('are refused at %s when that is wrong', async (field, wrong) => {
    expect((await failureOf(save(wrong()))).detail.errors).toHaveProperty(field);
  });

  it('have names of their own, and stand in the log', async () => {
    const id = await save(plan());
    expect((await failureOf(save(plan()))).detail.errors).toHaveProperty('name');
    await save(plan({ id, time: '21:00-22:00' }));
    const { list } = (await demo.call(logs, { kind: 'action' })).data;
    const line = list.find(({ text, detail }) => text === '保存管控策略' && detail.before !== '无');
    expect(line!.detail).toMatchObject({ before: '时间：每周五 20:00-22:00', after: '时间：每周五 21:00-22:00' });
  });

  it('are nobody else’s', async () => {
    const id = await save(plan());
    await run('2026-11-20T20:00');
    expect((await agent.call(strategies, {})).data.total).toBe(0);
    expect((await agent.call(strategyRuns, { strategy: id })).data.total).toBe(0);
    const refused = [
      () => agent.call(strategySave, plan({ id, target: 'all', target_ids: [] })),
      () => agent.call(strategySwitch, { ids: [id], enabled: false }),
      () => agent.call(strategyRemove, { ids: [id] }),
      () => agent.call(strategyAt, { id: aps[0]!.id, at: '2026-11-20T12:30:00Z' }),
    ];
    for (const call of refused) expect((await failureOf(call())).detail.status).toBe(404);
    expect((await failureOf(save(plan(), agent))).detail.errors).toHaveProperty('target_ids');
  });
});

describe('a strategy that sets rules on routers', () => {
  /** Rules as the gateways are told of them, one configuration after the other. */
  const rules = async (section: 'qos' | 'acl' | 'apps' | 'quota', ...refusing: string[]) =>
    (await answer(...refusing)).map(({ sections }) => sections[section]);
  const limit = (more: Partial<Plan> = {}) =>
    plan({
      ...{ name: '晚间限速', action: 'limit', kind: 'gateway', target_ids: [aps[0]!.gateway, aps[1]!.gateway] },
      ...{ limit_down: 1280, limit_up: 0, vlans: '20' },
      ...more,
    });
  const block = (more: Partial<Plan> = {}) =>
    limit({ name: '办公禁视频', action: 'block', domains: 'video.example.com', vlans: '', ...more });
  beforeEach(() =>
    server.services.db.query(
      `UPDATE device SET capabilities = CASE id WHEN $1 THEN '{config,config.qos}'::text[] ELSE '{config}' END
       WHERE account_id = 'acc_demo' AND kind = 'gateway'`,
      [aps[0]!.gateway],
    ),
  );

  it('limits terminals for its time where the router can, beside what else is limited there', async () => {
    const id = await save(limit());
    await run('2026-11-20T20:00');
    const [begun, ...others] = await rules('qos');
    expect(others).toEqual([]);
    expect(begun).toMatchObject([
      { id, name: '晚间限速', source_vlans: '20', limit_down: 1280, limit_up: 0, share: 'each', note: '管控策略' },
      { name: '访客限速' },
    ]);
    expect(await items((await history())[0]!.job!)).toEqual(['skipped 设备不能由云端限速', 'success']);
    const told = (await demo.call(strategyAt, { id: aps[0]!.gateway, at: '2026-11-20T12:30:00Z' })).data;
    expect(told.holding).toMatchObject([{ name: '晚间限速', action: 'limit' }]);
    await run('2026-11-20T22:00');
    expect(await rules('qos')).toMatchObject([[{ name: '访客限速' }]]);
    expect(await server.services.db.query('SELECT 1 FROM strategy_rule')).toEqual([]);
  });

  it.each<[string, 'apps' | 'quota', Partial<Plan>, string]>([
    ['keeps applications out', 'apps', { apps: 'douyin\ncs2' }, '设备不能识别应用'],
    ['sets a quota', 'quota', { quota_mb: 2048, quota_every: 'week', quota_then: 'limit' }, '设备不能计流量配额'],
  ])('%s where the router can, and names those that cannot', async (_what, action, more, why) => {
    const able = [aps[0]!.gateway, ['config', 'config.qos', `config.${action}`]];
    await server.services.db.query(`UPDATE device SET capabilities = $2::text[] WHERE id = $1`, able);
    await server.services.db.query('DELETE FROM simulated_config');
    const id = await save(limit({ name: action, action, ...more }));
    await run('2026-11-20T20:00');
    expect(await rules(action)).toMatchObject([[{ id, name: action, source_vlans: '20', ...more }]]);
    expect(await items((await history())[0]!.job!)).toEqual([`skipped ${why}`, 'success']);
    const told = (at: 0 | 1) => demo.call(strategyAt, { id: aps[at]!.gateway, at: '2026-11-20T12:30:00Z' });
    expect((await told(0)).data.holding).toMatchObject([{ action, able: true }]);
    expect((await told(1)).data.holding).toMatchObject([{ action, able: false }]);
    await run('2026-11-20T22:00');
    expect(await rules(action)).toEqual([[]]);
  });

  it('blocks sites before all other rules, follows what is changed, and is gone when it is removed', async () => {
    const target_ids = [aps[0]!.gateway];
    const id = await save(block({ target_ids }));
    await run('2026-11-20T20:00');
    const [[first, ...kept] = []] = await rules('acl');
    expect(first).toMatchObject({ id, action: 'deny', target_domains: 'video.example.com' });
    expect(kept).not.toHaveLength(0);
    clock = at('2026-11-20T20:10');
    await save(block({ id, target_ids, domains: 'video.example.com\nlive.example.com' }));
    await run('2026-11-20T20:11');
    // The old rule goes, and the new one comes: the device ends with that.
    const now = (await rules('acl')).at(-1)!;
    expect(now[0]).toMatchObject({ id, target_domains: 'video.example.com\nlive.example.com' });
    expect(now).toHaveLength(kept.length + 1);
    const begun = (await history()).find(({ edge }) => edge === 'begin')!;
    clock = at('2026-11-20T20:20');
    await demo.call(strategyRemove, { ids: [id] });
    await run('2026-11-20T20:21');
    expect(await rules('acl')).toEqual([kept]);
    expect(begun).toMatchObject({ success: 1 });
  });

  it('does not come back when it failed, was removed and is tried again', async () => {
    const id = await save(block({ target_ids: [aps[0]!.gateway] }));
    await run('2026-11-20T20:00');
    await rules('acl', aps[0]!.gateway);
    const { job, failed } = (await history())[0]!;
    expect(failed).toBe(1);
    await demo.call(strategyRemove, { ids: [id] });
    await demo.call(jobRetry, { id: job! });
    await run('2026-11-20T20:02');
    expect(await items(job!)).toEqual(['skipped 策略已停用或删除']);
  });

  it('says on which router a VLAN is missing, and when two limit the same terminals', async () => {
    const target_ids = [aps[0]!.gateway];
    const first = await save(limit({ target_ids, vlans: '20' }));
    const second = await save(limit({ target_ids, name: '提速', vlans: '20,77' }));
    await save(limit({ target_ids, name: '别处', vlans: '30' }));
    expect((await demo.call(strategyWeek, { from: '2026-11-16' })).data.conflicts).toMatchObject([
      { kind: 'limits', first, second, devices: 1 },
    ]);
    await run('2026-11-20T20:00');
    const ran = (await history()).find(({ strategy_id }) => strategy_id === second)!;
    expect((await items(ran.job!))[0]).toMatch(/^failed .*VLAN 不存在：77/);
  });

  it('says when two give the same terminals a quota, and which applications two keep out', async () => {
    const target_ids = [aps[0]!.gateway];
    const quota = (name: string, vlans: string) =>
      save(limit({ target_ids, name, vlans, action: 'quota', quota_mb: 10 }));
    const apps = (name: string, keys: string, vlans = '') =>
      save(limit({ target_ids, name, vlans, action: 'apps', apps: keys }));
    const [one, other] = [await quota('配额一', '20'), await quota('配额二', '20,77')];
    await quota('别处', '30');
    const [first, second] = [await apps('禁视频', 'douyin\nbilibili', '20'), await apps('禁抖音', 'weibo\ndouyin')];
    await apps('禁微博', 'zhihu');
    await apps('别处禁抖音', 'douyin', '30');
    const { conflicts } = (await demo.call(strategyWeek, { from: '2026-11-16' })).data;
    expect(conflicts.map(({ kind, both, ...pair }) => [kind, pair.first, pair.second, both])).toEqual([
      ['quotas', one, other, []],
      ['blocks', first, second, ['douyin']],
      ['blocks', second, expect.any(String), ['douyin']],
    ]);
  });

  it.each<[string, () => Plan]>([
    ['kind', () => limit({ kind: 'ap', target: 'all', target_ids: [] })],
    ['limit_down', () => limit({ limit_down: 0 })],
    ['limit_down', () => limit({ limit_down: 1 })],
    ['vlans', () => limit({ vlans: '4095' })],
    ['name', () => limit({ name: '“限速”' })],
    ['domains', () => block({ domains: '' })],
    ['domains', () => block({ domains: 'https://a.example.com' })],
  ])('is refused at %s when that is wrong', async (field, wrong) => {
    expect((await failureOf(save(wrong()))).detail.errors).toHaveProperty(field);
  });
});
