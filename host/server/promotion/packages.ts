import type { SalePackage } from '../../../src/api/contract/promotion';
import { cheaper } from '../../../src/domain/referral';
import type { Sql } from '../db';

interface Row extends Omit<SalePackage, 'activity'> {
  title: string | null;
  offer_fen: number | null;
  ends_at: string | null;
}

/** Packages with the best offer of the activities that run now; all unless a service or one package is named. */
export async function readPackages(
  sql: Sql,
  now: number,
  { service, id }: { service?: string | undefined; id?: string | undefined } = {},
): Promise<SalePackage[]> {
  const rows = await sql.query<Row>(
    `SELECT p.id, p.service, p.service_name, p.name, p.summary, p.price_fen, p.unit, p.features, p.code,
       o.title, o.money_fen AS offer_fen, o.ends_at
     FROM sale_package p
     LEFT JOIN LATERAL (
       SELECT a.title, f.money_fen, a.ends_at FROM activity_offer f JOIN activity a ON a.id = f.activity_id
       WHERE a.starts_at <= $1 AND a.ends_at > $1 AND f.apply_to_package = p.tier AND p.labels ? f.apply_to
       -- An offer with a price comes before one that only adds something.
       ORDER BY f.money_fen = 0, f.money_fen, a.id LIMIT 1
     ) o ON true
     WHERE ($2::text IS NULL OR p.service = $2) AND ($3::text IS NULL OR p.id = $3)
     ORDER BY p.position`,
    [new Date(now), service ?? null, id ?? null],
  );
  return rows.map(({ title, offer_fen, ends_at, ...row }) => {
    const price_fen = cheaper(row.price_fen, offer_fen ?? undefined) ?? null;
    const counts = title !== null && ends_at !== null && (price_fen !== null || offer_fen === 0);
    return { ...row, activity: counts ? { title, price_fen, ends_at } : null };
  });
}
