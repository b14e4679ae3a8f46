import { randomBytes } from 'node:crypto';
import type { PayMethod } from '../../../../src/domain/payment';
import { hour, iso, minute, second } from '../../../../src/domain/time';
import { yuan } from '../../../../src/format';
import { actorOf } from '../../account/logs/actor';
import { writeLogs } from '../../account/logs/write';
import { sendMessage } from '../../account/messages/send';
import { tellSupport } from '../../account/support/tell';
import { book } from '../../account/wallet/ledger';
import type { Job, Services } from '../../kit/context/context';
import { because, inChinese, type Said } from '../../kit/refusal';
import { PayError, type PayBack, type PayProvider } from '../../kit/pay/pay';
import type { Sql } from '../../kit/store/db';
import { paidBy, refundOrder, type Refund, type Refunded } from '../orders/refund';
import { told } from './look';
import { payMethodSaid } from './words';

/** Milliseconds until a provider is asked again: ever more seldom, for half of the time that it takes already. */
const [askSoonest, askLatest] = [minute, 12 * hour];

/**
 * Refunds an order and tells its owner where the money goes: the way it came where a provider brought it that is still
 * there, else to the balance.
 */
export async function refund(
  services: Services,
  { also, ...asked }: Omit<Refund, 'also'> & Partial<Pick<Refund, 'also'>>,
): Promise<void> {
  await refundOrder(services, {
    ...asked,
    async also(sql, done) {
      const at = services.now();
      const way = await sendBack(sql, services, done, at);
      const amount = yuan(done.fen);
      const msg = way
        ? because('messageRefundedBy', { amount, way: payMethodSaid[way] })
        : because('messageRefunded', { amount });
      const title = because('entryRefund', { what: done.title });
      await sendMessage(sql, done.accountId, { kind: 'service', title, msg }, at);
      const caller = { accountId: done.accountId };
      const actor = asked.owner === undefined ? '运营方' : await actorOf(sql, { caller });
      const text = `退款 ${inChinese(done.title)}，${amount}`;
      await writeLogs(sql, [{ ...caller, kind: 'business', at: iso(at), actor, target: done.order, text, detail: {} }]);
      await tellSupport(sql, done.accountId, 'order', done.order, new Date(at));
      await also?.(sql, done);
    },
  });
}

/** Puts what was refunded on its way to the payer; the method, undefined: it stays in the balance. */
async function sendBack(sql: Sql, { pay }: Services, done: Refunded, at: number): Promise<PayMethod | undefined> {
  const { accountId, order } = done;
  const [payment] = await sql.query<{ id: string; method: PayMethod }>(
    `SELECT id, method FROM payment
     WHERE account_id = $1 AND id = (SELECT ${paidBy} FROM service_order o WHERE o.account_id = $1 AND o.id = $2)`,
    [accountId, order],
  );
  if (!payment || !pay.providers.some(({ method }) => method === payment.method)) return undefined;
  const id = `rf${randomBytes(12).toString('hex')}`;
  await sql.query(
    `INSERT INTO pay_back (id, account_id, payment_id, order_id, amount_fen, created_at, ask_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)`,
    [id, accountId, payment.id, order, done.fen, iso(at)],
  );
  const title = because('entryBack', { way: payMethodSaid[payment.method], what: done.title });
  await book(sql, { accountId, at, kind: 'pay_back', title, amountFen: -done.fen, reference: id });
  return payment.method;
}

interface Open {
  id: string;
  account_id: string;
  payment_id: string;
  order_id: string;
  method: PayMethod;
  state: 'asked' | 'accepted';
  amount_fen: number;
  of_fen: number;
  title: string;
  title_said: Said | null;
}

/** Hands refunds to the providers and asks how they stand; several servers may do it at once. */
export const payBacks: Job = {
  name: 'pay-backs',
  every: 10 * second,
  async run(services) {
    const at = services.now();
    const open = await services.db.query<Open>(
      `WITH due AS (
         UPDATE pay_back SET ask_at = $1::timestamptz
           + least(interval '${askLatest / 1000} seconds', greatest(interval '${askSoonest / 1000} seconds', ($1 - created_at) / 2))
         WHERE id IN (SELECT id FROM pay_back WHERE state IN ('asked', 'accepted') AND ask_at <= $1
           ORDER BY ask_at LIMIT 50 FOR UPDATE SKIP LOCKED)
         RETURNING id, account_id, payment_id, order_id, state, amount_fen
       )
       SELECT due.*, p.method, p.amount_fen AS of_fen, p.title, p.title_said FROM due JOIN payment p ON p.id = due.payment_id`,
      [iso(at)],
    );
    for (const one of open) {
      const provider = services.pay.providers.find(({ method }) => method === one.method);
      // Where the operator took the provider away the money waits for its return: it may have gone already.
      if (!provider) continue;
      await carry(services, provider, one).catch((error: unknown) => told(services, one.id, error));
    }
  },
};

async function carry(services: Services, provider: PayProvider, one: Open): Promise<void> {
  const { id, payment_id, amount_fen: fen, of_fen: ofFen, title } = one;
  const back: PayBack = {
    id: payment_id,
    refund: id,
    fen,
    ofFen,
    reason: inChinese(because('entryRefund', { what: title })).slice(0, 80),
  };
  const state = one.state === 'accepted' ? await provider.askRefund(back) : await ask(services, provider, back);
  const at = services.now();
  await services.db.tx(async (sql) => {
    const ended = state === 'done' || state === 'refused';
    // What was taken on and not done is asked for once more, by the same name.
    const next = state === 'none' ? 'asked' : state;
    const moved = await sql.query(
      `UPDATE pay_back SET state = $2, ended_at = CASE WHEN $3 THEN $4::timestamptz END
       WHERE id = $1 AND state = $5 AND state <> $2 RETURNING id`,
      [id, next, ended, iso(at), one.state],
    );
    if (moved.length === 0) return;
    if (state === 'refused') await bookAgain(sql, one, at);
    await tellSupport(sql, one.account_id, 'order', one.order_id, new Date(at));
  });
}

/** Asks for it. A refusal counts only when the provider says as well that it did nothing of the kind. */
async function ask(services: Services, provider: PayProvider, back: PayBack): Promise<'done' | 'accepted' | 'refused'> {
  try {
    return await provider.refund(back);
  } catch (error) {
    if (!(error instanceof PayError) || error.unsure) throw error;
    services.pay.log(`pay: ${back.refund} ${error.message}`);
    const known = await provider.askRefund(back);
    return known === 'none' ? 'refused' : known;
  }
}

/** The money is in the balance again, and its owner told. */
async function bookAgain(
  sql: Sql,
  { id, account_id: accountId, amount_fen: fen, method, ...payment }: Open,
  at: number,
) {
  const way = payMethodSaid[method];
  const title = because('entryBackFailed', { way, what: payment.title_said ?? payment.title });
  await book(sql, { accountId, at, kind: 'pay_back_failed', title, amountFen: fen, reference: id });
  const msg = because('messageBackFailed', { way, amount: yuan(fen) });
  await sendMessage(sql, accountId, { kind: 'service', title, msg }, at);
}
