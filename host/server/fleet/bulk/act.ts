import type { JobKind } from '../../../../src/domain/job';
import type { Sql } from '../../kit/store/db';
import { patchOne, type Patch } from '../config/apply';
import { lockConfig } from '../config/known';
import { checkRemark, renameIn, unbindIn } from '../devices/bind';
import { assignIn } from '../devices/groups';
import { iso } from '../../../../src/domain/time';
import { Refusal } from '../../kit/refusal';
import { enqueue, mostWaiting } from '../commands/commands';
import { orderedByJob, whyNotEach } from '../../services/tv/job';
import { nameFor } from './create';
import type { OpenItem, OpenJob } from './run';

/** What became of an item. */
export interface Outcome {
  state: 'running' | 'success' | 'failed' | 'skipped';
  reason?: string;
  commandId?: string;
}
/** Outcomes by position. */
type Outcomes = Map<number, Outcome>;

type Act = (sql: Sql, job: OpenJob, items: readonly OpenItem[], now: number) => Promise<Outcomes>;

const success: Outcome = { state: 'success' };
const skipped = (reason: string): Outcome => ({ state: 'skipped', reason });
const failed = (reason: string): Outcome => ({ state: 'failed', reason });

/** Most tags that a device has. */
const mostTags = 20;

/** How each kind of work is done. The items' devices are there and the account's. */
export const acts: Readonly<Record<JobKind, Act>> = {
  reboot: (sql, job, items, now) => orderEach(sql, job, items, 'reboot', {}, now),

  async upgrade(sql, job, items, now) {
    const version = String(job.params.version);
    const released = await sql.query<{ model: string }>(
      'SELECT model FROM firmware WHERE version = $1 AND model = ANY($2::text[])',
      [version, items.map((item) => item.model)],
    );
    const models = new Set(released.map((row) => row.model));
    return orderEach(sql, job, items, 'upgrade', { version }, now, (item) => {
      if (item.firmware === version) return skipped('已是该版本');
      return models.has(item.model!) ? undefined : skipped(`${item.model} 没有 ${version} 版本`);
    });
  },

  async group(sql, job, items) {
    const { group } = job.params as { group: string | null };
    try {
      const ids = items.map((item) => item.device_id);
      const moved = new Set(await assignIn(sql, job.account_id, ids, group));
      return eachItem(items, (item) => (moved.has(item.device_id) ? success : skipped('这类设备不能放入该分组')));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return eachItem(items, () => failed(error.body.message));
    }
  },

  async unbind(sql, job, items, now) {
    const gateways = items.filter((item) => item.kind === 'gateway').map((item) => item.device_id);
    const gone = new Set(await unbindIn(sql, job.account_id, gateways, now));
    return eachItem(items, (item) => (gone.has(item.device_id) ? success : skipped('只有路由器可以解绑')));
  },

  rename: (sql, job, items, now) =>
    eachItem(items, async (item) => {
      const device = { id: item.device_id, model: item.model!, remark: item.name! };
      const name = nameFor(String(job.params.pattern), device, item.position, job.total);
      if (name === item.name) return skipped('名称没有变化');
      const bad = checkRemark(name);
      if (bad) return failed(bad);
      await renameIn(sql, job.account_id, item.device_id, name, now);
      return { state: 'success', reason: `${item.name} → ${name}` };
    }),

  async tag(sql, job, items) {
    const { add = [], remove = [] } = job.params as { add?: string[]; remove?: string[] };
    const changed = await sql.query<{ id: string }>(
      `UPDATE device SET tags = t.tags FROM (
         SELECT d.id, ARRAY(
           SELECT DISTINCT tag FROM unnest(d.tags || $3::text[]) AS tag WHERE NOT tag = ANY($4::text[]) ORDER BY tag
         ) AS tags FROM device d WHERE d.account_id = $1 AND d.id = ANY($2::text[])
       ) t WHERE device.id = t.id AND cardinality(t.tags) <= $5 RETURNING device.id`,
      [job.account_id, items.map((item) => item.device_id), add, remove, mostTags],
    );
    const done = new Set(changed.map((row) => row.id));
    return eachItem(items, (item) => (done.has(item.device_id) ? success : failed(`标签超过 ${mostTags} 个`)));
  },

  async tv(sql, job, items, now) {
    const { order, group } = job.params as { order: Record<string, string>; group?: string };
    const ids = items.map((item) => item.device_id);
    const reasons = await whyNotEach(sql, job.account_id, ids, order.action, group);
    const outcomes = await orderEach(sql, job, items, 'tv_box', order, now, ({ device_id }) => {
      const reason = reasons.get(device_id);
      return reason === undefined ? undefined : skipped(reason);
    });
    await orderedByJob(
      sql,
      items.flatMap(({ device_id, position }) => {
        const command = outcomes.get(position)?.commandId;
        return command ? [{ id: device_id, command }] : [];
      }),
    );
    return outcomes;
  },

  config: (sql, job, items, now) => eachItem(items, (item) => configure(sql, job, item, now)),
};

/** Makes and sends a version of one device; what is refused is that device's own failure. */
async function configure(sql: Sql, job: OpenJob, item: OpenItem, now: number): Promise<Outcome> {
  const { patches } = job.params as { patches: Patch[] };
  const making = { caller: { accountId: job.account_id }, now: () => now };
  try {
    const loaded = await lockConfig(sql, job.account_id, item.device_id, iso(now));
    const { version, message } = await patchOne(sql, making, loaded, patches, '');
    if (version === null) return skipped(message);
    const [made] = await sql.query<{ command_id: string | null }>(
      'SELECT command_id FROM config_version WHERE device_id = $1 AND version = $2',
      [item.device_id, version],
    );
    if (made?.command_id) return { state: 'running', commandId: made.command_id };
    return skipped('设备离线，上线后自动下发');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failed(error.body.message);
  }
}

/** Whether a kind of work goes through the queue of a gateway. */
export const isOrder = (kind: JobKind): boolean => ['reboot', 'upgrade', 'config', 'tv'].includes(kind);

/**
 * Orders the same of each device. What stands behind a gateway is reached through it; when that has enough to do the
 * device stays in the row. `refuse` says why one device is not asked.
 */
async function orderEach(
  sql: Sql,
  job: OpenJob,
  items: readonly OpenItem[],
  kind: 'reboot' | 'upgrade' | 'tv_box',
  params: Record<string, string>,
  now: number,
  refuse: (item: OpenItem) => Outcome | undefined = () => undefined,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  const given = new Map<string, number>();
  for (const item of items) {
    const gwid = item.gateway_id!;
    const behind = item.kind !== 'gateway';
    const busy = item.orders + (given.get(gwid) ?? 0) >= mostWaiting;
    const refused = refuse(item) ?? unreachable(item) ?? (busy && !behind ? failed('等待执行的命令过多') : undefined);
    if (refused) outcomes.set(item.position, refused);
    if (refused || busy) continue;
    const whole = behind ? { ...params, device: item.device_id } : params;
    const command = await enqueue(sql, { gwid, accountId: job.account_id }, kind, whole, now);
    given.set(gwid, (given.get(gwid) ?? 0) + 1);
    outcomes.set(item.position, { state: 'running', commandId: command.id });
  }
  return outcomes;
}

function unreachable(item: OpenItem): Outcome | undefined {
  if (item.status !== 'online') return skipped('设备离线');
  return item.gateway_status === 'online' ? undefined : skipped('所属路由器离线');
}

/** One after the other: a transaction has one connection. */
async function eachItem(
  items: readonly OpenItem[],
  act: (item: OpenItem) => Outcome | Promise<Outcome>,
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const item of items) outcomes.set(item.position, await act(item));
  return outcomes;
}
