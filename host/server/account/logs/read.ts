import type { logs, LogRow } from '../../../../src/api/contract/log';
import type { ParsedOf } from '../../../../src/api/endpoint';
import type { LogKind } from '../../../../src/domain/log';
import { keptDays } from '../../../../src/domain/retention';
import { day, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import { likePattern, searchPatterns } from '../../kit/sql/search';
import { authNames, deviceNames } from './words';

type Filter = ParsedOf<typeof logs>;

/** Where the lines of a log are, in SQL. */
interface Source {
  /** Table, named `l`. */
  from: string;
  /** What else the columns need. */
  join?: string;
  columns: string;
  /** Column of the moment. */
  at: string;
  /** Further condition. */
  where?: string;
  /** What else carries the text, beside column `search`. */
  search?: (param: (value: unknown) => string, q: string) => string;
  ok?: string;
  device?: string;
}

const caseOf = (column: string, names: Readonly<Record<string, string>>) =>
  `CASE ${column} ${Object.entries(names)
    .map(([code, name]) => `WHEN '${code}' THEN '${name}'`)
    .join(' ')} ELSE ${column} END`;

const lines = (kind: LogKind): Source => ({
  from: 'log l',
  columns: 'l.id::text AS id, l.at, l.actor, l.target, l.text, l.ok, l.detail, l.simulated',
  at: 'l.at',
  where: `l.kind = '${kind}'`,
  ok: 'l.ok',
  device: `l.detail->>'device'`,
});

const sources: Readonly<Record<LogKind, Source>> = {
  upgrade: lines('upgrade'),
  business: lines('business'),
  action: lines('action'),
  auth: {
    from: 'client l',
    join: 'LEFT JOIN device g ON g.id = l.gateway_id',
    columns: `l.id, l.online_since AS at, coalesce(nullif(l.name, ''), nullif(l.hostname, ''), l.mac) AS actor,
      coalesce(g.remark, l.gateway_id) AS target, ${caseOf('l.auth', authNames)} AS text, true AS ok,
      jsonb_build_object('mac', l.mac, 'ip', l.ip, 'ssid', coalesce(l.ssid, ''), 'device', l.gateway_id) AS detail, l.simulated`,
    at: 'l.online_since',
    where: 'l.auth IS NOT NULL',
    search: (param, q) =>
      `l.gateway_id IN (SELECT g.id FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway'
         AND g.search LIKE ANY(${param(searchPatterns(q))}::text[]) AND lower(g.remark) LIKE ${param(likePattern(q))})`,
    device: 'l.gateway_id',
  },
  online: {
    from: 'online_log l',
    columns: `l.id::text AS id, l.at, '' AS actor, l.remark AS target,
      ${caseOf('l.status', { online: '上线', offline: '离线' })} AS text, l.status = 'online' AS ok,
      jsonb_build_object('device', l.device_id, 'kind', ${caseOf('l.device_kind', deviceNames)}) AS detail,
      l.simulated`,
    at: 'l.at',
    ok: `(l.status = 'online')`,
    device: 'l.device_id',
  },
};

/** One page of a log of the caller's account. Rows are narrow here and read whole only for the page. */
export function logPage({ db, caller, now }: Context, filter: Filter): Promise<{ list: LogRow[]; total: number }> {
  const { from, join = '', columns, at, where: own, search, ok, device } = sources[filter.kind];
  const params: unknown[] = [caller.accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  // Older ones are still there until their part goes.
  const where = ['l.account_id = $1', `${at} >= ${param(iso(now() - keptDays.logs * day))}`, ...(own ? [own] : [])];
  if (filter.q) {
    const found = `l.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])`;
    where.push(search ? `(${found} OR ${search(param, filter.q)})` : found);
  }
  // A log without failures has nothing under "failed".
  if (filter.result) where.push(`${ok ?? 'true'} = ${param(filter.result === 'ok')}::boolean`);
  if (filter.device) where.push(`${device} = ${param(filter.device)}`);
  if (filter.from) where.push(`${at} >= ${param(filter.from)}`);
  if (filter.to) where.push(`${at} < ${param(filter.to)}`);
  const direction = filter.order === 'asc' ? 'ASC' : 'DESC';
  return readPage<LogRow>(
    db,
    {
      select: `l.id, ${at}`,
      from: `FROM ${from} WHERE ${where.join(' AND ')}`,
      params,
      order: `${at} ${direction}, l.id ${direction}`,
      whole: (found) => `SELECT ${columns} FROM ${from} ${join} WHERE (l.id, ${at}) IN (${found})`,
    },
    filter,
  );
}
