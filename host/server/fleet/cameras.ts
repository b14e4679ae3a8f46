import type { DataOf, ParsedOf } from '../../../src/api/endpoint';
import type { Camera, cameraPlan, cameras } from '../../../src/api/contract/equipment';
import type { Command } from '../../../src/api/contract/command';
import { mostDays, storageNeed, type StoragePlan } from '../../../src/domain/camera';
import { between, integer, maxLength, required, timePeriod } from '../../../src/rules';
import { checks } from '../../../src/text';
import type { Context } from '../context';
import type { Sql } from '../db';
import { notFound } from '../handler';
import { validate } from '../validate';
import { orderWith } from './order';
import { searchPattern } from './search';

type Stored = Omit<Camera, 'need'>;

const columns = `k.id, k.name, k.model, k.mac, coalesce(c.ip, '') AS ip, k.gateway_id AS gwid, g.remark AS gateway_remark,
  coalesce(c.online, false) AS online, c.last_seen, k.record, k.period, k.days, k.quality, k.simulated`;
const joined = `FROM camera k JOIN device g ON g.id = k.gateway_id LEFT JOIN client c ON c.id = k.client_id`;

const withNeed = (camera: Stored): Camera => ({ ...camera, need: storageNeed(camera) });

/** One page of cameras, how many there are, and what their plans fill. */
export async function cameraPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof cameras>,
): Promise<DataOf<typeof cameras>> {
  const own = 'k.account_id = $1 AND ($2::text IS NULL OR k.gateway_id = $2)';
  const base = [accountId, filter.gwid];
  const params: unknown[] = [...base];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = [own];
  if (filter.state) where.push(`coalesce(c.online, false) = ${param(filter.state === 'online')}`);
  if (filter.record) where.push(`k.record = ${param(filter.record)}`);
  if (filter.q) where.push(`k.search LIKE ${param(searchPattern(filter.q))}`);
  const rows = await sql.query<Stored & { total: number }>(
    `SELECT ${columns}, count(*) OVER () AS total ${joined} WHERE ${where.join(' AND ')} ORDER BY g.remark, k.name, k.id
     LIMIT ${param(filter.per_page)} OFFSET ${param((filter.page - 1) * filter.per_page)}`,
    params,
  );
  const [counts] = await sql.query<DataOf<typeof cameras>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE c.online) AS online,
       count(*) FILTER (WHERE c.online IS NOT TRUE) AS offline,
       count(*) FILTER (WHERE c.online AND k.record <> 'off') AS recording ${joined} WHERE ${own}`,
    base,
  );
  return {
    list: rows.map(({ total: _total, ...camera }) => withNeed(camera)),
    total: rows[0]?.total ?? 0,
    counts: counts!,
    disks: await disksOf(sql, base, own),
  };
}

async function disksOf(sql: Sql, base: unknown[], own: string): Promise<DataOf<typeof cameras>['disks']> {
  const plans = await sql.query<StoragePlan & { gwid: string; remark: string; disk: number | null }>(
    `SELECT g.id AS gwid, g.remark, g.disk, k.record, k.period, k.days, k.quality ${joined} WHERE ${own} ORDER BY g.remark, g.id`,
    base,
  );
  const disks = new Map<string, DataOf<typeof cameras>['disks'][number]>();
  for (const { gwid, remark, disk, ...plan } of plans) {
    const known = disks.get(gwid) ?? { gwid, remark, disk, cameras: 0, need: 0 };
    disks.set(gwid, { ...known, cameras: known.cameras + 1, need: known.need + storageNeed(plan) });
  }
  return [...disks.values()];
}

/** A camera of an account; 404 for any other. */
export async function cameraOf(sql: Sql, accountId: string, id: string): Promise<Camera> {
  const [row] = await sql.query<Stored>(`SELECT ${columns} ${joined} WHERE k.account_id = $1 AND k.id = $2`, [
    accountId,
    id,
  ]);
  if (!row) throw notFound('没有找到这个摄像头');
  return withNeed(row);
}

/** Orders a storage plan; 422 for what is none. */
export async function orderPlan(context: Context, input: ParsedOf<typeof cameraPlan>): Promise<Command> {
  const { id, record, period, days, quality } = input;
  validate({
    days: checks<string>('保存天数', integer, (text) => between(1, mostDays)(Number(text)))(String(days)),
    ...(record === 'period' && { period: checks<string>('录像时段', required, timePeriod)(period) }),
  });
  const { db, caller } = context;
  const plan = { record, period: record === 'period' ? period : '', days: String(days), quality };
  return db.tx(async (sql) => {
    const { gwid, mac } = await cameraOf(sql, caller.accountId, id);
    return orderWith(sql, context, gwid, 'camera_plan', { camera: id, mac, ...plan });
  });
}

/** The gateway records by a new plan. */
export async function planTaken(sql: Sql, gwid: string, params: Record<string, string>): Promise<void> {
  await sql.query(
    'UPDATE camera SET record = $3, period = $4, days = $5, quality = $6 WHERE gateway_id = $1 AND id = $2',
    [gwid, params.camera, params.record, params.period, Number(params.days), params.quality],
  );
}

/** Names a camera. */
export async function renameCamera({ db, caller }: Context, id: string, name: string): Promise<void> {
  validate({ name: checks<string>('摄像头名称', required, maxLength(32))(name) });
  const rows = await db.query('UPDATE camera SET name = $3 WHERE account_id = $1 AND id = $2 RETURNING id', [
    caller.accountId,
    id,
    name,
  ]);
  if (rows.length === 0) throw notFound('没有找到这个摄像头');
}
