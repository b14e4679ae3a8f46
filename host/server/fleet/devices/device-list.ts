import type { ParsedOf } from '../../../../src/api/endpoint';
import type { devices } from '../../../../src/api/contract/device';
import type { AlarmLevel } from '../../../../src/domain/alarm';
import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { rankOf } from '../alarms/alarm-words';
import { groupTree } from '../../account/tree/tree';
import { searchPattern } from '../../kit/sql/search';
import { totalOf } from '../../kit/sql/total';

/** What a device list can be asked for. */
export type DeviceFilter = Omit<ParsedOf<typeof devices>, 'kind'> & { kind?: DeviceKind | undefined };

/** Ids of one page in their order, and how many devices match. */
export interface DevicePage {
  ids: string[];
  total: number;
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
export async function devicePage(sql: Sql, accountId: string, filter: DeviceFilter): Promise<DevicePage> {
  const params: unknown[] = [accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['d.account_id = $1'];
  if (filter.kind) where.push(`d.kind = ${param(filter.kind)}`);
  if (filter.status) where.push(`d.status = ${param(filter.status)}`);
  const counted = where.length;
  if (filter.alarm) {
    where.push('d.alarm_count > 0');
    if (filter.alarm !== 'open') where.push(`d.alarm_rank >= ${param(rankOf(filter.alarm as AlarmLevel))}`);
  }
  if (filter.group) where.push(`d.group_id IN (${groupTree('device_group', param(filter.group))})`);
  if (filter.model) where.push(`d.model = ${param(filter.model)}`);
  if (filter.firmware) where.push(`d.firmware = ${param(filter.firmware)}`);
  if (filter.tag) where.push(`d.tags @> ARRAY[${param(filter.tag)}]::text[]`);
  if (filter.gwid) where.push(`d.gateway_id = ${param(filter.gwid)}`);
  if (filter.q) where.push(`d.search LIKE ${param(searchPattern(filter.q))}`);

  const key = sortColumns[filter.sort ?? 'bound_at'];
  const direction = (filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const join = key.includes('l.') ? 'LEFT JOIN device_live l ON l.device_id = d.id' : '';
  const source = (join: string) => `FROM device d ${join} WHERE ${where.join(' AND ')}`;
  const nulls = key.includes('l.') ? 'NULLS LAST' : '';
  const filters = [...params];
  if (where.length === counted && !filter.status && key.startsWith('l.')) {
    const ids = await busiest(sql, accountId, filter, key, direction);
    if (ids.length === filter.per_page) return { ids, total: await knownTotal(sql, accountId, filter) };
  }
  const rows = await sql.query<{ id: string }>(
    `SELECT d.id ${source(join)} ORDER BY ${key} ${direction} ${nulls}, d.id ${direction}
     LIMIT ${param(filter.per_page)} OFFSET ${param((filter.page - 1) * filter.per_page)}`,
    params,
  );
  const total = await totalOf(rows.length, filter, async () => {
    if (where.length === counted) return knownTotal(sql, accountId, filter);
    const [count] = await sql.query<{ total: number }>(`SELECT count(*) AS total ${source('')}`, filters);
    return count!.total;
  });
  return { ids: rows.map((row) => row.id), total };
}

/** A page by a figure that devices report, from the figures alone. Not full: devices that reported none come after. */
async function busiest(
  sql: Sql,
  accountId: string,
  { kind, page, per_page }: DeviceFilter,
  key: string,
  direction: 'ASC' | 'DESC',
): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `SELECT l.device_id AS id FROM device_live l WHERE l.account_id = $1 AND ${kind ? 'l.kind = $2' : '$2::text IS NULL'}
     AND ${key} IS NOT NULL ORDER BY ${key} ${direction}, l.device_id ${direction} LIMIT $3 OFFSET $4`,
    [accountId, kind, per_page, (page - 1) * per_page],
  );
  return rows.map((row) => row.id);
}

/** How many devices of a kind (or of all) there are: kept by the store, not counted. */
export interface DeviceCounts {
  all: number;
  online: number;
  offline: number;
  alarm: number;
}

/** Counts of an account's devices. */
export async function deviceCounts(sql: Sql, accountId: string, kind?: DeviceKind): Promise<DeviceCounts> {
  const [row] = await sql.query<{ total: number; online: number; alarmed: number }>(
    `SELECT coalesce(sum(total), 0) AS total, coalesce(sum(online), 0) AS online, coalesce(sum(alarmed), 0) AS alarmed
     FROM device_count WHERE account_id = $1 AND ($2::text IS NULL OR kind = $2)`,
    [accountId, kind],
  );
  const { total, online, alarmed } = row!;
  return { all: total, online, offline: total - online, alarm: alarmed };
}

async function knownTotal(sql: Sql, accountId: string, filter: DeviceFilter): Promise<number> {
  const counts = await deviceCounts(sql, accountId, filter.kind);
  return filter.status ? counts[filter.status] : counts.all;
}
