import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { OnlineUser, onlineUsers } from '../../../../src/api/contract/client';
import { beijingDay } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { clientName } from './client-name';
import { clientColumns, clientJoins } from './client-read';
import { readPage } from '../../kit/sql/page';
import { likePatterns, searchPatterns, wholeMac } from '../../kit/sql/search';

const sortColumns = {
  online_since: 'c.online_since',
  down: 'c.down',
  up: 'c.up',
  down_bytes: 'c.down_bytes',
  up_bytes: 'c.up_bytes',
  signal: 'c.signal',
  name: 'c.shown',
} as const;

/** Terminals with the name that they are listed by. */
const terminals = `(SELECT c.*, ${clientName} AS shown FROM client c) c`;

/**
 * The same of those that are online from the narrow table of these, which is walked in any order; with those that left on a
 * day, which all of them then have: a condition on one part alone would keep both from being walked together.
 */
function listed(leftOn: string | undefined): string[] {
  const columns = `client_id AS id, account_id, online_since, down, up, down_bytes, up_bytes, signal, name AS shown, band, auth`;
  if (!leftOn) return [`SELECT ${columns} FROM client_rate`];
  return [`SELECT ${columns}, ${leftOn} AS day FROM client_rate`, `SELECT ${columns}, day FROM client_left`];
}

/** Terminals that are sorted for a page; where more match, an order is walked and each is asked whether it does. */
const few = 5_000;

/** Access points with a name like what was typed, from which on they are looked for with their terminals. */
const fewAps = 100;

/** Access points of the account `$1` whose name or MAC was typed. */
export const apsNamed = (found: string, named: string): string =>
  `SELECT a.id FROM device a WHERE a.account_id = $1 AND a.kind = 'ap' AND a.search LIKE ANY(${found}::text[])
     AND lower(a.remark || ' ' || a.mac) LIKE ANY(${named}::text[])`;

/** One page of the terminals of an account that are online, or were today, and how many there are by connection. */
export async function onlinePage(
  sql: Sql,
  accountId: string,
  filter: ParsedOf<typeof onlineUsers>,
  now: number,
): Promise<DataOf<typeof onlineUsers>> {
  const params: unknown[] = [accountId];
  const param = (value: unknown) => `$${params.push(value)}`;
  const today = filter.seen && `${param(beijingDay(now))}::date`;
  const where = ['c.account_id = $1'];
  if (filter.auth) where.push(filter.auth === 'any' ? 'c.auth IS NOT NULL' : `c.auth = ${param(filter.auth)}`);
  // Only the table of all terminals knows where they are and what they are called.
  const own: ((of: 'c' | 'w') => string)[] = [];
  if (filter.gwid) own.push(among('gateway_id', param(filter.gwid)));
  if (filter.ap) own.push(among('ap_id', param(filter.ap)));
  if (filter.q) own.push(await called(sql, accountId, filter.q, param));

  const seen = today ? `(c.online OR c.day = ${today})` : 'c.online';
  const whole = `FROM ${terminals} WHERE ${[...where, seen, ...own.map((test) => test('c'))].join(' AND ')}`;
  if (today) where.push(`c.day = ${today}`);
  const walked = (part: string) =>
    `FROM (${part}) c ${own.length > 0 ? 'JOIN client w ON w.id = c.id' : ''}
     WHERE ${[...where, ...own.map((test) => test('w'))].join(' AND ')}`;
  const parts = listed(today);
  // Counted before the band narrows the list: the choice of bands shows what is behind each.
  const most = filter.q ? filter.most : undefined;
  const counts = await bandCounts(sql, own.length > 0 ? [whole] : parts.map(walked), params, most);
  // In the order in which they came all that is told of them is walked, too.
  const isWhole =
    own.length > 0 && (counts.all <= few || (!today && (filter.sort ?? 'online_since') === 'online_since'));
  const from = isWhole ? whole : walked(parts.join(' UNION ALL '));
  const key = sortColumns[filter.sort ?? 'online_since'];
  const direction = (filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const { list, total } = await readPage<OnlineUser>(
    sql,
    {
      select: 'c.id',
      from: filter.band ? `${from} AND ${bandIs[filter.band]}` : from,
      params,
      // Only a signal may be missing; whatever else says where nothing stands is not read in the order of its index.
      order: `${key} ${direction} ${key === sortColumns.signal ? 'NULLS LAST' : ''}, c.id ${direction}`,
      whole: (ids) => `SELECT ${clientColumns}, c.online FROM ${terminals} ${clientJoins} WHERE c.id IN (${ids})`,
      total: counts[filter.band ? countOfBand[filter.band] : 'all'],
      most,
    },
    filter,
  );
  return { list, total, counts, ...(most !== undefined && counts.all > most && { counted: most }) };
}

const bandIs = { wired: 'c.band IS NULL', '2.4G': `c.band = '2.4G'`, '5G': `c.band = '5G'` } as const;
const countOfBand = { wired: 'wired', '2.4G': 'band_2g', '5G': 'band_5g' } as const;

/** How many of these together match by connection, each counted as far as told: a greater number stands for more. */
async function bandCounts(
  sql: Sql,
  matching: readonly string[],
  params: readonly unknown[],
  most: number | undefined,
): Promise<DataOf<typeof onlineUsers>['counts']> {
  const bands: { band: string | null; count: number }[] = [];
  // One by one: together they are given to several processes, which take twice the time of one in all.
  for (const from of matching) {
    const ofBand = (test: string) =>
      `(SELECT max(band) AS band, count(*) AS count FROM (SELECT c.band ${from} AND ${test} LIMIT ${most! + 1}) of_band)`;
    const counted =
      most === undefined
        ? `SELECT c.band, count(*) AS count ${from} GROUP BY c.band`
        : Object.values(bandIs).map(ofBand).join(' UNION ALL ');
    bands.push(...(await sql.query<(typeof bands)[number]>(counted, [...params])));
  }
  const sum = (rows: typeof bands) =>
    Math.min(
      rows.reduce((all, { count }) => all + count, 0),
      (most ?? Infinity) + 1,
    );
  const of = (band: string | null) => sum(bands.filter((row) => row.band === band));
  return { all: sum(bands), wired: of(null), band_2g: of('2.4G'), band_5g: of('5G') };
}

const among = (column: string, value: string) => (of: string) => `${of}.${column} = ${value}`;

/** Condition on terminals that something typed finds: by their words, or by those of their access point. */
async function called(
  sql: Sql,
  accountId: string,
  q: string,
  param: (value: unknown) => string,
): Promise<(of: string) => string> {
  const exact = await withMac(sql, accountId, q);
  if (exact) {
    const [mac, aps] = [param(exact.mac), param(exact.aps)];
    return (of) => `(${of}.mac = ${mac} OR ${of}.ap_id = ANY(${aps}::text[]))`;
  }
  const [found, named] = [searchPatterns(q), likePatterns(q)];
  const aps = await sql.query<{ id: string }>(`${apsNamed('$2', '$3')} LIMIT ${fewAps + 1}`, [accountId, found, named]);
  const at = param(found);
  // Few are said by name: then both are found by their indexes, and not by a look at everybody.
  const ofAps =
    aps.length > fewAps ? `IN (${apsNamed(at, param(named))})` : `= ANY(${param(aps.map(({ id }) => id))}::text[])`;
  return (of) => `(${of}.search LIKE ANY(${at}::text[]) OR ${of}.ap_id ${ofAps})`;
}

/** The MAC address that was typed whole, with the access points that have it; nothing where it is nobody's. */
async function withMac(sql: Sql, accountId: string, q: string): Promise<{ mac: string; aps: string[] } | undefined> {
  const mac = wholeMac(q);
  if (!mac) return undefined;
  const [known] = await sql.query<{ terminal: boolean; aps: string[] }>(
    `SELECT EXISTS (SELECT 1 FROM client WHERE account_id = $1 AND mac = $2) AS terminal,
       ARRAY(SELECT id FROM device WHERE account_id = $1 AND kind = 'ap' AND upper(mac) = $2) AS aps`,
    [accountId, mac],
  );
  const { terminal, aps } = known!;
  return terminal || aps.length > 0 ? { mac, aps } : undefined;
}
