import type { ParsedOf } from '../../../../src/api/endpoint';
import type { devices } from '../../../../src/api/contract/device';
import type { AlarmLevel } from '../../../../src/domain/alarm';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { rankOf } from '../alarms/alarm-words';
import { groupTree } from '../../account/tree/tree';
import { healthFilter } from '../stats/sites';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
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
  // A longer uptime is an earlier start.
  uptime: `CASE WHEN d.status = 'online' THEN -extract(epoch FROM l.started_at) END`,
  last_seen: 'l.last_seen',
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
  if (filter.q) {
    const stands = filter.kind === 'ap' || filter.kind === 'switch';
    where.push(
      stands
        ? (await foundWithSite(sql, accountId, filter.q, param)).whole
        : `d.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])`,
    );
  }
  // Counted before the state narrows the list: the choice of states shows what is behind each.
  const whole = where.length === kept;
  const [counts] = whole
    ? [await keptCounts(sql, accountId, filter.kind)]
    : await sql.query<DeviceCounts>(
        `SELECT count(*) AS all, count(*) FILTER (WHERE d.status = 'online') AS online,
           count(*) FILTER (WHERE d.status = 'offline') AS offline, count(*) FILTER (WHERE d.alarm_count > 0) AS alarm
         FROM device d WHERE ${where.join(' AND ')}`,
        params,
      );
  if (filter.status) where.push(`d.status = ${param(filter.status)}`);
  if (filter.alarm) {
    where.push('d.alarm_count > 0');
    if (filter.alarm !== 'open') where.push(`d.alarm_rank >= ${param(rankOf(filter.alarm as AlarmLevel))}`);
  }

  const key = sortColumns[filter.sort ?? 'bound_at'];
  const direction = (filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const join = key.includes('l.') ? 'LEFT JOIN device_live l ON l.device_id = d.id' : '';
  const nulls = key.includes('l.') ? 'NULLS LAST' : '';
  const total = filter.alarm ? undefined : counts![filter.status ?? 'all'];
  if (whole && total !== undefined && !filter.status && key.startsWith('l.')) {
    const ids = await busiest(sql, accountId, filter, key, direction, total);
    if (ids.length === filter.per_page) return { ids, total, counts: counts! };
  }
  const page = await readPage<{ id: string }>(
    sql,
    {
      select: 'd.id',
      from: `FROM device d ${join} WHERE ${where.join(' AND ')}`,
      params,
      order: `${key} ${direction} ${nulls}, d.id ${direction}`,
      ...(total !== undefined && { total }),
    },
    filter,
  );
  return { ids: page.list.map((row) => row.id), total: page.total, counts: counts! };
}

/** A page by a figure that devices report, from the figures alone. Not full: devices that reported none come after. */
async function busiest(
  sql: Sql,
  accountId: string,
  filter: DeviceFilter,
  key: string,
  direction: 'ASC' | 'DESC',
  total: number,
): Promise<string[]> {
  const { list } = await readPage<{ id: string }>(
    sql,
    {
      select: 'l.device_id AS id',
      from: `FROM device_live l WHERE l.account_id = $1 ${filter.kind ? 'AND l.kind = $2' : ''} AND ${key} IS NOT NULL`,
      params: [accountId, filter.kind],
      order: `${key} ${direction}, l.device_id ${direction}`,
      total,
    },
    filter,
  );
  return list.map((row) => row.id);
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
