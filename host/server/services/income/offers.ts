import type { IncomeOffer } from '../../../../src/api/contract/income';
import type { staffIncomeOffers, staffIncomeOfferSave } from '../../../../src/api/contract/staff-income';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { beijingDay } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import { because, invalid, notFound } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { readPage, type Paging } from '../../kit/sql/page';
import type { Sql } from '../../kit/store/db';

type Row = DataOf<typeof staffIncomeOffers>['list'][number];

/** Offers of all times, newest first. */
export const offerPage = (sql: Sql, paging: Paging) =>
  readPage<Row>(
    sql,
    {
      select: `id, source, buyer, each_fen, starts_on::text AS starts_on, ends_on::text AS ends_on, simulated`,
      from: 'FROM income_offer',
      params: [],
      order: 'starts_on DESC, id',
    },
    paging,
  );

/** Who pays on a day for guests of an account's gateways: of the simulated ones where it has no others. */
export const offersOf = (sql: Sql, accountId: string, day: string): Promise<IncomeOffer[]> =>
  sql.query<IncomeOffer>(
    `SELECT DISTINCT ON (o.source) o.source, o.buyer, o.each_fen, o.simulated FROM income_offer o
     WHERE o.starts_on <= $2 AND (o.ends_on IS NULL OR o.ends_on >= $2)
       AND (NOT o.simulated OR EXISTS (
         SELECT 1 FROM device d WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.simulated))
     ORDER BY o.source, o.simulated, o.starts_on DESC`,
    [accountId, day],
  );

/** A new offer takes the place of the one before from its first day on; what was earned stays as it is. */
export async function saveOffer(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { source, each_fen, buyer, starts_on }: Omit<ParsedOf<typeof staffIncomeOfferSave>, 'by'>,
  also: (sql: Sql) => Promise<void>,
): Promise<string> {
  const today = beijingDay(now());
  const from = starts_on ?? today;
  if (from < today) throw invalid({ starts_on: because('offerPast') });
  const id = newId('offer');
  await db.tx(async (sql) => {
    // One after the other: each ends the one before.
    await sql.query('LOCK TABLE income_offer IN SHARE ROW EXCLUSIVE MODE');
    await sql.query('DELETE FROM income_offer WHERE source = $1 AND NOT simulated AND starts_on >= $2', [source, from]);
    await sql.query(
      `UPDATE income_offer SET ends_on = $2::date - 1
       WHERE source = $1 AND NOT simulated AND (ends_on IS NULL OR ends_on >= $2::date)`,
      [source, from],
    );
    await sql.query('INSERT INTO income_offer (id, source, buyer, each_fen, starts_on) VALUES ($1, $2, $3, $4, $5)', [
      id,
      source,
      buyer,
      each_fen,
      from,
    ]);
    await also(sql);
  });
  return id;
}

/** Today is the last day of an offer; one that did not begin is taken back. */
export const endOffer = ({ db, now }: Services, id: string, also: (sql: Sql, buyer: string) => Promise<void>) =>
  db.tx(async (sql) => {
    const today = beijingDay(now());
    const [offer] = await sql.query<{ buyer: string; begun: boolean }>(
      'SELECT buyer, starts_on <= $2 AS begun FROM income_offer WHERE id = $1 FOR UPDATE',
      [id, today],
    );
    if (!offer) throw notFound();
    if (offer.begun) {
      await sql.query('UPDATE income_offer SET ends_on = $2 WHERE id = $1 AND (ends_on IS NULL OR ends_on > $2)', [
        id,
        today,
      ]);
    } else await sql.query('DELETE FROM income_offer WHERE id = $1', [id]);
    await also(sql, offer.buyer);
  });
