import type { StarDisk, starDisks, starReport } from '../../../../src/api/contract/star';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { campaign, campaignOpen, subsidyPercent } from '../../../../src/domain/campaign';
import type { StarDiskState } from '../../../../src/domain/star';
import { gigabyte, leastBytes, mostShared, soldGb } from '../../../../src/domain/star-rules';
import { addDays, beijingDay, iso } from '../../../../src/domain/time';
import type { Context, KnownDevice } from '../../kit/context/context';
import { insertRows } from '../../kit/sql/bulk';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Db } from '../../kit/store/db';
import { ableSql } from '../settings/known';
import { joinDelivery, takesPart, uploadSql } from './known';

/** Why the disk `k` of the device `d` can join or not, the strongest reason first; what is lent of it counts as free. */
const stateSql = `CASE WHEN k.name IS NULL THEN 'unreported'
  WHEN EXISTS (SELECT 1 FROM star_application a, jsonb_array_elements(a.disks) e
    WHERE a.account_id = d.account_id AND a.gateway_id = d.id AND a.state = 'pending' AND e->>'disk' = k.name) THEN 'applied'
  WHEN EXISTS (SELECT 1 FROM star_gateway g JOIN star_disk x ON x.gateway_id = g.gateway_id ${joinDelivery}
    WHERE g.gateway_id = d.id AND g.account_id = d.account_id AND x.name = k.name AND ${takesPart}) THEN 'open'
  WHEN NOT ${ableSql('d', `'star'`)} THEN 'unable'
  WHEN k.size < ${leastBytes} THEN 'small'
  WHEN k.bad_blocks > 0 THEN 'bad'
  WHEN (k.size - k.used + coalesce(k.lent, 0)) < ${gigabyte}.0 / 0.9 THEN 'full' ELSE 'free' END`;

/** Disks of the gateways of the account $1, and gateways without one, that match $2. */
const rowsSql = `SELECT d.id AS gwid, coalesce(k.name, '') AS disk, d.remark, d.status = 'online' AS online,
    coalesce(k.medium, 'other') AS medium, k.size, k.used, k.lent, k.bad_blocks, k.told_at, ${stateSql} AS state,
    ${uploadSql} AS up_mbps, d.simulated
  FROM device d LEFT JOIN gateway_disk k ON k.gateway_id = d.id AND k.account_id = d.account_id
  WHERE d.account_id = $1 AND d.kind = 'gateway' AND ($2::text IS NULL OR lower(d.remark || ' ' || d.id) LIKE $2)`;

type Row = Omit<StarDisk, 'id' | 'size_gb' | 'used_gb' | 'most_gb' | 'percent' | 'per_gb'> & {
  size: number | null;
  used: number | null;
  lent: number | null;
};

/** Disks of an account, those that can join first. */
export async function diskPage(
  { db, caller, now }: Context,
  { q, state, ...paging }: ParsedOf<typeof starDisks>,
): Promise<DataOf<typeof starDisks>> {
  const params = [caller.accountId, q ? likePattern(q) : null, state ?? null];
  const page = await readPage<Row>(
    db,
    {
      select: 'gwid, disk, remark, online, medium, size, used, lent, bad_blocks, told_at, state, up_mbps, simulated',
      from: `FROM (${rowsSql}) r WHERE $3::text IS NULL OR r.state = $3`,
      params,
      order: `CASE state WHEN 'free' THEN 0 WHEN 'applied' THEN 1 WHEN 'open' THEN 2 WHEN 'unreported' THEN 4 ELSE 3 END,
        remark, gwid, disk`,
    },
    paging,
  );
  const [counts] = await db.query<{ all: number; free: number }>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE r.state = 'free') AS free FROM (${rowsSql}) r`,
    params.slice(0, 2),
  );
  const perGb = await earnedPerGb(db, now());
  const runs = campaignOpen(now());
  return {
    ...page,
    list: page.list.map(({ size, used, lent, ...row }) => {
      const size_gb = size === null ? null : soldGb(size);
      const used_gb = used === null ? null : Math.round(used / gigabyte);
      return {
        ...row,
        ...{ id: `${row.gwid}/${row.disk}`, size_gb, used_gb },
        most_gb: mostOf(row.state, size, used, lent),
        percent: runs && size_gb !== null ? subsidyPercent(size_gb) : 0,
        per_gb: size_gb === null ? null : (perGb.get(`${size_gb > campaign.lowerTier} ${row.simulated}`) ?? null),
      };
    }),
    counts: counts!,
  };
}

const mostOf = (state: StarDiskState, size: number | null, used: number | null, lent: number | null): number =>
  size !== null && used !== null && ['free', 'open', 'applied'].includes(state)
    ? mostShared(size, used - (lent ?? 0))
    : 0;

/** How many disks of an account there are, and how many of them can join. */
export async function diskCounts(db: Pick<Db, 'query'>, accountId: string): Promise<{ disks: number; free: number }> {
  const [row] = await db.query<{ disks: number; free: number }>(
    `SELECT count(*) FILTER (WHERE r.disk <> '') AS disks, count(*) FILTER (WHERE r.state = 'free') AS free
     FROM (${rowsSql}) r`,
    [accountId, null],
  );
  return row!;
}

/** A disk, as somebody wants to lend it. */
export interface OwnDisk {
  gwid: string;
  disk: string;
  state: StarDiskState;
  size_gb: number;
  most_gb: number;
}

/** Disks of some gateways of an account by gateway and name. */
export async function ownDisks(
  db: Pick<Db, 'query'>,
  accountId: string,
  gwids: readonly string[],
): Promise<ReadonlyMap<string, OwnDisk>> {
  const rows = await db.query<Row>(`SELECT * FROM (${rowsSql}) r WHERE r.disk <> '' AND r.gwid = ANY($3::text[])`, [
    accountId,
    null,
    gwids,
  ]);
  return new Map(
    rows.map(({ gwid, disk, state, size, used, lent }) => [
      `${gwid}/${disk}`,
      { gwid, disk, state, size_gb: soldGb(size!), most_gb: mostOf(state, size, used, lent) },
    ]),
  );
}

/** Accounts over which an average is told: over fewer it would tell one what another earns. */
const fewest = 5;

/**
 * What a GB of each tier earned on a day of the last seven, millionths of a yuan, over all who take part; where they are
 * few, what the buyer who gives the least gives for it.
 */
async function earnedPerGb(db: Pick<Db, 'query'>, now: number): Promise<ReadonlyMap<string, number>> {
  const today = beijingDay(now);
  const rows = await db.query<{ big: boolean; simulated: boolean; per_gb: number }>(
    `WITH earned AS (
       SELECT size_gb > ${campaign.lowerTier} AS big, simulated, sum(income_fen) * 10000.0 / sum(gb) AS per_gb
       FROM star_line WHERE day >= $1 GROUP BY 1, 2 HAVING sum(gb) > 0 AND count(DISTINCT account_id) >= ${fewest}
     ), offered AS (
       SELECT simulated, min(each_fen) * 100.0 AS per_gb FROM star_demand
       WHERE starts_on <= $2 AND (ends_on IS NULL OR ends_on >= $2) GROUP BY 1
     )
     SELECT t.big, s.simulated, round(coalesce(e.per_gb, o.per_gb))::integer AS per_gb
     FROM (VALUES (true), (false)) t (big) CROSS JOIN (VALUES (true), (false)) s (simulated)
     LEFT JOIN earned e ON e.big = t.big AND e.simulated = s.simulated
     LEFT JOIN offered o ON o.simulated = s.simulated WHERE coalesce(e.per_gb, o.per_gb) IS NOT NULL`,
    [addDays(today, -7), today],
  );
  return new Map(rows.map(({ big, simulated, per_gb }) => [`${big} ${simulated}`, per_gb]));
}

/** Writes down what a gateway says of its disks; one that it no longer names is gone. */
export async function takeDisks(
  db: Db,
  { gwid, accountId }: KnownDevice,
  { disks, up_bps, line_bps }: ParsedOf<typeof starReport>,
  now: number,
): Promise<void> {
  const told = new Map(disks.map((one) => [one.name, one]));
  const rows = [...told.values()].map((one) => ({
    ...one,
    ...within(one),
    ...{ gateway_id: gwid, account_id: accountId, told_at: iso(now) },
  }));
  await db.tx(async (sql) => {
    const [gateway] = await sql.query('SELECT 1 FROM device WHERE id = $1 AND account_id = $2 FOR UPDATE', [
      gwid,
      accountId,
    ]);
    if (!gateway) return;
    await sql.query('DELETE FROM gateway_disk WHERE gateway_id = $1', [gwid]);
    await insertRows(
      sql,
      'gateway_disk',
      {
        ...{ gateway_id: 'text', account_id: 'text', name: 'text', medium: 'text', size: 'bigint', used: 'bigint' },
        ...{ bad_blocks: 'bigint', lent: 'bigint', told_at: 'timestamptz' },
      },
      rows,
    );
    await sql.query('UPDATE star_gateway SET used_bps = $3, told_at = $4 WHERE gateway_id = $1 AND account_id = $2', [
      gwid,
      accountId,
      up_bps ?? null,
      iso(now),
    ]);
    if (!line_bps) return;
    await sql.query(
      `INSERT INTO gateway_line (gateway_id, account_id, up_bps, told_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (gateway_id) DO UPDATE SET account_id = excluded.account_id, up_bps = excluded.up_bps, told_at = excluded.told_at`,
      [gwid, accountId, line_bps, iso(now)],
    );
  });
}

/** More than there is is neither used nor lent. */
function within({ size, used, lent }: { size: number; used: number; lent?: number | undefined }) {
  const most = Math.min(used, size);
  return { used: most, ...(lent !== undefined && { lent: Math.min(lent, most) }) };
}
