import { ownRefundFen, refundFen, type Refundable } from '../../../../src/domain/refund';
import { iso } from '../../../../src/domain/time';
import { book } from '../../account/wallet/ledger';
import type { Services } from '../../kit/context/context';
import { because, refuse, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { takeCommissionBack } from '../promotion/commission-back';
import { switchOff } from './switch-on';

interface Stored {
  id: string;
  account_id: string;
  kind: string;
  state: string;
  service_name: string;
  tier_name: string;
  pay_fen: number;
  paid_at: string | null;
  from_at: string | null;
  to_at: string | null;
  owned_id: string | null;
  built_on: boolean;
  invoiced: boolean;
}

/** The payment that brought the money for an order, in SQL; `o` is the order. */
export const paidBy = `(SELECT p.id FROM payment p WHERE p.order_id = o.id AND p.account_id = o.account_id
  AND p.state = 'paid' AND p.amount_fen >= o.pay_fen ORDER BY p.paid_at LIMIT 1)`;

/** Whether something bought later rests on an order, in SQL; `o` is the order. */
export const builtOn = `EXISTS (SELECT 1 FROM service_order later WHERE later.owned_id = o.owned_id
  AND later.state = 'paid' AND (later.paid_at, later.id) > (o.paid_at, o.id))`;

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
 * Gives back what of an order was not used: the money to the balance, the service ends or shrinks by the time that was given
 * back, and the commission that it brought is taken back. All of it or nothing, and once.
 */
export async function refundOrder({ db, now }: Services, { id, owner, also }: Refund): Promise<void> {
  const at = now();
  await db.tx(async (sql) => {
    const [order] = await sql.query<Stored>(
      `SELECT o.id, o.account_id, o.kind, o.state, o.service_name, o.tier_name, o.pay_fen, o.paid_at, o.from_at, o.to_at,
         o.owned_id, ${builtOn} AS built_on, coalesce(o.invoice->>'state' = 'sent', false) AS invoiced
       FROM service_order o WHERE o.id = $1 AND ($2::text IS NULL OR o.account_id = $2) FOR UPDATE`,
      [id, owner ?? null],
    );
    if (!order) throw refuse('noOrder');
    if (order.state === 'refunded') throw refuse('refundedAlready');
    if (order.state !== 'paid' || !order.paid_at || !order.from_at || !order.to_at) throw refuse('refundNone');
    const asked: Refundable = {
      kind: order.kind,
      payFen: order.pay_fen,
      paidAt: Date.parse(order.paid_at),
      from: Date.parse(order.from_at),
      to: Date.parse(order.to_at),
      isBuiltOn: order.built_on,
      isInvoiced: order.invoiced,
    };
    const fen = owner === undefined ? refundFen(asked, at) : ownRefundFen(asked, at);
    if (fen === 0) throw refuse('refundNone');
    const { account_id: accountId } = order;
    const title = because('entryPackage', { service: order.service_name, tier: order.tier_name });
    await sql.query(
      `UPDATE service_order SET state = 'refunded', refunded_at = $2, refund_fen = $3,
         invoice = CASE WHEN invoice->>'state' = 'requested' THEN NULL ELSE invoice END WHERE id = $1`,
      [id, iso(at), fen],
    );
    await book(sql, {
      accountId,
      at,
      kind: 'refund',
      title: because('entryRefund', { what: title }),
      amountFen: fen,
      reference: id,
    });
    await shrink(sql, order.owned_id, Math.max(at, asked.from), at);
    await takeCommissionBack(sql, id, at);
    await also(sql, { order: id, accountId, title, fen });
  });
}

/** What was owned ends where the time that was given back began. */
async function shrink(sql: Sql, owned: string | null, ends: number, at: number): Promise<void> {
  if (owned === null) return;
  await sql.query('UPDATE service_owned SET expires_at = $2 WHERE id = $1 AND expires_at > $2', [owned, iso(ends)]);
  if (ends <= at) await switchOff(sql, owned);
}
