import { iso } from '../../../../src/domain/time';
import { refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import type { OwnedRow } from '../catalogue/price';

/** What the price of an order rests on. */
export interface Terms {
  id: string;
  kind: 'new' | 'renew' | 'upgrade';
  about: string | null;
  coupon_id: string | null;
  /** The activity price that it uses up: `activity label package`. */
  offer: string | null;
}

/** What an order is about: a renewal begins wherever what it renews ends, an upgrade pays for the time that is left. */
export const aboutOf = ({ tier, quantity, expires_at }: OwnedRow, kind: Terms['kind']): string =>
  [tier, quantity, ...(kind === 'upgrade' ? [iso(Date.parse(expires_at))] : [])].join(' ');

/** Why an order cannot be had at its price any more; undefined: it can. */
export async function goneOf(
  sql: Sql,
  accountId: string,
  order: Terms,
  owned: OwnedRow | undefined,
  now: number,
): Promise<'ownedChanged' | 'couponGone' | 'offerGone' | undefined> {
  if (order.kind !== 'new' && (!owned || aboutOf(owned, order.kind) !== order.about)) return 'ownedChanged';
  return usedUp(sql, accountId, order, now);
}

/** What an order wants to use up and is not there any more. */
export async function usedUp(
  sql: Sql,
  accountId: string,
  order: Terms,
  now: number,
): Promise<'couponGone' | 'offerGone' | undefined> {
  if (!order.coupon_id && !order.offer) return undefined;
  const [has] = await sql.query<{ coupon: boolean; offer: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM coupon WHERE account_id = $1 AND id = $2 AND used_at IS NULL AND expires_at > $3
     ) AS coupon, EXISTS (
       SELECT 1 FROM activity_offer o WHERE concat_ws(' ', o.activity_id, o.apply_to, o.apply_to_package) = $4
         AND NOT EXISTS (
           SELECT 1 FROM activity_use u WHERE u.account_id = $1 AND u.activity_id = o.activity_id
             AND u.apply_to = o.apply_to AND u.apply_to_package = o.apply_to_package
         )
     ) AS offer`,
    [accountId, order.coupon_id, iso(now), order.offer],
  );
  if (order.coupon_id && !has!.coupon) return 'couponGone';
  return order.offer && !has!.offer ? 'offerGone' : undefined;
}

/** Uses up the coupon and the activity price of an order. */
export async function useTerms(sql: Sql, accountId: string, order: Terms, now: number): Promise<void> {
  if (order.coupon_id) {
    const used = await sql.query(
      `UPDATE coupon SET used_at = $3, used_for = $4
       WHERE account_id = $1 AND id = $2 AND used_at IS NULL AND expires_at > $3 RETURNING id`,
      [accountId, order.coupon_id, iso(now), order.id],
    );
    if (used.length === 0) throw refuse('couponGone');
  }
  if (order.offer) {
    const [activity, applyTo, number] = order.offer.split(' ');
    const used = await sql.query(
      `INSERT INTO activity_use (account_id, activity_id, apply_to, apply_to_package, at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING at`,
      [accountId, Number(activity), applyTo, Number(number), iso(now)],
    );
    if (used.length === 0) throw refuse('offerGone');
  }
}

/** Cancels the orders that wait at the price of the same coupon or activity as one that was paid; gives them. */
export async function cancelRivals<T extends object>(
  sql: Sql,
  accountId: string,
  { id, coupon_id, offer }: Terms,
  now: number,
): Promise<T[]> {
  if (!coupon_id && !offer) return [];
  return sql.query<T>(
    `UPDATE service_order SET state = 'cancelled', cancelled_at = $3
     WHERE account_id = $1 AND id <> $2 AND state = 'unpaid' AND pay_until > $3 AND (coupon_id = $4 OR offer = $5)
     RETURNING *`,
    [accountId, id, iso(now), coupon_id, offer],
  );
}
