import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { deviceConfig } from '../../src/api/contract/config';
import { aps, gateways, groups } from '../../src/api/contract/device';
import {
  jobCancel,
  jobCreate,
  jobDismiss,
  jobItems,
  jobPause,
  jobPreview,
  jobResume,
  jobRetry,
  jobs,
  type JobItem,
  type Job,
} from '../../src/api/contract/job';
import { logs } from '../../src/api/contract/log';
import type { InputOf } from '../../src/api/endpoint';
import { createJob } from '../../host/server/fleet/bulk/create';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import type { Context } from '../../host/server/kit/context/context';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

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

type Create = InputOf<typeof jobCreate>;
const create = async (input: Omit<Create, 'request_id'> & { request_id?: string }, client = demo): Promise<Job> =>
  (await client.call(jobCreate, { request_id: crypto.randomUUID(), ...input })).data;
const rows = async (input: InputOf<typeof gateways> = {}) =>
  (await demo.call(gateways, { per_page: 1000, ...input })).data.list;
const online = async () => (await rows({ status: 'online' })).filter((row) => row.simulated);
const job = async (id: string) => (await demo.call(jobs, {})).data.list.find((one) => one.id === id)!;
const items = async (id: string) => (await demo.call(jobItems, { id, per_page: 1000 })).data.list;
const run = () => runJobs(server.services, clock);
const turn = (id: string, status: 'online' | 'offline') =>
  server.services.db.query('UPDATE device SET status = $2 WHERE id = $1', [id, status]);

/** Answers whatever waits for a gateway, as its agent would. */
async function answer(gwid: string, ok = true, error = ''): Promise<number> {
  const device = { gwid, accountId: 'acc_demo' };
  const taken = await handOut(server.services, device, clock);
  for (const { id } of taken) {
    await takeResult(server.services, device, { id, done: true, ok, output: [], error }, clock);
  }
  return taken.length;
}

describe('a job over many devices', () => {
  it('asks each device through its queue, skips what is offline where nobody waits, and says why something failed', async () => {
    const [a, b, c] = await online();
    await turn(c!.id, 'offline');
    const { id, total, running, skipped } = await create({
      kind: 'reboot',
      wait_hours: 0,
      target: { ids: [a!.id, b!.id, c!.id, 'somebody-elses'] },
    });
    expect({ total, running, skipped }).toEqual({ total: 3, running: 2, skipped: 1 });
    await answer(a!.id);
    await answer(b!.id, false, '设备忙');
    await run();
    const done = await job(id);
    expect(done).toMatchObject({ state: 'done', success: 1, failed: 1, skipped: 1 });
    expect(done.finished_at).not.toBeNull();
    expect(done).toMatchObject({ title: '重启设备', title_said: { reason: 'toRestart' } });
    const told = (trouble: JobItem) => [trouble.id, trouble.state, trouble.reason, trouble.reason_said];
    expect(done.troubles.map(told)).toEqual([
      [b!.id, 'failed', '设备忙', null],
      [c!.id, 'skipped', '设备离线', { reason: 'isAway' }],
    ]);
    // A server of before knows the words alone: what they meant goes with them.
    await server.services.db.query(`UPDATE bulk_item SET reason = '已取消' WHERE job_id = $1`, [id]);
    expect((await job(id)).troubles.map(told).map((one) => one.slice(2))).toEqual([
      ['已取消', null],
      ['已取消', null],
    ]);

    const again = (await demo.call(jobRetry, { id })).data;
    expect(again).toMatchObject({ state: 'running', failed: 0, running: 1 });
    await answer(b!.id);
    await run();
    expect(await job(id)).toMatchObject({ state: 'done', success: 2, failed: 0 });
    expect((await failureOf(demo.call(jobRetry, { id }))).message).toBe('没有失败的项');
    await turn(c!.id, 'online');
  });

  it('is not over while a device is offline that it was not told to pass by: it says so and asks it once it is back', async () => {
    const [a, b] = await online();
    await turn(b!.id, 'offline');
    const made = await create({ kind: 'reboot', target: { ids: [a!.id, b!.id] } });
    expect(made).toMatchObject({ state: 'running', running: 1, waiting: 1, waiting_offline: 1, skipped: 0, failed: 0 });
    expect(Date.parse(made.wait_until!) - clock).toBe(168 * 3_600_000);
    await answer(a!.id);
    await run();
    const waiting = await job(made.id);
    expect(waiting).toMatchObject({ state: 'running', success: 1, waiting: 1, finished_at: null });
    expect(waiting.troubles).toMatchObject([
      { id: b!.id, state: 'waiting', reason: '设备离线，待上线', reason_said: { reason: 'awaited' } },
    ]);
    expect((await items(made.id)).find(({ id }) => id === b!.id)).toMatchObject({
      state: 'waiting',
      reason: '设备离线，待上线',
    });
    await turn(b!.id, 'online');
    await run();
    await answer(b!.id);
    await run();
    expect(await job(made.id)).toMatchObject({ state: 'done', success: 2, skipped: 0 });
  });

  it('waits for what stands behind a gateway that is offline, too', async () => {
    const ap = (await demo.call(aps, { status: 'online', per_page: 1 })).data.list[0]!;
    await turn(ap.gwid, 'offline');
    const made = await create({ kind: 'reboot', target: { ids: [ap.id] } });
    expect(made).toMatchObject({ state: 'running', waiting_offline: 1, skipped: 0 });
    // Named with its site: many have one of that name.
    expect((await items(made.id)).map(({ remark }) => remark)).toEqual([`${ap.gateway_remark} · ${ap.remark}`]);
    await turn(ap.gwid, 'online');
    await run();
    expect(await job(made.id)).toMatchObject({ running: 1, waiting: 0 });
    await answer(ap.gwid);
    await run();
    expect(await job(made.id)).toMatchObject({ state: 'done', success: 1 });
  });

  it('says of what stands behind a gateway that stayed offline that it did not come back in time', async () => {
    const ap = (await demo.call(aps, { status: 'online', per_page: 1 })).data.list[0]!;
    await turn(ap.gwid, 'offline');
    const made = await create({ kind: 'reboot', target: { ids: [ap.id] }, wait_hours: 1 });
    clock += 3_600_000;
    await run();
    expect((await items(made.id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['skipped', '截止时间前没有上线'],
    ]);
    await turn(ap.gwid, 'online');
  });

  it('asks many devices in few statements, however many there are', async () => {
    const { db } = server.services;
    const seen: string[] = [];
    const tx: typeof db.tx = (work) =>
      db.tx((sql) =>
        work({
          ...sql,
          query(text, params) {
            seen.push(text);
            return sql.query(text, params);
          },
        }),
      );
    const counted = { ...server.services, db: { ...db, tx } };
    const ids = (await online()).map((row) => row.id);
    const statements = async (input: Pick<Create, 'kind' | 'pattern'>, some: readonly string[]) => {
      const request_id = crypto.randomUUID();
      const caller = { accountId: 'acc_demo', scopes: [] };
      const context = { ...counted, now: () => clock, caller, ip: '' } as unknown as Context;
      seen.length = 0;
      const id = await createJob(context, { request_id, target: { ids: [...some] }, ...input });
      await runJobs(counted, clock, id);
      const { length } = seen;
      for (const gwid of some) await answer(gwid);
      await run();
      return length;
    };
    for (const input of [{ kind: 'reboot' }, { kind: 'rename', pattern: '{old}.{n}' }] as const) {
      expect(await statements(input, ids.slice(0, 12)), input.kind).toBe(await statements(input, ids.slice(0, 2)));
    }
  });

  it('waits for devices that are offline until its time is over', async () => {
    const [a, b, c] = await online();
    await turn(b!.id, 'offline');
    await turn(c!.id, 'offline');
    const { id } = await create({ kind: 'reboot', target: { ids: [a!.id, b!.id, c!.id] }, wait_hours: 2 });
    await answer(a!.id);
    await run();
    expect(await job(id)).toMatchObject({ state: 'running', success: 1, waiting: 2, waiting_offline: 2 });
    clock += 3_600_000;
    await turn(b!.id, 'online');
    await run();
    expect(await answer(b!.id)).toBe(1);
    await run();
    expect(await job(id)).toMatchObject({ success: 2, waiting: 1 });
    clock += 3_600_000;
    await run();
    expect(await job(id)).toMatchObject({ state: 'done', success: 2, skipped: 1 });
    expect((await job(id)).troubles[0]!.reason).toBe('截止时间前没有上线');
    await turn(c!.id, 'online');
  });

  it('is brought on by any server, and asks each device once however many try', async () => {
    const [a, b] = await online();
    const { id } = await create({ kind: 'reboot', target: { ids: [a!.id] } });
    const second = await create({ kind: 'reboot', target: { ids: [b!.id] }, wait_hours: 1 });
    await Promise.all([run(), run(), run()]);
    const [asked] = await server.services.db.query<{ n: number }>(
      `SELECT count(*) AS n FROM command WHERE kind = 'reboot' AND state = 'pending' AND gwid = ANY($1::text[])`,
      [[a!.id, b!.id]],
    );
    expect(asked!.n).toBe(2);
    await answer(a!.id);
    await answer(b!.id);
    await Promise.all([run(), run()]);
    expect(await job(id)).toMatchObject({ state: 'done', success: 1 });
    expect(await job(second.id)).toMatchObject({ state: 'done', success: 1 });
  });

  it('asked for twice with the same request is one', async () => {
    const [a] = await online();
    const input: Create = { request_id: crypto.randomUUID(), kind: 'tag', target: { ids: [a!.id] }, add: ['重点'] };
    const [one, two] = await Promise.all([create(input), create(input)]);
    expect(one.id).toBe(two.id);
  });

  it('can be cancelled: what waits is skipped, what is under way comes to its end', async () => {
    const [a, b] = await online();
    await turn(b!.id, 'offline');
    const { id } = await create({ kind: 'reboot', target: { ids: [a!.id, b!.id] }, wait_hours: 5 });
    expect((await demo.call(jobCancel, { id })).data).toMatchObject({ state: 'cancelled', running: 1, skipped: 1 });
    expect((await failureOf(demo.call(jobDismiss, { id }))).message).toBe('任务还没有结束');
    await answer(a!.id);
    await run();
    const over = await job(id);
    expect(over).toMatchObject({ state: 'cancelled', success: 1 });
    expect(over.finished_at).not.toBeNull();
    await demo.call(jobDismiss, { id });
    expect(await job(id)).toBeUndefined();
    await turn(b!.id, 'online');
  });

  it('can be paused and goes on', async () => {
    const [a, b] = await online();
    await turn(b!.id, 'offline');
    const { id } = await create({ kind: 'reboot', target: { ids: [a!.id, b!.id] }, wait_hours: 5 });
    await demo.call(jobPause, { id });
    await turn(b!.id, 'online');
    await answer(a!.id);
    await run();
    expect(await job(id)).toMatchObject({ state: 'paused', success: 1, waiting: 1 });
    await demo.call(jobResume, { id });
    await answer(b!.id);
    await run();
    expect(await job(id)).toMatchObject({ state: 'done', success: 2 });
  });

  it('belongs to its account', async () => {
    const [a] = await online();
    const { id } = await create({ kind: 'tag', target: { ids: [a!.id] }, add: ['x'] });
    for (const call of [jobCancel, jobRetry, jobResume, jobPause]) {
      expect((await failureOf(agent.call(call, { id }))).kind).toBe('notFound');
    }
    expect((await failureOf(agent.call(jobItems, { id }))).kind).toBe('notFound');
    expect((await agent.call(jobs, {})).data.list).toEqual([]);
    const foreign = await failureOf(create({ kind: 'reboot', target: { ids: [a!.id] } }, agent));
    expect(foreign.detail.errors).toHaveProperty('target');
  });

  it('leaves a line with who, what and how many in the log of actions', async () => {
    const [a, b] = await online();
    await create({ kind: 'tag', target: { ids: [a!.id, b!.id] }, add: ['巡检'] });
    const [line] = (await demo.call(logs, { kind: 'action' })).data.list;
    expect(line).toMatchObject({ text: '添加标签“巡检”', target: '共 2 台设备' });
    expect(line!.actor).not.toBe('');
  });
});

describe('kinds of work', () => {
  it('moves everything that matches into a group, without those that were taken out', async () => {
    const [group] = (await demo.call(groups, {})).data;
    const before = await rows();
    const left = before.find((row) => row.group_id !== group!.id)!;
    const made = await create({
      kind: 'group',
      group: group!.id,
      target: { filter: { kind: 'gateway' }, except: [left.id] },
    });
    expect(made).toMatchObject({ state: 'done', total: before.length - 1, success: before.length - 1 });
    const after = await rows();
    expect(after.filter((row) => row.group_id !== group!.id).map((row) => row.id)).toEqual([left.id]);
    expect((await failureOf(create({ kind: 'group', group: 'other', target: { ids: [left.id] } }))).kind).toBe(
      'notFound',
    );
  });

  it('names devices by a pattern; one that would give two the same name, or a bad one, is refused', async () => {
    const [a, b] = await online();
    const target = { ids: [a!.id, b!.id] };
    expect((await failureOf(create({ kind: 'rename', pattern: '门店', target }))).detail.errors).toHaveProperty(
      'pattern',
    );
    const long = `${'长'.repeat(64)}{n}`;
    expect((await failureOf(create({ kind: 'rename', pattern: long, target }))).detail.errors).toHaveProperty(
      'pattern',
    );
    const { id } = await create({ kind: 'rename', pattern: '门店-{n}', target });
    expect((await items(id)).map(({ state, reason }) => [state, reason])).toEqual([
      ['success', `${a!.remark} → 门店-1`],
      ['success', `${b!.remark} → 门店-2`],
    ]);
    expect((await rows({ q: '门店-' })).length).toBe(2);
  });

  it('changes fields of access points only, as one version each, and tells of each how it went', async () => {
    const { list } = (await demo.call(aps, { status: 'online', per_page: 3 })).data;
    const [off] = (await demo.call(aps, { status: 'offline', per_page: 1 })).data.list;
    const [gateway] = await online();
    const target = { ids: [...list.map(({ id: ap }) => ap), off!.id, gateway!.id] };
    const shown = (await demo.call(jobPreview, { target })).data;
    expect([shown.total, shown.offline]).toEqual([4, 1]);
    expect((await failureOf(agent.call(jobPreview, { target }))).kind).toBe('invalid');
    const power = { section: 'radio', rows: ['5g'], fields: { power: 9 } };
    const place = { section: 'basics', fields: { note: '三楼' } };
    const { effects, changing } = (await demo.call(jobPreview, { target, patches: [power, place] })).data;
    expect(changing).toBe(4);
    expect(effects).toEqual([
      expect.objectContaining({ section: 'radio', row: '5g', field: 'power', after: 9, devices: 4 }),
      { section: 'basics', row: null, field: 'note', after: '三楼', devices: 4, before: [{ value: '', devices: 4 }] },
    ]);
    expect(effects![0]!.before.reduce((sum, { devices }) => sum + devices, 0)).toBe(4);
    const { id } = await create({ kind: 'config', target, patches: [power, place] });
    const states = (await items(id)).map(({ state, reason }) => [state, reason]);
    expect(states.slice(0, 3).map(([state]) => state)).toEqual(['running', 'running', 'running']);
    expect(states[3]).toEqual(['waiting', '设备离线，待上线']);
    // Nothing was made for it yet, so that giving up leaves nothing that is sent later.
    expect((await demo.call(deviceConfig, { id: off!.id })).data.version).toBe(0);
    for (const { id: ap } of list) {
      const { document, version } = (await demo.call(deviceConfig, { id: ap })).data;
      expect(document.radio?.find((row) => row.id === '5g')?.power).toBe(9);
      expect(document.basics?.[0]?.note).toBe('三楼');
      expect(version).toBe(1);
    }
    const { data: again } = await demo.call(jobPreview, {
      target: { ids: list.map((ap) => ap.id) },
      patches: [power, place],
    });
    expect([again.changing, ...again.effects!.map(({ before }) => before)]).toEqual([0, [], []]);
    const secret = { section: 'ssids', fields: { password: 'secret-2026' } };
    expect(JSON.stringify((await demo.call(jobPreview, { target, patches: [secret] })).data)).not.toContain(
      'secret-2026',
    );
    const bad = { section: 'radio', fields: { power: 99 } };
    const failed = await create({ kind: 'config', target: { ids: [list[0]!.id] }, patches: [bad] });
    expect((await items(failed.id))[0]).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('校验未通过') as string,
    });
    const odd = { section: 'radio', fields: { nothing: 1 } };
    expect((await failureOf(create({ kind: 'config', target, patches: [odd] }))).detail.errors).toHaveProperty(
      'patches',
    );
    expect((await failureOf(create({ kind: 'config', target: { ids: [gateway!.id] }, patches: [power] }))).kind).toBe(
      'invalid',
    );
  });

  it('changes every access point that matches, however many, without those that were taken out', async () => {
    const all = (await demo.call(aps, { per_page: 1000 })).data;
    const out = all.list[0]!.id;
    const target = { filter: { kind: 'ap' as const }, except: [out] };
    expect((await demo.call(jobPreview, { target })).data.total).toBe(all.total - 1);
    const { id, total } = await create({
      kind: 'config',
      target,
      patches: [{ section: 'basics', fields: { led: false } }],
    });
    expect(total).toBe(all.total - 1);
    expect((await items(id)).map((item) => item.id)).not.toContain(out);
  });

  it('puts tags on and takes them off, and lists find them', async () => {
    const [a, b] = await online();
    await create({ kind: 'tag', add: ['连锁', '华东'], target: { ids: [a!.id, b!.id] } });
    await create({ kind: 'tag', remove: ['连锁'], target: { ids: [a!.id] } });
    expect((await rows({ tag: '连锁' })).map((row) => row.id)).toEqual([b!.id]);
    expect((await rows({ tag: '华东' })).length).toBe(2);
    const bad = await failureOf(create({ kind: 'tag', add: ['有 空格'], target: { ids: [a!.id] } }));
    expect(bad.detail.errors).toHaveProperty('add');
    expect((await failureOf(create({ kind: 'tag', target: { ids: [a!.id] } }))).detail.errors).toHaveProperty('add');
  });

  it('gives gateways back; other devices are skipped', async () => {
    const last = (await online()).at(-1)!;
    const { id } = await create({ kind: 'unbind', target: { ids: [last.id] } });
    expect(await job(id)).toMatchObject({ state: 'done', success: 1 });
    expect((await rows()).map((row) => row.id)).not.toContain(last.id);
  });
});
