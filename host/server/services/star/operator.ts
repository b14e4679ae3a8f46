import type {
  staffStarDemands,
  staffStarDemandSave,
  staffStarDisputes,
  staffStarReview,
} from '../../../../src/api/contract/staff-star';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { beijingDay } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { because, invalid, notFound } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { readPage } from '../../kit/sql/page';
import type { Sql } from '../../kit/store/db';

/** Applications of all accounts. */
export const reviewPage = (
  { db }: Context,
  { state, ...paging }: ParsedOf<typeof staffStarReview>,
): Promise<DataOf<typeof staffStarReview>> =>
  readPage(
    db,
    {
      select: `s.id, a.account_code, coalesce(nullif(s.remark, ''), s.gateway_id) AS gateway, s.disks, s.mbps,
        s.starts AS "from", s.ends AS "to", s.state, s.asked_at`,
      from: 'FROM star_application s JOIN account a ON a.id = s.account_id WHERE s.state = $1',
      params: [state],
      order: 's.asked_at, s.id',
    },
    paging,
  );

/** Demands of all times. */
export const allDemands = (
  { db }: Context,
  paging: ParsedOf<typeof staffStarDemands>,
): Promise<DataOf<typeof staffStarDemands>> =>
  readPage(
    db,
    {
      select: `id, region, buyer, gb, mbps, each_fen, starts_on::text AS starts_on, ends_on::text AS ends_on, simulated`,
      from: 'FROM star_demand m',
      params: [],
      order: 'm.starts_on DESC, m.id',
    },
    paging,
  );

/** Makes a demand. */
export async function addDemand(
  sql: Sql,
  { region, buyer, gb, mbps, each_fen, starts_on, ends_on }: Omit<ParsedOf<typeof staffStarDemandSave>, 'by'>,
  now: number,
): Promise<string> {
  const from = starts_on ?? beijingDay(now);
  if (ends_on !== undefined && ends_on < from) throw invalid({ ends_on: because('wrong') });
  const ends = ends_on ?? null;
  // Said twice, it is the same demand: a command that was repeated makes no second one.
  await sql.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`star-demand ${region} ${buyer}`]);
  const [same] = await sql.query<{ id: string }>(
    `SELECT id FROM star_demand WHERE NOT simulated AND region = $1 AND buyer = $2 AND gb = $3 AND mbps = $4
       AND each_fen = $5 AND starts_on = $6 AND ends_on IS NOT DISTINCT FROM $7`,
    [region, buyer, gb, mbps, each_fen, from, ends],
  );
  if (same) return same.id;
  const id = newId('stw');
  await sql.query(
    `INSERT INTO star_demand (id, region, buyer, gb, mbps, each_fen, starts_on, ends_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, region, buyer, gb, mbps, each_fen, from, ends],
  );
  return id;
}

/** Today is the last day of a demand; one that did not begin is taken back. Its buyer. */
export async function closeDemand(sql: Sql, id: string, now: number): Promise<string> {
  const today = beijingDay(now);
  const [demand] = await sql.query<{ buyer: string; begun: boolean }>(
    'SELECT buyer, starts_on <= $2 AS begun FROM star_demand WHERE id = $1 FOR UPDATE',
    [id, today],
  );
  if (!demand) throw notFound();
  if (demand.begun) {
    await sql.query('UPDATE star_demand SET ends_on = $2 WHERE id = $1 AND (ends_on IS NULL OR ends_on > $2)', [
      id,
      today,
    ]);
  } else await sql.query('DELETE FROM star_demand WHERE id = $1', [id]);
  return demand.buyer;
}

/** Objections of all accounts. */
export const allDisputes = (
  { db }: Context,
  { state, ...paging }: ParsedOf<typeof staffStarDisputes>,
): Promise<DataOf<typeof staffStarDisputes>> =>
  readPage(
    db,
    {
      select: `p.id, a.account_code, p.day::text AS day, coalesce(nullif(d.remark, ''), p.gateway_id, '') AS gateway, p.text,
        p.state, p.answer, p.asked_at`,
      from: `FROM star_dispute p JOIN account a ON a.id = p.account_id
        LEFT JOIN device d ON d.id = p.gateway_id AND d.account_id = p.account_id WHERE p.state = $1`,
      params: [state],
      order: 'p.asked_at, p.id',
    },
    paging,
  );
