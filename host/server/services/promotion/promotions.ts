import type { Context } from '../../kit/context/context';

/** A service that is promoted in the menu now and then. */
type Promoted = 'star' | 'ipv6' | 'tunnel';

/** The promotion of a service that runs now. */
export async function runningPromotion(
  { db, now }: Context,
  service: Promoted,
): Promise<{ menu_icon: string } | undefined> {
  const [row] = await db.query<{ menu_icon: string }>(
    `SELECT menu_icon FROM promotion WHERE service = $1 AND starts_at <= $2 AND ends_at > $2
     ORDER BY starts_at DESC LIMIT 1`,
    [service, new Date(now())],
  );
  return row;
}

/** First and last second of the newest promotion of a service, seconds since 1970; null when there never was one. */
export async function newestPromotion({ db }: Context, service: Promoted): Promise<[number, number] | null> {
  const [row] = await db.query<{ starts_at: string; ends_at: string }>(
    'SELECT starts_at, ends_at FROM promotion WHERE service = $1 ORDER BY starts_at DESC LIMIT 1',
    [service],
  );
  return row ? [Date.parse(row.starts_at) / 1000, Date.parse(row.ends_at) / 1000 - 1] : null;
}
