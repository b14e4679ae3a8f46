import type { PayMethod } from '../../../../src/domain/payment';
import { iso } from '../../../../src/domain/time';
import { sendMessage } from '../../account/messages/send';
import { writeLogs } from '../../account/logs/write';
import { tellSupport } from '../../account/support/tell';
import { book } from '../../account/wallet/ledger';
import type { Services } from '../../kit/context/context';
import { Forged, type Receipt } from '../../kit/pay/pay';
import { because, inChinese, Refusal, saidOf, type Said } from '../../kit/refusal';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { yuan } from '../../../../src/format';
import { payOrder } from '../orders/orders';
import { payMethodSaid } from './words';

interface Stored {
  id: string;
  account_id: string;
  order_id: string | null;
  title: string;
  title_said: Said | null;
  amount_fen: number;
  state: string;
  trade: string | null;
}

/**
 * Money arrived: the payment is paid, the balance has it, and the order it was for is paid from there. Told twice, or by
 * two at once, it is booked once; what comes after the payment ended is booked as well, for the money is there. Throws
 * `Forged` when nothing of the kind was asked for. `also` is written together with it.
 */
export async function settle(
  services: Services,
  method: PayMethod,
  receipt: Receipt,
  also: (sql: Sql, payment: Stored) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const at = services.now();
  const { payment, fresh } = await services.db
    .tx(async (sql) => {
      const [payment] = await sql.query<Stored>(
        `SELECT id, account_id, order_id, title, title_said, amount_fen, state, trade FROM payment
         WHERE id = $1 AND method = $2 FOR UPDATE`,
        [receipt.id, method],
      );
      if (!payment) throw new Forged('no such payment');
      if (payment.amount_fen !== receipt.fen) throw new Forged(`${payment.id}: amount ${receipt.fen}`);
      if (payment.state === 'paid') {
        if (payment.trade !== receipt.trade) throw new Forged(`${payment.id}: paid by another trade`);
        return { payment, fresh: false };
      }
      await sql.query(`UPDATE payment SET state = 'paid', trade = $2, paid_at = $3, ended_at = $3 WHERE id = $1`, [
        payment.id,
        receipt.trade,
        iso(at),
      ]);
      const { account_id: accountId } = payment;
      const what = payment.title_said ?? payment.title;
      const title = payment.order_id === null ? what : because('entryPaidFor', { what });
      await book(sql, { accountId, at, kind: 'recharge', title, amountFen: receipt.fen, reference: payment.id });
      await writeLogs(sql, [
        {
          accountId,
          kind: 'business',
          at: iso(at),
          actor: inChinese(payMethodSaid[method]),
          target: payment.id,
          text: `到账 ${yuan(receipt.fen)}`,
          detail: {},
        },
      ]);
      await also(sql, payment);
      await tellSupport(sql, accountId, 'payment', payment.id, new Date(at));
      return { payment, fresh: true };
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'payment_trade') ? new Forged(`${receipt.id}: trade of another payment`) : error;
    });
  if (payment.order_id !== null) await payWithIt(services, payment, payment.order_id, fresh);
}

/** Pays the order; where it cannot be paid any more the money stays in the balance, and its owner is told. */
async function payWithIt(services: Services, payment: Stored, order: string, fresh: boolean): Promise<void> {
  const { db, now } = services;
  const { account_id: accountId } = payment;
  try {
    await payOrder({ db, now, ip: '', caller: { accountId } }, order);
    await tellSupport(db, accountId, 'payment', payment.id, new Date(now()));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!fresh) return;
    const title = because('messageKept', { what: payment.title_said ?? payment.title });
    const msg = because('messageKeptWhy', { amount: yuan(payment.amount_fen), why: saidOf(error) });
    await sendMessage(db, accountId, { kind: 'service', title, msg }, now());
  }
}
