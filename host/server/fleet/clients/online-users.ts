import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { OnlineUser, onlineUsers } from '../../../../src/api/contract/client';
import { beijingDay } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';
import { clientColumns, clientJoins, clientName } from './client-read';
import { readPage } from '../../kit/sql/page';
import { likePatterns, searchPatterns, wholeMac } from '../../kit/sql/search';

const sortColumns = {
  online_since: 'c.online_since',
  down: 'c.down',
  up: 'c.up',
  down_bytes: 'c.down_bytes',
  up_bytes: 'c.up_bytes',
  signal: 'c.signal',
  name: clientName,
} as const;

/** Terminals that are online with their rates from the narrow table of those, and the columns that lists are narrowed by. */
const rated = `(SELECT w.id, w.account_id, w.gateway_id, w.ap_id, w.band, w.auth, w.mac, w.search, w.online, r.down, r.up
  FROM client w JOIN client_rate r ON r.client_id = w.id AND r.account_id = w.account_id) c`;

/** The same of all of an account: their table alone tells their order. */
const allRated = `(SELECT r.client_id AS id, r.account_id, r.down, r.up FROM client_rate r) c`;

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
  const seen = filter.seen === 'today' ? `(c.online OR c.day = ${param(beijingDay(now))}::date)` : 'c.online';
  const where = ['c.account_id = $1', seen];
  const kept = where.length;
  if (filter.gwid) where.push(`c.gateway_id = ${param(filter.gwid)}`);
  if (filter.ap) where.push(`c.ap_id = ${param(filter.ap)}`);
  if (filter.auth === 'any') where.push('c.auth IS NOT NULL');
  else if (filter.auth) where.push(`c.auth = ${param(filter.auth)}`);
  if (filter.q) {
    const exact = await withMac(sql, accountId, filter.q);
    if (exact) where.push(`(c.mac = ${param(exact.mac)} OR c.ap_id = ANY(${param(exact.aps)}::text[]))`);
    else {
      const [found, named] = [searchPatterns(filter.q), likePatterns(filter.q)];
      const aps = await sql.query<{ id: string }>(`${apsNamed('$2', '$3')} LIMIT ${fewAps + 1}`, [
        accountId,
        found,
        named,
      ]);
      const at = param(found);
      // Few are said by name: then both are found by their indexes, and not by a look at everybody.
      const ofAps =
        aps.length > fewAps ? `IN (${apsNamed(at, param(named))})` : `= ANY(${param(aps.map(({ id }) => id))}::text[])`;
      where.push(`(c.search LIKE ANY(${at}::text[]) OR c.ap_id ${ofAps})`);
    }
  }
  // Counted before the band narrows the list: the choice of bands shows what is behind each.
  const bands = await sql.query<{ band: string | null; count: number }>(
    `SELECT c.band, count(*) AS count FROM client c WHERE ${where.join(' AND ')} GROUP BY c.band`,
    params,
  );
  const of = (band: string | null) => bands.find((row) => row.band === band)?.count ?? 0;
  const all = bands.reduce((sum, { count }) => sum + count, 0);
  const counts = { all, wired: of(null), band_2g: of('2.4G'), band_5g: of('5G') };
  if (filter.band) where.push(filter.band === 'wired' ? 'c.band IS NULL' : `c.band = ${param(filter.band)}`);
  const key = sortColumns[filter.sort ?? 'online_since'];
  const direction = (filter.order ?? (filter.sort ? 'asc' : 'desc')) === 'asc' ? 'ASC' : 'DESC';
  const isRated = filter.seen !== 'today' && (filter.sort === 'down' || filter.sort === 'up');
  const found = await readPage<OnlineUser>(
    sql,
    {
      select: 'c.id',
      from: !isRated
        ? `FROM client c WHERE ${where.join(' AND ')}`
        : where.length > kept
          ? `FROM ${rated} WHERE ${where.join(' AND ')}`
          : `FROM ${allRated} WHERE c.account_id = $1`,
      params,
      // Only a signal may be missing; whatever else says where nothing stands is not read in the order of its index.
      order: `${key} ${direction} ${key === sortColumns.signal ? 'NULLS LAST' : ''}, c.id ${direction}`,
      whole: (ids) => `SELECT ${clientColumns}, c.online FROM client c ${clientJoins} WHERE c.id IN (${ids})`,
      ...(!filter.band && { total: all }),
    },
    filter,
  );
  return { ...found, counts };
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
