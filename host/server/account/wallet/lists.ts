import type { coupons, statement, withdrawals } from '../../../../src/api/contract/wallet';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { addDays, beijing, beijingMidnight } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';

type Coupon = DataOf<typeof coupons>['list'][number];
type Withdrawal = DataOf<typeof withdrawals>['list'][number];
type Entry = DataOf<typeof statement>['list'][number];

/** First moment of the month in Beijing. */
export const monthStart = (now: number): Date => new Date(beijingMidnight(`${beijing(now).day.slice(0, 7)}-01`));

/** Coupons of the caller, usable ones first, then by expiry. */
export function couponPage(context: Context, input: ParsedOf<typeof coupons>): Promise<DataOf<typeof coupons>> {
  const state = `CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at <= $2 THEN 'expired' ELSE 'usable' END`;
  return readPage<Coupon>(
    context.db,
    {
      select: 'id, title, amount_fen, min_order_fen, service, state, starts_at, expires_at',
      from: `FROM (SELECT *, ${state} AS state FROM coupon WHERE account_id = $1) c
        WHERE $3::text IS NULL OR state = $3`,
      params: [context.caller.accountId, new Date(context.now()), input.state ?? null],
      order: `CASE state WHEN 'usable' THEN 0 WHEN 'used' THEN 1 ELSE 2 END, expires_at, id`,
    },
    input,
  );
}

/** Withdrawals of the caller, newest first. */
export const withdrawalPage = (
  context: Context,
  input: ParsedOf<typeof withdrawals>,
): Promise<DataOf<typeof withdrawals>> =>
  readPage<Withdrawal>(
    context.db,
    {
      select: 'id, amount_fen, card, state, note, created_at, updated_at',
      from: 'FROM withdrawal WHERE account_id = $1',
      params: [context.caller.accountId],
      order: 'created_at DESC, id',
    },
    input,
  );

/** Entries of the caller's statement, newest first, with the sums of all that match. */
export async function statementPage(
  context: Context,
  input: ParsedOf<typeof statement>,
): Promise<DataOf<typeof statement>> {
  const where = `account_id = $1 AND ($2::text IS NULL OR kind = $2)
    AND ($3::timestamptz IS NULL OR at >= $3) AND ($4::timestamptz IS NULL OR at < $4)`;
  const params = [
    context.caller.accountId,
    input.kind ?? null,
    input.from ? dayStart(input.from) : null,
    input.to ? dayStart(addDays(input.to, 1)) : null,
  ];
  const [sums] = await context.db.query<{ total: number; in_fen: number; out_fen: number }>(
    `SELECT count(*) AS total, coalesce(sum(amount_fen) FILTER (WHERE amount_fen > 0), 0) AS in_fen,
            coalesce(-sum(amount_fen) FILTER (WHERE amount_fen < 0), 0) AS out_fen
     FROM wallet_entry WHERE ${where}`,
    params,
  );
  const { total, ...fen } = sums!;
  const found = await readPage<Entry>(
    context.db,
    {
      select: 'id, at, kind, title, title_said, amount_fen, balance_fen',
      from: `FROM wallet_entry WHERE ${where}`,
      params,
      order: 'at DESC, id DESC',
      total,
    },
    input,
  );
  return { ...found, ...fen };
}

const dayStart = (day: string): Date => new Date(beijingMidnight(day));
