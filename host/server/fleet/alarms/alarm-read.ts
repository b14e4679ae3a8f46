import type { ParsedOf } from '../../../../src/api/endpoint';
import type { AlarmRow, alarms } from '../../../../src/api/contract/alarm';
import { alarmLevels, type AlarmLevel } from '../../../../src/domain/alarm';
import type { Sql } from '../../kit/store/db';
import { levelOf, noNotice, rankOf } from './alarm-words';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';

type Stored = Omit<AlarmRow, 'level'> & { rank: number };

const columns = `a.id, a.rank, a.kind, a.category, a.content, a.facts, coalesce(d.remark, a.remark) AS remark, a.device_id,
  a.device_kind, a.gateway_id AS gwid, coalesce(g.remark, a.remark) AS gateway_remark, a.subject, a.state, a.raised_at,
  a.acknowledged_at, a.cleared_at, a.assignee, a.note, a.simulated,
  CASE WHEN a.quiet IS NOT NULL THEN jsonb_build_object('type', a.quiet, 'id', s.id, 'name', s.name, 'until', s.ends_at) END AS quiet`;
const joins = `LEFT JOIN device d ON d.id = a.device_id AND d.account_id = a.account_id
  LEFT JOIN device g ON g.id = a.gateway_id AND g.account_id = a.account_id
  LEFT JOIN alarm_silence s ON s.id = a.quiet_by`;

const toRow = ({ rank, ...row }: Stored): AlarmRow => ({ ...row, level: levelOf(rank) as AlarmLevel });

/** One page of an account's alarms. */
export async function alarmPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof alarms>,
): Promise<{ list: AlarmRow[]; total: number; counts: LevelCounts; counted?: number; unheard?: boolean }> {
  const params: unknown[] = [accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['a.account_id = $1'];
  if (filter.state === 'open') where.push(`a.state <> 'cleared'`);
  else if (filter.state === 'cleared') where.push(`a.state = 'cleared'`);
  // The index of open alarms is used when the condition says so.
  else if (filter.state) where.push(`a.state = ${param(filter.state)} AND a.state <> 'cleared'`);
  // Quiet alarms have a list of their own; the past is complete.
  if (filter.quiet) where.push('a.quiet IS NOT NULL');
  else if (filter.state !== 'cleared') where.push(`(a.quiet IS NULL OR a.state = 'cleared')`);
  if (filter.category) where.push(`a.category = ${param(filter.category)}`);
  where.push(filter.kind ? `a.kind = ${param(filter.kind)}` : noNotice);
  if (filter.gwid) where.push(`a.gateway_id = ${param(filter.gwid)}`);
  if (filter.device) where.push(`a.device_id = ${param(filter.device)}`);
  if (filter.from) where.push(`a.raised_at >= ${param(filter.from)}`);
  if (filter.to) where.push(`a.raised_at < ${param(filter.to)}`);
  if (filter.q) {
    const patterns = searchPatterns(filter.q);
    // Where every row is asked, one pattern costs less than a list of one.
    where.push(
      patterns.length === 1 ? `a.search LIKE ${param(patterns[0])}` : `a.search LIKE ANY(${param(patterns)}::text[])`,
    );
  }
  const direction = (filter.order ?? 'desc') === 'asc' ? 'ASC' : 'DESC';
  const sort =
    filter.sort === 'level'
      ? `a.rank ${direction}, a.raised_at DESC, a.id DESC`
      : `a.raised_at ${direction}, a.id ${direction}`;
  // Counted before the level narrows the list: the choice of levels shows what is behind each.
  const most = filter.q ? filter.most : undefined;
  const matching = where.join(' AND ');
  const ranks = await sql.query<{ rank: number; count: number }>(
    most === undefined
      ? `SELECT a.rank, count(*) AS count FROM alarm a WHERE ${matching} GROUP BY a.rank`
      : `SELECT r.rank, (
           SELECT count(*) FROM (SELECT 1 FROM alarm a WHERE ${matching} AND a.rank = r.rank LIMIT ${most + 1}) n
         ) AS count FROM unnest(ARRAY[${alarmLevels.map(rankOf).join(', ')}]) AS r (rank)`,
    params,
  );
  const counts = byLevel(ranks);
  const isMore = most !== undefined && counts.all > most;
  if (filter.level) where.push(`a.rank = ${param(rankOf(filter.level))}`);
  const { list, total } = await readPage<Stored>(
    sql,
    {
      select: 'a.id',
      from: `FROM alarm a WHERE ${where.join(' AND ')}`,
      params,
      order: sort,
      whole: (found) => `SELECT ${columns} FROM alarm a ${joins} WHERE a.id IN (${found})`,
      total: counts[filter.level ?? 'all'],
      most,
    },
    filter,
  );
  const [gateway] = filter.gwid
    ? await sql.query<{ unheard: boolean }>(
        `SELECT l.last_seen IS NULL AS unheard FROM device d LEFT JOIN device_live l ON l.device_id = d.id
         WHERE d.id = $1 AND d.account_id = $2`,
        [filter.gwid, accountId],
      )
    : [];
  return { list: list.map(toRow), total, counts, ...(isMore && { counted: most }), ...gateway };
}

/** One alarm of an account. */
export async function readAlarm(sql: Sql, accountId: string, id: string): Promise<AlarmRow | undefined> {
  const [row] = await sql.query<Stored>(
    `SELECT ${columns} FROM alarm a ${joins} WHERE a.account_id = $1 AND a.id = $2`,
    [accountId, id],
  );
  return row && toRow(row);
}

/** Numbers of alarms by level. */
export type LevelCounts = Record<AlarmLevel | 'all', number>;

/** Numbers by rank as numbers by level. */
function byLevel(rows: readonly { rank: number; count: number }[]): LevelCounts {
  const count = (level: AlarmLevel) => rows.find((row) => row.rank === rankOf(level))?.count ?? 0;
  const [FATAL, MIDDLE, GENERAL] = alarmLevels.map(count) as [number, number, number];
  return { FATAL, MIDDLE, GENERAL, all: FATAL + MIDDLE + GENERAL };
}

/** Open alarms of an account by state and level. */
export async function alarmCountsOf(
  sql: Sql,
  accountId: string,
): Promise<{ active: LevelCounts; acknowledged: LevelCounts }> {
  const rows = await sql.query<{ state: 'active' | 'acknowledged'; rank: number; count: number }>(
    `SELECT state, rank, count(*) AS count FROM alarm a
     WHERE account_id = $1 AND state <> 'cleared' AND quiet IS NULL AND ${noNotice} GROUP BY state, rank`,
    [accountId],
  );
  const of = (state: string) => byLevel(rows.filter((row) => row.state === state));
  return { active: of('active'), acknowledged: of('acknowledged') };
}
