import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Camera, cameraPlan, cameras } from '../../../../src/api/contract/equipment';
import type { Command } from '../../../../src/api/contract/command';
import { mostDays, storageNeed, type RecordMode, type StoragePlan } from '../../../../src/domain/camera';
import { between, integer, maxLength, required, timePeriod } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { isAmongPaid, isPaid, mustBePaid } from './camera-package';
import { noteChange } from '../../account/logs/record-action';
import { commandGateway } from '../commands/command-device';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { iso } from '../../../../src/domain/time';
import { refuse } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

type Stored = Omit<Camera, 'need'>;

const columns = (
  at: string,
) => `k.id, k.name, k.model, k.mac, coalesce(c.ip, '') AS ip, k.gateway_id AS gwid, g.remark AS gateway_remark,
  k.online, c.last_seen, k.record, k.period, k.days, k.quality, k.simulated,
  ${isPaid(at)} AS paid`;
const clientJoin = 'LEFT JOIN client c ON c.id = k.client_id AND c.account_id = k.account_id';
const joined = `FROM camera k JOIN device g ON g.id = k.gateway_id ${clientJoin}`;

/** Ways to record, in words. */
const recordNames: Readonly<Record<RecordMode, string>> = {
  off: '不录像',
  always: '全天录像',
  motion: '有动静时录像',
  period: '定时录像',
};

const withNeed = (camera: Stored): Camera => ({ ...camera, need: storageNeed(camera) });

/** One page of cameras, how many there are, and what their plans fill. */
export async function cameraPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof cameras>,
  now: number,
): Promise<DataOf<typeof cameras>> {
  const own = 'k.account_id = $1 AND ($2::text IS NULL OR k.gateway_id = $2)';
  const base = [accountId, filter.gwid];
  const params: unknown[] = [...base, iso(now)];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = [own];
  if (filter.id) where.push(`k.id = ${param(filter.id)}`);
  if (filter.record) where.push(`k.record = ${param(filter.record)}`);
  if (filter.q) where.push(`k.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])`);
  const sort = filter.sort ?? 'gateway_remark';
  const client = sort === 'last_seen' ? clientJoin : '';
  // Account and kind are said so that names are read from the index of names, not from every device.
  const gateway =
    sort === 'gateway_remark'
      ? `JOIN device g ON g.id = k.gateway_id AND g.account_id = k.account_id AND g.kind = 'gateway'`
      : '';
  const [counts] = await sql.query<DataOf<typeof cameras>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE k.online) AS online, count(*) FILTER (WHERE NOT k.online) AS offline,
       count(*) FILTER (WHERE k.online AND k.record <> 'off' AND NOT k.halted AND ${isAmongPaid('$1', '$3')}) AS recording
     FROM camera k WHERE ${where.join(' AND ')}`,
    params,
  );
  if (filter.state) where.push(`k.online = ${param(filter.state === 'online')}`);
  const { list, total } = await readPage<Stored>(
    sql,
    {
      select: 'k.id',
      from: `FROM camera k ${gateway} ${client} WHERE ${where.join(' AND ')}`,
      params,
      order: orderOf(filter),
      whole: (found) => `SELECT ${columns('$3')} ${joined} WHERE k.id IN (${found})`,
      total: counts![filter.state ?? 'all'],
    },
    filter,
  );
  const disks = filter.disks ? await disksOf(sql, base, own) : { disks: [], disk_total: 0 };
  return { list: list.map(withNeed), total, counts: counts!, ...disks };
}

/** Columns of an order: with each gateway its cameras by name, unless asked for otherwise. */
function orderOf({ sort = 'gateway_remark', order }: ParsedOf<typeof cameras>): string {
  const direction = order === 'desc' ? 'DESC' : 'ASC';
  const first = {
    gateway_remark: `g.remark ${direction}, k.gateway_id, k.name`,
    name: `k.name ${direction}`,
    online: `k.online ${direction}, k.name`,
    last_seen: `c.last_seen ${direction} NULLS LAST`,
  }[sort];
  return `${first}, k.id`;
}

/** Gateways whose disks are told. */
const mostDisks = 20;

/** What the plans fill of the disks, the fullest first. There are few plans, and many cameras by each. */
async function disksOf(
  sql: Sql,
  base: unknown[],
  own: string,
): Promise<Pick<DataOf<typeof cameras>, 'disks' | 'disk_total'>> {
  const rows = await sql.query<DataOf<typeof cameras>['disks'][number] & { total: number }>(
    `SELECT g.id AS gwid, g.remark, g.disk, g.simulated, u.cameras, u.need, count(*) OVER () AS total
     FROM (
       SELECT k.gateway_id, count(*) AS cameras, sum(p.need)::bigint AS need FROM camera k ${withPlans(3)}
       WHERE ${own} GROUP BY 1
     ) u JOIN device g ON g.id = u.gateway_id
     ORDER BY CASE WHEN u.need = 0 THEN 0 ELSE coalesce(u.need / nullif(g.disk, 0)::float8, 'Infinity') END DESC, g.remark, g.id
     LIMIT ${mostDisks}`,
    [...base, ...(await planColumns(sql, base[0]))],
  );
  return { disks: rows.map(({ total: _, ...disk }) => disk), disk_total: rows[0]?.total ?? 0 };
}

/** Joins cameras `k` with what their plans need, as `p.need`; the parameters from `first` on are `planColumns`. */
export const withPlans = (first: number): string =>
  `JOIN unnest($${first}::text[], $${first + 1}::text[], $${first + 2}::integer[], $${first + 3}::text[], $${first + 4}::float8[])
     AS p(record, period, days, quality, need) USING (record, period, days, quality)`;

/**
 * The different plans of the cameras of an account, and what one camera by each needs, a column each. From each to the next in
 * their index: there are few, and many cameras by each.
 */
export async function planColumns(sql: Sql, accountId: unknown): Promise<unknown[]> {
  const fields = ['record', 'period', 'days', 'quality'] as const;
  const of = (alias: string) => fields.map((field) => `${alias}.${field}`).join(', ');
  const first = (after: string) =>
    `SELECT ${of('k')} FROM camera k WHERE k.account_id = $1 ${after} ORDER BY ${of('k')} LIMIT 1`;
  const plans = await sql.query<StoragePlan>(
    `WITH RECURSIVE p AS (
       (${first('')}) UNION ALL
       SELECT n.* FROM p, LATERAL (${first(`AND (${of('k')}) > (${of('p')})`)}) n
     ) SELECT * FROM p`,
    [accountId],
  );
  return [...fields.map((field) => plans.map((plan) => plan[field])), plans.map(storageNeed)];
}

/** A camera of an account; 404 for any other. */
async function cameraOf(sql: Sql, accountId: string, id: string, now: number): Promise<Camera> {
  const [row] = await sql.query<Stored>(`SELECT ${columns('$3')} ${joined} WHERE k.account_id = $1 AND k.id = $2`, [
    accountId,
    id,
    iso(now),
  ]);
  if (!row) throw refuse('noCamera');
  return withNeed(row);
}

declare module '../../kit/context/context' {
  interface Feature {
    /** What a simulated camera sees, as SVG. */
    cameraPicture?: (camera: Camera, now: number) => string;
  }
}

/** What a camera of the caller sees now, as SVG; 404 without a picture. */
export async function pictureOf({ db, caller, now, features }: Context, id: string): Promise<string> {
  const camera = await cameraOf(db, caller.accountId, id, now());
  if (!camera.online) throw refuse('cameraOffline');
  const draw = camera.simulated ? features.find(({ cameraPicture }) => cameraPicture)?.cameraPicture : undefined;
  if (!draw) throw refuse('noPicture');
  return draw(camera, now());
}

/** Has a storage plan carried out; 422 for what is none. */
export async function commandPlan(context: Context, input: ParsedOf<typeof cameraPlan>): Promise<Command> {
  const { id, record, period, days, quality } = input;
  validate({
    days: checks<string>('daysKept', integer, (text) => between(1, mostDays)(Number(text)))(String(days)),
    ...(record === 'period' && { period: checks<string>('recordTime', required, timePeriod)(period) }),
  });
  const { db, caller, now } = context;
  const plan = { record, period: record === 'period' ? period : '', days: String(days), quality };
  return db.tx(async (sql) => {
    const before = await cameraOf(sql, caller.accountId, id, now());
    const { gwid, mac } = before;
    if (record !== 'off') await mustBePaid(sql, before, days, now());
    noteChange(context, {
      录像方式: [recordNames[before.record], recordNames[record]],
      录像时段: [before.period, plan.period],
      保存天数: [String(before.days), plan.days],
      画质: [before.quality, quality],
    });
    return commandGateway(sql, context, gwid, 'camera_plan', { camera: id, mac, ...plan });
  });
}

/** The gateway records by a new plan, or was told to stop until there is a package again: then the plan stays. */
export async function planTaken(sql: Sql, gwid: string, params: Record<string, string>): Promise<void> {
  if (params.halt) {
    await sql.query('UPDATE camera SET halted = true WHERE gateway_id = $1 AND id = $2', [gwid, params.camera]);
    return;
  }
  await sql.query(
    'UPDATE camera SET record = $3, period = $4, days = $5, quality = $6, halted = false WHERE gateway_id = $1 AND id = $2',
    [gwid, params.camera, params.record, params.period, Number(params.days), params.quality],
  );
}

/** Names a camera. */
export async function renameCamera(context: Context, id: string, name: string): Promise<void> {
  validate({ name: checks<string>('cameraName', required, maxLength(32))(name) });
  const { db, caller, now } = context;
  const before = await cameraOf(db, caller.accountId, id, now());
  await db.query('UPDATE camera SET name = $3 WHERE account_id = $1 AND id = $2', [caller.accountId, id, name]);
  noteChange(context, { 名称: [before.name, name] });
}
