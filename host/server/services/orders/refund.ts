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
  upgrades: Upgrade[];
}

/** An upgrade that goes back with what it bettered. */
export type Upgrade = Part & Record<'from_at' | 'to_at', string>;

/** The payment that brought the money for an order, in SQL; `o` is the order. */
export const paidBy = `(SELECT p.id FROM payment p WHERE p.order_id = o.id AND p.account_id = o.account_id
  AND p.state = 'paid' AND p.amount_fen >= o.pay_fen ORDER BY p.paid_at LIMIT 1)`;

/** Whether `later` was bought on top of an order; `o` is the order. */
const isLater = `later.owned_id = o.owned_id AND later.state = 'paid' AND (later.paid_at, later.id) > (o.paid_at, o.id)`;

/** Whether that is an upgrade within the time of the order alone. */
const isWithin = `(later.kind = 'upgrade' AND later.months = 0 AND later.from_at >= o.from_at)`;

/** Whether something bought later rests on an order and does not go with it, in SQL; `o` is the order. */
export const builtOn = `EXISTS (SELECT 1 FROM service_order later WHERE ${isLater} AND NOT ${isWithin})`;

/** Upgrades that go with an order, in SQL; `o` is the order. */
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
 * Gives back what of an order and its upgrades was not used: the money to the balance, the service ends or shrinks by the
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
         o.to_at, o.owned_id, ${builtOn} AS built_on, ${upgradesOf} AS upgrades,
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
    if ((owner === undefined ? refundFen(asked, at) : ownRefundFen(asked, at)) === 0) throw refuse('refundNone');
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
