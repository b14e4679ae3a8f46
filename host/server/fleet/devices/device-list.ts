import type { ParsedOf } from '../../../../src/api/endpoint';
import type { devices } from '../../../../src/api/contract/device';
import type { AlarmLevel } from '../../../../src/domain/alarm';
import { deviceKinds, type DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { rankOf } from '../alarms/alarm-words';
import { groupTree } from '../../account/tree/tree';
import { healthFilter } from '../stats/sites';
import { countOf, readPage, rowsBefore, rowsOf, type Listing } from '../../kit/sql/page';
import { carries, searchPatterns } from '../../kit/sql/search';
import { foundWithSite } from './site-search';

/** What a device list can be asked for. */
export type DeviceFilter = Omit<ParsedOf<typeof devices>, 'kind'> & { kind?: DeviceKind | undefined };

/** How many devices there are, by how they stand. */
interface DeviceCounts {
  all: number;
  online: number;
  offline: number;
  alarm: number;
}

/** Ids of one page in their order, how many devices match, and how many there are however they stand. */
export interface DevicePage {
  ids: string[];
  total: number;
  counts: DeviceCounts;
  /** A greater number of these stands for more. */
  counted?: number;
}

const sortColumns: Readonly<Record<NonNullable<DeviceFilter['sort']>, string>> = {
  bound_at: 'd.bound_at',
  remark: 'd.remark',
  status: 'd.status',
  model: 'd.model',
  firmware: 'd.firmware',
  clients: 'l.clients',
  down: 'l.down',
  up: 'l.up',
  cpu: 'l.cpu',
  memory: 'l.memory',
  uptime: `CASE WHEN d.status = 'online' THEN l.started_at END`,
  last_seen: 'l.last_seen',
};

/** Rows that are looked up one by one for a page of what matches; for one further down it is known first what matches. */
const near = 5_000;

/** How many entries of a figure's index are read in the time that one figure of a device is looked up. */
const entriesALookUp = 13;

/** How many of those that match stand how, in one pass over them. */
const countAll = (matching: string): string =>
  `SELECT count(*) AS all, count(*) FILTER (WHERE d.status = 'online') AS online,
     count(*) FILTER (WHERE d.status = 'offline') AS offline, count(*) FILTER (WHERE d.alarm_count > 0) AS alarm
   FROM device d WHERE ${matching}`;

/**
 * The same of those that carry a word, which may be all: what each row is asked costs most of it then, and the few that are
 * offline are found in the index of words by kind and state.
 */
const countWords = (matching: string): string =>
  `SELECT n.total AS all, n.total - f.offline AS online, f.offline, n.alarm FROM (
     SELECT count(*) AS total, count(*) FILTER (WHERE d.alarm_count > 0) AS alarm FROM device d WHERE ${matching}
   ) n, (
     SELECT count(*) AS offline FROM device d
     WHERE ${matching} AND d.kind IN (${deviceKinds.map((kind) => `'${kind}'`).join(', ')}) AND d.status = 'offline'
   ) f`;

/**
 * The same, counted only as far as told: a greater number stands for more. Of all, so many more as are offline, so that those
 * that are online are known by them; where more are offline than are counted, all are more, too.
 */
const countSome = (matching: string, most: number): string => {
  const some = (limit: string, ...conditions: string[]) =>
    `(SELECT count(*) AS n FROM (
       SELECT 1 FROM device d WHERE ${[matching, ...conditions].join(' AND ')} LIMIT ${limit}
     ) some_of_them)`;
  const limit = String(most + 1);
  const inState = (state: 'online' | 'offline') =>
    some(limit, `d.kind IN (${deviceKinds.map((kind) => `'${kind}'`).join(', ')})`, `d.status = '${state}'`);
  return `WITH offline AS MATERIALIZED ${inState('offline')},
      total AS MATERIALIZED (
        SELECT CASE WHEN n > ${most} THEN n ELSE ${some(`(SELECT ${limit} + n FROM offline)`)} END AS n FROM offline
      )
    SELECT total.n AS all, CASE WHEN offline.n > ${most} THEN ${inState('online')} ELSE total.n - offline.n END AS online,
      offline.n AS offline, ${some(limit, 'd.alarm_count > 0')} AS alarm
    FROM offline, total`;
};

/** One page of an account's devices. Rows are narrow here and read whole only for the page, so deep pages stay cheap. */
export async function devicePage(sql: Sql, accountId: string, filter: DeviceFilter, now: number): Promise<DevicePage> {
  const params: unknown[] = [accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['d.account_id = $1'];
  if (filter.kind) where.push(`d.kind = ${param(filter.kind)}`);
  const kept = where.length;
  if (filter.group === 'none') where.push('d.group_id IS NULL');
  else if (filter.group) where.push(`d.group_id IN (${groupTree('device_group', param(filter.group))})`);
  if (filter.model) where.push(`d.model = ${param(filter.model)}`);
  if (filter.firmware) where.push(`d.firmware = ${param(filter.firmware)}`);
  if (filter.tag) where.push(`d.tags @> ARRAY[${param(filter.tag)}]::text[]`);
  if (filter.health) where.push(healthFilter(filter.health, now, param));
  if (filter.gwid) where.push(`d.gateway_id = ${param(filter.gwid)}`);
  const stands = filter.kind === 'ap' || filter.kind === 'switch';
  if (filter.q) {
    where.push(
      stands
        ? (await foundWithSite(sql, accountId, filter.q, param)).whole
        : carries('d.search', searchPatterns(filter.q), param),
    );
  }
  // Counted before the state narrows the list: the choice of states shows what is behind each.
  const whole = where.length === kept;
  const matching = where.join(' AND ');
  const most = filter.q ? filter.most : undefined;
  const count =
    most !== undefined ? countSome(matching, most) : filter.q && !stands ? countWords(matching) : countAll(matching);
  const [counts] = whole
    ? [await keptCounts(sql, accountId, filter.kind)]
    : await sql.query<DeviceCounts>(count, params);
  const isMore = most !== undefined && counts!.all > most;
  const counted = isMore && { counted: most };
  if (filter.status) where.push(`d.status = ${param(filter.status)}`);
  if (filter.alarm) {
    where.push('d.alarm_count > 0');
    if (filter.alarm !== 'open') where.push(`d.alarm_rank >= ${param(rankOf(filter.alarm as AlarmLevel))}`);
  }

  const key = sortColumns[filter.sort ?? 'bound_at'];
  // A longer uptime is an earlier start.
  const isAscending = ((filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc') !== (filter.sort === 'uptime');
  const direction = isAscending ? 'ASC' : 'DESC';
  const join = key.includes('l.') ? 'LEFT JOIN device_live l ON l.device_id = d.id' : '';
  const nulls = key.includes('l.') ? 'NULLS LAST' : '';
  const total = filter.alarm ? undefined : counts![filter.status ?? 'all'];
  const listing: Listing = {
    select: 'd.id',
    from: `FROM device d ${join} WHERE ${where.join(' AND ')}`,
    params,
    order: `${key} ${direction} ${nulls}, d.id ${direction}`,
    ...(total !== undefined && { total }),
    most,
  };
  const figure =
    join &&
    (await byFigure(sql, accountId, filter, direction, where.slice(kept), params, total ?? counts!.alarm, most));
  if (figure) {
    const before = rowsBefore(filter);
    // Beyond what is counted the page tells itself whether one more follows.
    const beyond = most !== undefined && before + filter.per_page > most && !(total !== undefined && total <= most);
    const wanted = filter.per_page + Number(beyond);
    const ids = await rowsOf<{ id: string }>(sql, { ...listing, ...figure }, wanted, before);
    // Those that reported none come after all others: a full page is one without them.
    if (ids.length === wanted)
      return {
        ids: ids.slice(0, filter.per_page).map(({ id }) => id),
        total: beyond ? before + wanted : (total ?? (await countOf(sql, listing)).total),
        counts: counts!,
        ...counted,
      };
  }
  const page = await readPage<{ id: string }>(sql, listing, filter);
  return { ids: page.list.map((row) => row.id), total: page.total, counts: counts!, ...counted };
}

/**
 * Devices by a figure that they report, from its index, which has those of each kind in their order; nothing where few of
 * many match, far down: then their figures are looked up.
 * @param matching how many match at most; more where it is more than `counted`
 */
async function byFigure(
  sql: Sql,
  accountId: string,
  filter: DeviceFilter,
  direction: 'ASC' | 'DESC',
  narrowed: readonly string[],
  params: readonly unknown[],
  matching: number,
  counted = Infinity,
): Promise<Pick<Listing, 'select' | 'from' | 'order'> | undefined> {
  const isUptime = filter.sort === 'uptime';
  const figure = isUptime ? 'started_at' : filter.sort!;
  const where = isUptime ? [...narrowed, `d.status = 'online'`] : narrowed;
  // The index of a figure tells the model of each: where nothing else is asked for, nothing else is read.
  const model = filter.model !== undefined && where.length === 1 && where[0]!.replace('d.', 'l.');
  const of = (kind: DeviceKind) => `l.account_id = $1 AND l.kind = '${kind}' AND l.${figure} IS NOT NULL`;
  const order = `l.${figure} ${direction}, l.device_id ${direction}`;
  const select = 'l.device_id AS id';
  const kinds = filter.kind ? [filter.kind] : deviceKinds;
  const most = rowsBefore(filter) + filter.per_page;
  if (where.length > 0 && most > near && !model) {
    const { all } = await keptCounts(sql, accountId, filter.kind);
    const enough = Math.ceil(Math.sqrt((all * most) / entriesALookUp));
    // What was counted less far than that is counted so far now.
    const from = `FROM device d WHERE ${['d.account_id = $1', ...(filter.kind ? ['d.kind = $2'] : []), ...where].join(' AND ')}`;
    const isMore = matching > counted && matching < enough;
    const known = isMore
      ? (await countOf(sql, { select: 'd.id', from, params, order: '', most: enough })).total
      : matching;
    if (known < enough) return undefined;
    // Each kind in its order, merged; `OFFSET 0` and `IS TRUE` keep what matches from being found kind by kind.
    const merged = kinds.map(
      (kind) => `(SELECT l.device_id, l.${figure} FROM device_live l WHERE ${of(kind)} ORDER BY ${order})`,
    );
    const test = (...conditions: string[]) =>
      `EXISTS (SELECT 1 FROM device d WHERE ${['d.id = l.device_id', 'd.account_id = $1', ...conditions].join(' AND ')})`;
    // Where nothing but being online is asked for, those that are not are fewer, and so are those without a word that most carry.
    const isOnline = filter.status !== 'offline' && narrowed.length === (filter.status ? 1 : 0);
    const others = isOnline ? `d.status = 'offline'` : matching > all / 2 && `(${where.join(' AND ')}) IS NOT TRUE`;
    const ofKinds = `d.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})`;
    const matches = others ? `NOT ${test(ofKinds, others)}` : test(...where);
    return {
      select,
      from: `FROM (SELECT * FROM (${merged.join(' UNION ALL ')}) l ORDER BY ${order} OFFSET 0) l WHERE ${matches} IS TRUE`,
      order,
    };
  }
  const rare =
    where.length > 0 ? await rareKinds(sql, where, params, model ? Math.min(most, near) / entriesALookUp : most) : [];
  const found = (kind: DeviceKind) => {
    if (where.length === 0) return `FROM device_live l WHERE ${of(kind)}`;
    const joined = `FROM device_live l JOIN device d ON d.id = l.device_id WHERE ${[of(kind), ...where].join(' AND ')}`;
    // `OFFSET 0` keeps the index of the figure from being walked for them.
    if (rare.includes(kind))
      return `FROM (SELECT l.device_id, l.${figure} ${joined} AND d.account_id = $1 AND d.kind = '${kind}' OFFSET 0) l`;
    return model ? `FROM device_live l WHERE ${of(kind)} AND ${model}` : joined;
  };
  if (filter.kind) return { select, from: found(filter.kind), order };
  const first = kinds.map((kind) => `(SELECT l.device_id, l.${figure} ${found(kind)} ORDER BY ${order} LIMIT ${most})`);
  return { select, from: `FROM (${first.join(' UNION ALL ')}) l`, order };
}

/** Kinds of which so few match that these are looked up sooner than a page is walked to: of a model often all but one. */
async function rareKinds(
  sql: Sql,
  where: readonly string[],
  params: readonly unknown[],
  most: number,
): Promise<readonly DeviceKind[]> {
  const enough = `ceil(sqrt(c.total::float8 * ${most}))::bigint`;
  const from = `FROM device_count c WHERE c.account_id = $1 AND (
    SELECT count(*) FROM (
      SELECT 1 FROM device d WHERE d.account_id = $1 AND d.kind = c.kind AND ${where.join(' AND ')} LIMIT ${enough}
    ) m
  ) < ${enough}`;
  const { kinds } = await countOf<{ kinds: DeviceKind[] | null }>(
    sql,
    { select: 'c.kind', from, params, order: 'c.kind' },
    'array_agg(kind) AS kinds',
  );
  return kinds ?? [];
}

/** Counts of a kind, or of all: kept by the store, not counted. */
async function keptCounts(sql: Sql, accountId: string, kind?: DeviceKind): Promise<DeviceCounts> {
  const [row] = await sql.query<{ total: number; online: number; alarmed: number }>(
    `SELECT coalesce(sum(total), 0) AS total, coalesce(sum(online), 0) AS online, coalesce(sum(alarmed), 0) AS alarmed
     FROM device_count WHERE account_id = $1 AND ($2::text IS NULL OR kind = $2)`,
    [accountId, kind],
  );
  const { total, online, alarmed } = row!;
  return { all: total, online, offline: total - online, alarm: alarmed };
}
