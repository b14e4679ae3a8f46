import type { logs, LogRow } from '../../../../src/api/contract/log';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { LogKind } from '../../../../src/domain/log';
import { keptDays } from '../../../../src/domain/retention';
import { day, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import type { HistoryKind } from '../../kit/history/kinds';
import { historyPage, type Condition } from '../../kit/history/page';
import { readPage } from '../../kit/sql/page';
import type { Said } from '../../kit/refusal';
import { likePattern, searchPatterns } from '../../kit/sql/search';
import { log, onlineLog } from './kinds';
import { actionOf, authNames, deviceNames } from './words';

type Filter = ParsedOf<typeof logs>;
type Page = DataOf<typeof logs>;

/** Where the lines of a log are: rows `l`. */
interface Source {
  kind: HistoryKind;
  columns: string;
  /** Further condition. */
  where?: Condition;
  ok: string;
  device: string;
}

const caseOf = (column: string, names: Readonly<Record<string, string>>) =>
  `CASE ${column} ${Object.entries(names)
    .map(([code, name]) => `WHEN '${code}' THEN '${name}'`)
    .join(' ')} ELSE ${column} END`;

const lines = (kind: LogKind): Source => ({
  kind: log,
  // An archive gives facts as text.
  columns: `l.id::text AS id, l.at, l.actor, l.target, l.text, l.ok, (l.detail #>> '{}')::jsonb AS detail, l.simulated`,
  where: ['l.kind', '=', kind],
  ok: 'l.ok',
  device: `l.detail->>'device'`,
});

const sources: Readonly<Record<Exclude<LogKind, 'auth'>, Source>> = {
  upgrade: lines('upgrade'),
  business: lines('business'),
  action: lines('action'),
  online: {
    kind: onlineLog,
    columns: `l.id::text AS id, l.at, '' AS actor, l.remark AS target,
      ${caseOf('l.status', { online: '上线', offline: '离线' })} AS text, l.status = 'online' AS ok,
      jsonb_build_object('device', l.device_id, 'kind', ${caseOf('l.device_kind', deviceNames)}) AS detail,
      l.simulated`,
    ok: `(l.status = 'online')`,
    device: 'l.device_id',
  },
};

/** Says what a line is about as data: what a call does, or what was kept of it beside the words. */
function withSaid({ features }: Context, row: LogRow): LogRow {
  const { text_said: kept, ...detail } = row.detail;
  const action = detail.path && actionOf(features, detail.path);
  if (action && action.text === row.text)
    return { ...row, text_said: { reason: 'inBoth', params: { zh: action.text, en: action.en } } };
  return kept === undefined ? row : { ...row, detail, text_said: JSON.parse(kept) as Said };
}

/** One page of a log of the caller's account. */
export async function logPage(context: Context, filter: Filter): Promise<Page> {
  if (filter.kind === 'auth') return authPage(context, filter);
  const { kind, columns, where: own, ok, device } = sources[filter.kind];
  const where: Condition[] = [['l.account_id', '=', context.caller.accountId]];
  if (own) where.push(own);
  if (filter.q) where.push(['l.search', 'like', searchPatterns(filter.q)]);
  if (filter.result) where.push([ok, '=', filter.result === 'ok']);
  if (filter.device) where.push([device, '=', filter.device]);
  if (filter.to) where.push(['l.at', '<', new Date(filter.to)]);
  const { list, total, missing } = await historyPage<LogRow>(
    context,
    {
      kind,
      where,
      // Older ones are still there until their part goes.
      from: Math.max(context.now() - keptDays.logs * day, filter.from ? Date.parse(filter.from) : 0),
      order: filter.order === 'asc' ? 'ASC' : 'DESC',
      unique: 'id',
      columns,
    },
    filter,
  );
  return { list: list.map((row) => withSaid(context, row)), total, ...(missing && { missing }) };
}

/** Terminals that signed in. They are rows of the terminals themselves: a log without failures. */
function authPage({ db, caller, now }: Context, filter: Filter): Promise<Page> {
  const params: unknown[] = [caller.accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const at = 'l.online_since';
  const where = ['l.account_id = $1', 'l.auth IS NOT NULL', `${at} >= ${param(iso(now() - keptDays.logs * day))}`];
  if (filter.q)
    where.push(`(l.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])
      OR l.gateway_id IN (SELECT g.id FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway'
        AND g.search LIKE ANY(${param(searchPatterns(filter.q))}::text[]) AND lower(g.remark) LIKE ${param(likePattern(filter.q))}))`);
  if (filter.result === 'failed') where.push('false');
  if (filter.device) where.push(`l.gateway_id = ${param(filter.device)}`);
  if (filter.from) where.push(`${at} >= ${param(filter.from)}`);
  if (filter.to) where.push(`${at} < ${param(filter.to)}`);
  const direction = filter.order === 'asc' ? 'ASC' : 'DESC';
  return readPage<LogRow>(
    db,
    {
      select: `l.id, ${at}`,
      from: `FROM client l WHERE ${where.join(' AND ')}`,
      params,
      order: `${at} ${direction}, l.id ${direction}`,
      whole: (found) =>
        `SELECT l.id, l.online_since AS at, coalesce(nullif(l.name, ''), nullif(l.hostname, ''), l.mac) AS actor,
           coalesce(g.remark, l.gateway_id) AS target, ${caseOf('l.auth', authNames)} AS text, true AS ok,
           jsonb_build_object('mac', l.mac, 'ip', l.ip, 'ssid', coalesce(l.ssid, ''), 'device', l.gateway_id) AS detail,
           l.simulated
         FROM client l LEFT JOIN device g ON g.id = l.gateway_id WHERE (l.id, ${at}) IN (${found})`,
    },
    filter,
  );
}
