import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { aps, gateways } from '../../src/api/contract/device';
import {
  campaignCreate,
  campaignDetail,
  campaigns,
  campaignUpdate,
  releases,
  upgradePreview,
} from '../../src/api/contract/firmware';
import { jobCancel, jobItems, jobResume } from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import type { InputOf } from '../../src/api/endpoint';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { tick } from '../../host/server/demo/simulation/tick';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

const minute = 60_000;
let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

type Create = InputOf<typeof campaignCreate>;
const create = async (input: Partial<Create> & Pick<Create, 'target' | 'version'>, client = demo) =>
  (await client.call(campaignCreate, { request_id: crypto.randomUUID(), rollout: 'once', ...input })).data;
const detail = async (id: string) => (await demo.call(campaignDetail, { id })).data;
const rows = async () =>
  (await demo.call(gateways, { per_page: 1000, status: 'online' })).data.list.filter((row) => row.simulated);

/** Lets time pass as in a running server. */
async function live(ms: number): Promise<void> {
  for (const end = clock + ms; clock < end; clock += 5000) {
    await tick(server.services.db, smallPlans[0]!, clock);
    await answerCommands(server.services, clock);
    await runJobs(server.services, clock);
  }
}

/** Answers the upgrades that wait, as agents would. */
async function answer(ids: readonly string[], ok: boolean): Promise<void> {
  for (const gwid of ids) {
    const device = { gwid, accountId: 'acc_demo' };
    for (const { id } of await handOut(server.services, device, clock)) {
      await takeResult(server.services, device, { id, done: true, ok, output: [], error: ok ? '' : '校验失败' }, clock);
    }
  }
  await runJobs(server.services, clock);
}

describe('an upgrade', () => {
  it('really changes the firmware of simulated gateways, writes the log and clears the alarm', async () => {
    const outdated = (await rows()).filter((row) => row.firmware_new === '3.7.12');
    expect(outdated.length).toBeGreaterThan(1);
    const { id } = await create({ target: { ids: outdated.map((row) => row.id) }, version: '3.7.12' });
    await live(20_000);
    const halfway = (await demo.call(jobItems, { id })).data.list[0]!;
    expect([halfway.state, halfway.reason]).toEqual(['running', '正在校验固件']);
    await live(10_000);
    // It runs the new one once it is back.
    const restarting = (await demo.call(jobItems, { id })).data.list.find(({ reason }) => reason === '正在重启')!;
    const [still] = (await demo.call(gateways, { q: restarting.id })).data.list;
    expect(still).toMatchObject({ status: 'offline', firmware_new: '3.7.12' });
    await live(90_000);
    // A few fail while the firmware is checked and keep what they run.
    const over = await detail(id);
    expect(over).toMatchObject({ state: 'done', running: 0, waiting: 0 });
    const results = (await demo.call(jobItems, { id })).data.list;
    const after = new Map((await rows()).map((row) => [row.id, row]));
    for (const result of results) {
      expect(after.get(result.id)!.firmware === '3.7.12').toBe(result.state === 'success');
    }
    const upgraded = after.get(results.find((result) => result.state === 'success')!.id)!;
    expect(upgraded.firmware_new).toBeNull();
    const [line] = (await demo.call(logs, { kind: 'upgrade', q: upgraded.remark })).data.list;
    expect(line!.detail).toMatchObject({ to: '3.7.12' });
    await tick(server.services.db, smallPlans[0]!, clock + 20_000);
    const open = (await demo.call(alarms, { state: 'open', kind: 'firmware_new', per_page: 1000 })).data.list;
    expect(open.filter((alarm) => alarm.device_id === upgraded.id && alarm.kind === 'firmware_new')).toEqual([]);
  });

  it('reaches what stands behind a gateway through it, and is done only when that says so', async () => {
    const [ap] = (await demo.call(aps, { status: 'online', per_page: 1000 })).data.list.filter(
      (row) => row.firmware !== '2.5.0-beta',
    );
    const offered = (await demo.call(releases, { kind: 'ap' })).data.list;
    expect(offered.map((one) => one.version)).toContain('2.5.0-beta');
    const target = { ids: [ap!.id] };
    expect((await demo.call(upgradePreview, { target, version: '2.5.0-beta' })).data).toMatchObject({
      total: 1,
      fit: 1,
    });
    const { id, kind } = await create({ target, version: '2.5.0-beta' });
    expect(kind).toBe('ap');
    const firmware = async () =>
      (await demo.call(aps, { per_page: 1000 })).data.list.find((row) => row.id === ap!.id)!.firmware;
    const device = { gwid: ap!.gwid, accountId: 'acc_demo' };
    const [order] = await handOut(server.services, device, clock);
    expect(order).toMatchObject({ kind: 'upgrade', params: { version: '2.5.0-beta', device: ap!.id } });
    expect(await firmware()).not.toBe('2.5.0-beta');
    await takeResult(server.services, device, { id: order!.id, done: true, ok: true, output: [] }, clock);
    await runJobs(server.services, clock);
    expect((await detail(id)).state).toBe('done');
    expect(await firmware()).toBe('2.5.0-beta');
    const [line] = (await demo.call(logs, { kind: 'upgrade', q: ap!.remark })).data.list;
    expect(line!.detail).toMatchObject({ device: ap!.id, to: '2.5.0-beta' });
  });

  it('of many access points of one gateway keeps to the row of its orders, and all come to an end', async () => {
    const list = (await demo.call(aps, { status: 'online', per_page: 1000 })).data.list;
    const counts = new Map<string, number>();
    for (const row of list) counts.set(row.gwid, (counts.get(row.gwid) ?? 0) + 1);
    const [gwid] = [...counts].sort((a, b) => b[1] - a[1])[0]!;
    const ids = list.filter((row) => row.gwid === gwid).map((row) => row.id);
    // As many as wait for one gateway at most are under way already, of something else.
    for (let n = 0; n < 20; n++) {
      await server.services.db.query(
        `INSERT INTO command (id, account_id, gwid, kind, params, created_at) VALUES ($1, 'acc_demo', $2, 'ping', '{}', $3)`,
        [`full-${n}`, gwid, new Date(clock)],
      );
    }
    const { id, running, waiting } = await create({ target: { ids }, version: '2.5.0-beta' });
    expect(running).toBe(0);
    expect(waiting).toBeGreaterThan(0);
    await server.services.db.query(`DELETE FROM command WHERE id LIKE 'full-%'`);
    await live(300_000);
    const over = await detail(id);
    expect(over).toMatchObject({ state: 'done', waiting: 0, running: 0 });
    expect(over.success).toBeGreaterThan(0);
  });

  it('tells beforehand what it would meet', async () => {
    const list = await rows();
    const found = (
      await demo.call(upgradePreview, { target: { filter: { kind: 'gateway', status: 'online' } }, version: '3.7.12' })
    ).data;
    const already = list.filter((row) => row.firmware === '3.7.12').length;
    expect(found).toMatchObject({ already, offline: 0 });
    expect(found.fit + found.already + found.unsupported).toBe(found.total);
    expect(
      (await failureOf(create({ target: { ids: [list[0]!.id] }, version: '9.9.9' }))).detail.errors,
    ).toHaveProperty('version');
    const offered = (await demo.call(releases, {})).data.list;
    expect(new Set(offered.map((one) => one.model))).toEqual(
      new Set(list.map((row) => row.model).filter((model) => model.startsWith('NP-R'))),
    );
  });

  it('is scheduled at least five minutes ahead, can be changed until it starts, and then starts by itself', async () => {
    const [one] = (await rows()).filter((row) => row.firmware !== '3.7.11');
    const target = { ids: [one!.id] };
    const soon = new Date(clock + 4 * minute).toISOString();
    expect((await failureOf(create({ target, version: '3.7.11', starts_at: soon }))).detail.errors).toHaveProperty(
      'starts_at',
    );
    const later = new Date(clock + 10 * minute).toISOString();
    const { id, state } = await create({ target, version: '3.7.11', starts_at: later, wait_hours: 2 });
    expect(state).toBe('scheduled');
    await runJobs(server.services, clock);
    expect(await detail(id)).toMatchObject({ state: 'scheduled', waiting: 1 });
    const moved = new Date(clock + 20 * minute).toISOString();
    const plan = { id, version: '3.7.11', rollout: 'once', starts_at: moved, name: '夜间升级' } as const;
    expect((await demo.call(campaignUpdate, plan)).data).toMatchObject({ name: '夜间升级', wait_until: null });
    clock += 11 * minute;
    await runJobs(server.services, clock);
    expect((await detail(id)).state).toBe('scheduled');
    clock += 10 * minute;
    await runJobs(server.services, clock);
    expect(await detail(id)).toMatchObject({ state: 'running', running: 1 });
    expect((await failureOf(demo.call(campaignUpdate, plan))).message).toBe('任务已开始，不能修改');
    await answer([one!.id], true);
    expect((await detail(id)).state).toBe('done');
  });

  it('goes in waves and stops by itself when too much of one fails', async () => {
    const list = (await rows()).slice(0, 10);
    const ids = list.map((row) => row.id);
    const { id } = await create({ target: { ids }, version: '3.8.0-beta', rollout: 'half', stop_rate: 50 });
    expect(await detail(id)).toMatchObject({ running: 1, waiting: 9, wave: 0 });
    await answer(ids, false);
    const stopped = await detail(id);
    expect(stopped).toMatchObject({ state: 'paused', failed: 1, waiting: 9 });
    expect(stopped.reason).toContain('100%');
    await runJobs(server.services, clock);
    expect((await detail(id)).running).toBe(0);

    await demo.call(jobResume, { id });
    expect(await detail(id)).toMatchObject({ state: 'running', wave: 1, running: 9 });
    await answer(ids, true);
    const over = await detail(id);
    expect(over).toMatchObject({ state: 'done', success: 9, failed: 1 });
    expect(over.results.map(({ wave, total, success, failed }) => [wave, total, success, failed])).toEqual([
      [0, 1, 0, 1],
      [1, 9, 9, 0],
    ]);
  });

  it('looks at a wave for a while before the next, and stops when devices did not come back from it', async () => {
    const list = (await rows()).filter((row) => row.firmware !== '3.7.09').slice(0, 8);
    const ids = list.map((row) => row.id);
    const plan = { target: { ids }, version: '3.7.09', rollout: 'half', stop_rate: 50, soak_minutes: 30 } as const;
    const { id } = await create(plan);
    const first = (await demo.call(jobItems, { id })).data.list.find(({ wave }) => wave === 0)!.id;
    await answer(ids, true);
    const looking = await detail(id);
    expect(looking).toMatchObject({ state: 'running', wave: 0, success: 1, running: 0 });
    expect(Date.parse(looking.soak_until!) - clock).toBe(30 * minute);
    const { db } = server.services;
    await db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [first]);
    clock += 30 * minute;
    await runJobs(server.services, clock);
    const stopped = await detail(id);
    expect(stopped).toMatchObject({ state: 'paused', wave: 0, running: 0 });
    expect(stopped.reason).toBe('第 1 批升级后 1 台离线，失败率 100%，达到停止条件 50%');
    await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [first]);
    await demo.call(jobCancel, { id });
  });

  it('goes on after the look when all of a wave is there', async () => {
    const ids = (await rows())
      .filter((row) => row.firmware !== '3.7.11')
      .map((row) => row.id)
      .slice(0, 4);
    const { id } = await create({
      target: { ids },
      version: '3.7.11',
      rollout: 'half',
      stop_rate: 50,
      soak_minutes: 10,
    });
    await answer(ids, true);
    clock += 9 * minute;
    await runJobs(server.services, clock);
    expect(await detail(id)).toMatchObject({ wave: 0, running: 0 });
    clock += minute;
    await runJobs(server.services, clock);
    expect(await detail(id)).toMatchObject({ wave: 1, running: ids.length - 1, soak_until: null });
    await answer(ids, true);
    expect((await detail(id)).state).toBe('done');
  });

  it('counts only devices that change into its waves', async () => {
    const list = (await rows()).slice(0, 10);
    const { db } = server.services;
    const same = list.slice(0, 8).map((row) => row.id);
    await db.query(`UPDATE device SET firmware = '3.7.12' WHERE id = ANY($1::text[])`, [same]);
    await db.query(`UPDATE device SET firmware = '3.7.11' WHERE id = ANY($1::text[])`, [
      list.slice(8).map((row) => row.id),
    ]);
    const target = { ids: list.map((row) => row.id) };
    const made = await create({ target, version: '3.7.12', rollout: 'half' });
    expect(made).toMatchObject({ total: 10, skipped: 8, running: 1, waiting: 1 });
    expect(made.results.map(({ wave, total }) => [wave, total])).toEqual([
      [0, 1],
      [1, 1],
    ]);
    await demo.call(jobCancel, { id: made.id });
    await answer(target.ids, true);
  });

  it('back to an older version of many devices wants their number', async () => {
    const list = (await rows()).slice(0, 10);
    const ids = list.map((row) => row.id);
    await server.services.db.query(`UPDATE device SET firmware = '3.7.12' WHERE id = ANY($1::text[])`, [ids]);
    const plan = { target: { ids }, version: '3.7.09' };
    for (const downgrades of [undefined, 9]) {
      const refused = await failureOf(create({ ...plan, ...(downgrades && { downgrades }) }));
      expect(refused.detail.errors).toEqual({ downgrades: ['有 10 台设备会降级，请输入 10 确认'] });
    }
    const starts_at = new Date(clock + 60 * minute).toISOString();
    const made = await create({ ...plan, downgrades: 10, starts_at });
    expect(made.name).toBe('降级到 3.7.09');
    const later = new Date(clock + 120 * minute).toISOString();
    const moved = { id: made.id, version: '3.7.09', rollout: 'once', starts_at: later } as const;
    expect((await demo.call(campaignUpdate, moved)).data).toMatchObject({ name: '降级到 3.7.09', starts_at: later });
    await demo.call(jobCancel, { id: made.id });
    const up = await create({ ...plan, version: '3.8.0-beta', starts_at });
    const changed = await failureOf(demo.call(campaignUpdate, { id: up.id, version: '3.7.09', rollout: 'once' }));
    expect(changed.detail.errors).toEqual({ version: ['有 10 台设备会降级，请取消后新建任务'] });
    await demo.call(jobCancel, { id: up.id });
  });

  it('leaves alone what runs the version already or has none', async () => {
    const current = (await rows()).find((row) => row.firmware === '3.7.12')!;
    const { state, skipped, id } = await create({ target: { ids: [current.id] }, version: '3.7.12' });
    expect([state, skipped]).toEqual(['done', 1]);
    expect((await demo.call(jobItems, { id })).data.list[0]!.reason).toBe('已是该版本');
  });

  it('counts what it will leave alone before it begins, and again when its plan changes', async () => {
    const list = (await rows()).slice(0, 3);
    const ids = list.map((row) => row.id);
    const put = (version: string, of: readonly string[]) =>
      server.services.db.query('UPDATE device SET firmware = $1 WHERE id = ANY($2::text[])', [version, of]);
    await put('3.7.11', ids);
    await put('3.7.12', ids.slice(0, 1));
    const starts_at = new Date(clock + 60 * minute).toISOString();
    const made = await create({ target: { ids }, version: '3.7.12', starts_at });
    expect(made).toMatchObject({ state: 'scheduled', total: 3, skipped: 1, waiting: 2 });
    const other = { id: made.id, version: '3.8.0-beta', rollout: 'once', starts_at } as const;
    expect((await demo.call(campaignUpdate, other)).data).toMatchObject({ skipped: 0, waiting: 3 });
    await demo.call(jobCancel, { id: made.id });
  });

  it('leaves out what another one brings to the same version meanwhile, and is refused where that is all', async () => {
    const list = (await rows()).filter((row) => row.model.startsWith('NP-R')).slice(0, 2);
    const [one, other] = list.map((row) => row.id) as [string, string];
    await server.services.db.query(`UPDATE device SET firmware = '3.7.11' WHERE id = ANY($1::text[])`, [[one, other]]);
    const at = (minutes: number) => new Date(clock + minutes * minute).toISOString();
    const version = '3.8.0-beta';
    const first = await create({ target: { ids: [one] }, version, name: '周末升级', starts_at: at(60), wait_hours: 2 });
    const again = { target: { ids: [one] }, version, starts_at: at(90) };
    const refused = await failureOf(create(again));
    expect(refused.message).toBe('所选设备已在升级任务“周末升级”中');
    const both = await create({ ...again, target: { ids: [one, other] } });
    expect([both.total, both.waiting]).toEqual([2, 1]);
    const [left] = (await demo.call(jobItems, { id: both.id, state: 'skipped' })).data.list;
    expect(left).toMatchObject({ id: one, reason: '已在升级任务“周末升级”中' });
    // Neither a time when the first one is over, nor another version is the same upgrade.
    const later = await create({ ...again, starts_at: at(300) });
    const back = await create({ ...again, version: '3.7.12' });
    for (const { id } of [first, both, later, back]) await demo.call(jobCancel, { id });
  });

  it('does not wait for a device that has no such version', async () => {
    const [one, other] = await rows();
    const { db } = server.services;
    await db.query(`UPDATE device SET status = 'offline', model = 'NP-X1' WHERE id = $1`, [one!.id]);
    const later = new Date(clock + 60 * minute).toISOString();
    const made = await create({ target: { ids: [one!.id, other!.id] }, version: '3.8.0-beta', starts_at: later });
    expect(made).toMatchObject({ state: 'scheduled', waiting: 1, waiting_offline: 0 });
    const [skipped] = (await demo.call(jobItems, { id: made.id, state: 'skipped' })).data.list;
    expect(skipped!.reason).toBe('NP-X1 没有 3.8.0-beta 版本');
    await demo.call(jobCancel, { id: made.id });
  });

  it('belongs to its account', async () => {
    const [one] = await rows();
    const later = new Date(clock + 60 * minute).toISOString();
    const { id } = await create({ target: { ids: [one!.id] }, version: '3.7.09', starts_at: later });
    const plan = { id, version: '3.7.11', rollout: 'once' } as const;
    expect((await failureOf(agent.call(campaignDetail, { id }))).kind).toBe('notFound');
    expect((await failureOf(agent.call(campaignUpdate, plan))).kind).toBe('notFound');
    expect((await agent.call(campaigns, {})).data.total).toBe(0);
    expect((await demo.call(jobCancel, { id })).data).toMatchObject({ state: 'cancelled', skipped: 1 });
    expect((await detail(id)).finished_at).not.toBeNull();
  });
});
