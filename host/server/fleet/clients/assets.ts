import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { assets, ClientFacts } from '../../../../src/api/contract/client';
import { missingDays, newDays } from '../../../../src/domain/client';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { clientName } from './client-name';
import { clientFactColumns, clientJoins } from './client-read';
import { rowsBefore } from '../../kit/sql/page';
import { knownDevice } from '../config/device';
import { searchPatterns } from '../../kit/sql/search';

const sortColumns = {
  last_seen: 'c.last_seen',
  first_seen: 'c.first_seen',
  name: clientName,
  vendor: 'c.vendor',
  ip: 'c.ip',
} as const;

type Counts = DataOf<typeof assets>['counts'];

/** How many of a network are of a vendor, a type or a system. */
interface Part {
  by: 'vendor' | 'type' | 'os';
  name: string;
  count: number;
}

/** Vendors, types and systems that are counted. */
const mostParts = 50;

/** What a state asks of a terminal; `$2` is when new ones begin, `$3` when missing ones were seen last. */
const states = {
  online: 'c.online',
  new: 'c.known_at IS NULL AND c.first_seen >= $2',
  missing: 'c.known_at IS NOT NULL AND NOT c.online AND c.last_seen < $3',
  known: 'c.known_at IS NOT NULL',
  unknown: 'c.known_at IS NULL',
} as const;

/** One page of what was seen in a network, and how all of it divides; 404 for a network of another account or of none. */
export async function assetPage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof assets>,
  now: number,
): Promise<DataOf<typeof assets>> {
  await knownDevice(sql, accountId, filter.gwid);
  const params: unknown[] = [accountId, iso(now - newDays * day), iso(now - missingDays * day), filter.gwid];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where: string[] = [];
  if (filter.type) where.push(`c.type = ${param(filter.type)}`);
  if (filter.vendor !== undefined) where.push(`c.vendor = ${param(filter.vendor)}`);
  if (filter.os) where.push(`c.os = ${param(filter.os)}`);
  if (filter.q) where.push(`c.search LIKE ANY(${param(searchPatterns(filter.q))}::text[])`);
  const key = sortColumns[filter.sort ?? 'last_seen'];
  const direction = (filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const counting = Object.entries(states).map(
    ([name, test]) => `count(*) FILTER (WHERE c.wanted AND ${test}) AS "${name}"`,
  );
  const place = [filter.per_page, rowsBefore(filter)].map(param);
  // Counted before the state narrows the list: the choice of states shows what is behind each. A big site lies all over the
  // table: its terminals are read once for the counts, the page and what all of them divide into.
  const [found] = await sql.query<Counts & { ids: string[]; parts: Part[] }>(
    `WITH own AS MATERIALIZED (
       SELECT c.id, c.online, c.known_at, c.first_seen, c.last_seen, c.vendor, c.type, c.os, ${key} AS sorted,
         ${where.join(' AND ') || 'true'} AS wanted
       FROM client c WHERE c.account_id = $1 AND c.gateway_id = $4
     )
     SELECT count(*) FILTER (WHERE c.wanted) AS all, ${counting.join(', ')}, ARRAY(
       SELECT c.id FROM own c WHERE c.wanted AND ${filter.state ? states[filter.state] : 'true'}
       ORDER BY c.sorted ${direction} NULLS LAST, c.id ${direction} LIMIT ${place[0]} OFFSET ${place[1]}
     ) AS ids, (
       SELECT coalesce(json_agg(p ORDER BY p.count DESC, p.name), '[]') FROM (
         SELECT CASE WHEN grouping(vendor) = 0 THEN 'vendor' WHEN grouping(type) = 0 THEN 'type' ELSE 'os' END AS by,
           coalesce(vendor, type, os) AS name, sum(count)::bigint AS count
         FROM (SELECT vendor, type, os, count(*) AS count FROM own GROUP BY 1, 2, 3) c
         GROUP BY GROUPING SETS (vendor, type, os)
       ) p
     ) AS parts FROM own c`,
    params,
  );
  const { ids, parts, ...counts } = found!;
  const list = await sql.query<ClientFacts>(
    `SELECT ${clientFactColumns} FROM unnest($1::text[]) WITH ORDINALITY AS f(id, place)
     JOIN client c ON c.id = f.id ${clientJoins} ORDER BY f.place`,
    [ids],
  );
  const by = (part: Part['by']) =>
    parts
      .filter((row) => row.by === part)
      .slice(0, mostParts)
      .map(({ name, count }) => ({ name, count }));
  return {
    list,
    total: counts[filter.state ?? 'all'],
    counts,
    vendors: by('vendor'),
    types: by('type'),
    systems: by('os'),
  };
}

/** Says whether terminals belong to their place; gives how many were changed. */
export async function markAssets(
  { db, caller, now }: Context,
  { ids, known }: { ids: readonly string[]; known: boolean },
): Promise<number> {
  const rows = await db.query(
    `UPDATE client SET known_at = CASE WHEN $3 THEN $4::timestamptz END
     WHERE account_id = $1 AND id = ANY($2::text[]) AND (known_at IS NOT NULL) <> $3 RETURNING id`,
    [caller.accountId, ids, known, iso(now())],
  );
  return rows.length;
}
