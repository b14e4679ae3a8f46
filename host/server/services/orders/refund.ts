import { ownRefundFen, refundFen, unusedFen, type Bought, type Refundable } from '../../../../src/domain/refund';
import { iso } from '../../../../src/domain/time';
import { book } from '../../account/wallet/ledger';
import type { Services } from '../../kit/context/context';
import { because, refuse, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { takeCommissionBack } from '../promotion/commission-back';
import { switchOff } from './switch-on';

interface Part {
  id: string;
  service_name: string;
  tier_name: string;
  pay_fen: number;
  paid_at: string | null;
  from_at: string | null;
  to_at: string | null;
  invoiced: boolean;
}

interface Stored extends Part {
  account_id: string;
  kind: string;
  months: number;
  state: string;
  owned_id: string | null;
  built_on: boolean;
  goes_with: string | null;
  upgrades: Upgrade[];
}

/** What goes back with an order: an upgrade with what it bettered, and a renewal with the upgrade that it shares. */
export type Upgrade = Part & Record<'from_at' | 'to_at', string>;

/** The payment that brought the money for an order, in SQL; `o` is the order. */
export const paidBy = `(SELECT p.id FROM payment p WHERE p.order_id = o.id AND p.account_id = o.account_id
  AND p.state = 'paid' AND p.amount_fen >= o.pay_fen ORDER BY p.paid_at LIMIT 1)`;

/** Whether `later` was bought on top of an order; `o` is the order. */
const isLater = `later.owned_id = o.owned_id AND later.state = 'paid' AND (later.paid_at, later.id) > (o.paid_at, o.id)`;

/** Whether `one` paid for what is better in time that was bought before. */
const isUpgrade = (one: string) => `${one}.kind = 'upgrade' AND ${one}.months = 0`;

/**
 * Whether that goes back with the order: an upgrade that began in its time, or a renewal that such an upgrade also bettered.
 * That upgrade cannot be taken apart, so all that it paid for goes back together.
 */
const isWithin = `(${isUpgrade('later')} AND later.from_at >= o.from_at OR EXISTS (
    SELECT 1 FROM service_order x WHERE x.owned_id = later.owned_id AND x.state = 'paid' AND ${isUpgrade('x')}
      AND (x.paid_at, x.id) > (later.paid_at, later.id) AND x.from_at >= o.from_at AND x.from_at < later.from_at))`;

/** Whether something bought later rests on an order and does not go with it, in SQL; `o` is the order. */
export const builtOn = `EXISTS (SELECT 1 FROM service_order later WHERE ${isLater} AND NOT ${isWithin})`;

/**
 * The order that one goes back with, in SQL; `o` is the order: an upgrade with what ran when it was bought, a renewal with
 * what ran when an upgrade bettered both. Null: it goes back alone.
 */
export const goesWith = `(SELECT f.id FROM service_order f
  WHERE f.owned_id = o.owned_id AND f.id <> o.id AND f.state = 'paid' AND NOT (${isUpgrade('f')}) AND f.from_at <= (
    SELECT min(x.from_at) FROM service_order x WHERE x.owned_id = o.owned_id AND x.state = 'paid' AND ${isUpgrade('x')}
      AND (x.id = o.id OR (x.paid_at, x.id) > (o.paid_at, o.id) AND x.from_at < o.from_at)
  ) ORDER BY f.from_at DESC LIMIT 1)`;

/** Upgrades, and renewals that they share, that go with an order, in SQL; `o` is the order. */
export const upgradesOf = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', later.id, 'pay_fen', later.pay_fen,
    'from_at', later.from_at, 'to_at', later.to_at, 'service_name', later.service_name, 'tier_name', later.tier_name,
    'invoiced', coalesce(later.invoice->>'state' = 'sent', false)) ORDER BY later.paid_at, later.id)
  FROM service_order later WHERE ${isLater} AND ${isWithin}), '[]')`;

/** The upgrades of an order as the rules see them. */
export const boughtOf = (upgrades: readonly Upgrade[]): Bought[] =>
  upgrades.map(({ pay_fen, from_at, to_at }) => ({
    payFen: pay_fen,
    from: Date.parse(from_at),
    to: Date.parse(to_at),
  }));

/** What was given back. */
export interface Refunded {
  order: string;
  accountId: string;
  /** What was bought. */
  title: Said;
  /** Integer fen. */
  fen: number;
}

/** Who gives an order back: its owner within the customer's time, or the operator. */
export interface Refund {
  id: string;
  /** The owner; undefined: the operator asks. */
  owner?: string;
  /** Written together with it, when the money is in the balance. */
  also: (sql: Sql, done: Refunded) => Promise<unknown>;
}

/**
 * Gives back what of an order, and of what goes with it, was not used: the money to the balance, the service ends or shrinks by the
 * time that was given back, and so much of the commission that it brought is taken back. All of it or nothing, and once.
 */
export async function refundOrder({ db, now }: Services, { id, owner, also }: Refund): Promise<void> {
  const at = now();
  await db.tx(async (sql) => {
    // Nothing is bought on top of it meanwhile.
    await sql.query(
      'SELECT 1 FROM account WHERE id = (SELECT account_id FROM service_order WHERE id = $1) FOR NO KEY UPDATE',
      [id],
    );
    const [order] = await sql.query<Stored>(
      `SELECT o.id, o.account_id, o.kind, o.months, o.state, o.service_name, o.tier_name, o.pay_fen, o.paid_at, o.from_at,
         o.to_at, o.owned_id, ${builtOn} AS built_on, ${goesWith} AS goes_with, ${upgradesOf} AS upgrades,
         coalesce(o.invoice->>'state' = 'sent', false) AS invoiced
       FROM service_order o WHERE o.id = $1 AND ($2::text IS NULL OR o.account_id = $2) FOR UPDATE`,
      [id, owner ?? null],
    );
    if (!order) throw refuse('noOrder');
    if (order.state === 'refunded') throw refuse('refundedAlready');
    if (order.state !== 'paid' || !order.paid_at || !order.from_at || !order.to_at) throw refuse('refundNone');
    const upgrades = boughtOf(order.upgrades);
    const bought = { payFen: order.pay_fen, from: Date.parse(order.from_at), to: Date.parse(order.to_at) };
    const asked: Refundable = {
      ...bought,
      kind: order.kind,
      months: order.months,
      paidAt: Date.parse(order.paid_at),
      upgrades,
      isBuiltOn: order.built_on,
      isInvoiced: [order, ...order.upgrades].some(({ invoiced }) => invoiced),
    };
    if ((owner === undefined ? refundFen(asked, at) : ownRefundFen(asked, at)) === 0)
      throw order.goes_with ? refuse('refundTogether', { order: order.goes_with }) : refuse('refundNone');
    const given = [bought, ...upgrades].map((one) => unusedFen(one, at));
    for (const [index, one] of [order, ...order.upgrades].entries()) {
      await giveBack(sql, { ...one, account_id: order.account_id }, given[index]!, at, also);
    }
    await shrink(sql, order.owned_id, Math.max(at, asked.from), at);
  });
}

async function giveBack(
  sql: Sql,
  {
    id,
    account_id: accountId,
    service_name,
    tier_name,
  }: Pick<Stored, 'id' | 'account_id' | 'service_name' | 'tier_name'>,
  fen: number,
  at: number,
  also: Refund['also'],
): Promise<void> {
  const title = because('entryPackage', { service: service_name, tier: tier_name });
  await sql.query(
    `UPDATE service_order SET state = 'refunded', refunded_at = $2, refund_fen = $3,
       invoice = CASE WHEN invoice->>'state' = 'requested' THEN NULL ELSE invoice END WHERE id = $1`,
    [id, iso(at), fen],
  );
  if (fen === 0) return;
  await book(sql, {
    accountId,
    at,
    kind: 'refund',
    title: because('entryRefund', { what: title }),
    amountFen: fen,
    reference: id,
  });
  await takeCommissionBack(sql, id, fen, at);
  await also(sql, { order: id, accountId, title, fen });
}

/** What was owned ends where the time that was given back began. */
async function shrink(sql: Sql, owned: string | null, ends: number, at: number): Promise<void> {
  if (owned === null) return;
  await sql.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1 AND expires_at > $2', [owned, iso(ends)]);
  if (ends <= at) await switchOff(sql, owned);
}
