import { iso } from '../../../../src/domain/time';
import { tellSupport } from '../../account/support/tell';
import type { Context, Services } from '../../kit/context/context';
import { Forged, PayError } from '../../kit/pay/pay';
import { notFound, refuse } from '../../kit/refusal';
import { settle } from './settle';

/** A payment that waits. */
export interface Waiting {
  id: string;
  account_id: string;
  method: 'alipay' | 'wechat' | 'transfer' | 'test';
  pay_until: string;
}

/**
 * Asks a provider how a payment stands that was not heard of: money that it took is booked, and what nobody paid in time is
 * ended there and here. Rejects with `PayError` when it does not say.
 */
export async function lookAfter(services: Services, { id, account_id, method, pay_until }: Waiting): Promise<void> {
  const provider = services.pay.providers.find((one) => one.method === method);
  const known = provider ? await provider.ask(id) : 'waiting';
  if (typeof known === 'object') {
    if (known.id !== id) throw new Forged(`${id}: told of ${known.id}`);
    return settle(services, method, known);
  }
  if (known === 'waiting' && Date.parse(pay_until) > services.now()) return;
  if (known === 'waiting') await provider?.end(id);
  await ended(services, account_id, id, 'closed');
}

/** Ends a payment here. */
async function ended(services: Services, accountId: string, id: string, state: 'closed' | 'cancelled'): Promise<void> {
  const at = services.now();
  await services.db.tx(async (sql) => {
    const gone = await sql.query(
      `UPDATE payment SET state = $2, ended_at = $3 WHERE id = $1 AND state = 'waiting' RETURNING id`,
      [id, state, iso(at)],
    );
    if (gone.length > 0) await tellSupport(sql, accountId, 'payment', id, new Date(at));
  });
}

async function mine({ db, caller }: Context, id: string): Promise<Waiting & { state: string }> {
  const [row] = await db.query<Waiting & { state: string }>(
    'SELECT id, account_id, method, pay_until, state FROM payment WHERE account_id = $1 AND id = $2',
    [caller.accountId, id],
  );
  if (!row) throw notFound();
  return row;
}

/** Asks the provider of a payment of the caller, now. */
export async function checkPayment(context: Context, id: string): Promise<void> {
  const payment = await mine(context, id);
  await context.limits.take(`payment:${context.caller.accountId}`, 30, 60);
  if (payment.state === 'paid' || payment.method === 'transfer') return;
  await lookAfter(context, payment).catch((error: unknown) => told(context, id, error));
}

/** Cancels a payment of the caller, at its provider too. What was paid meanwhile is booked instead. */
export async function cancelPayment(context: Context, id: string): Promise<void> {
  const payment = await mine(context, id);
  if (payment.state === 'cancelled') return;
  if (payment.state === 'paid') throw refuse('paymentPaid');
  if (payment.state !== 'waiting') throw refuse('paymentEnded');
  const provider = context.pay.providers.find((one) => one.method === payment.method);
  // Where the provider does not end it, it may have been paid; money that comes later is booked all the same.
  await provider?.end(id).catch((error: unknown) => {
    told(context, id, error);
    return lookAfter(context, payment).catch((late: unknown) => told(context, id, late));
  });
  await ended(context, payment.account_id, id, 'cancelled');
  if ((await mine(context, id)).state === 'paid') throw refuse('paymentPaid');
}

/** Ends what still waits for an order that is paid or cancelled. */
export async function endPaymentsOf(context: Context, order: string): Promise<void> {
  const waiting = await context.db.query<{ id: string }>(
    `SELECT id FROM payment WHERE account_id = $1 AND order_id = $2 AND state = 'waiting'`,
    [context.caller.accountId, order],
  );
  for (const { id } of waiting) {
    await cancelPayment(context, id).catch((error: unknown) => told(context, id, error));
  }
}

/** What a provider did not do is the log's; whatever else went wrong is not swallowed. */
export function told({ pay }: Pick<Services, 'pay'>, id: string, error: unknown): void {
  if (!(error instanceof PayError || error instanceof Forged)) throw error;
  pay.log(`pay: ${id} ${error.message}`);
}
