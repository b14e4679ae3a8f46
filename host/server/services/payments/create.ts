import { randomBytes } from 'node:crypto';
import type { paymentCreate } from '../../../../src/api/contract/payment';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { maxRechargeFen, minRechargeFen, waitsFor } from '../../../../src/domain/payment';
import { iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { PayError, type PayWay } from '../../kit/pay/pay';
import { because, inChinese, invalid, refuse, refuseAt } from '../../kit/refusal';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { mustStand } from '../orders/orders';
import { backPath, noticePath } from './paths';

/** Payments of one account that wait. */
const mostWaiting = 10;

interface Asked {
  id: string;
  title: string;
  fen: number;
  until: number;
  order: string | null;
}

/**
 * Asks for money: a recharge, or what an order costs. The same request asked again, and an order that is asked for once
 * more in the same way, is the payment of before. Gives its id.
 */
export async function createPayment(context: Context, input: ParsedOf<typeof paymentCreate>): Promise<string> {
  const { db, pay, caller } = context;
  const { method } = input;
  if (pay.providers.length === 0 && !pay.transfer) throw refuseAt('method', 'payMissing');
  const provider = pay.providers.find((one) => one.method === method);
  // An order waits for half an hour, a transfer takes days.
  const fits = method === 'transfer' ? pay.transfer && !input.order : provider;
  if (!fits) throw refuseAt('method', 'payUnfit');
  if (input.order !== undefined) await mustStand(context, input.order);
  const made = await db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [before] = await sql.query<{ id: string }>(
      `SELECT id FROM payment WHERE account_id = $1 AND (request_id = $2
         OR (order_id = $3 AND method = $4 AND state = 'waiting' AND pay_until > $5)) ORDER BY request_id = $2 DESC LIMIT 1`,
      [caller.accountId, input.request_id, input.order ?? null, method, iso(context.now())],
    );
    return before ?? insert(sql, context, input);
  });
  if (!('fen' in made) || !provider) return made.id;
  const base = context.publicUrl ?? new URL(context.request.url).origin;
  const way = await provider
    .begin({
      ...made,
      notify: base + noticePath(provider.method),
      back: base + backPath(made.id, made.order),
    })
    .catch((error: unknown) => failed(context, made.id, error));
  const { url, code }: Partial<Record<'url' | 'code', string>> = way;
  await db.query(`UPDATE payment SET url = $2, code = $3 WHERE id = $1 AND state = 'waiting'`, [
    made.id,
    url ?? null,
    code ?? null,
  ]);
  return made.id;
}

async function insert(sql: Sql, context: Context, input: ParsedOf<typeof paymentCreate>): Promise<Asked> {
  const { accountId } = context.caller;
  const now = context.now();
  const [waiting] = await sql.query<{ n: number }>(
    `SELECT count(*) AS n FROM payment WHERE account_id = $1 AND state = 'waiting'`,
    [accountId],
  );
  if (waiting!.n >= mostWaiting) throw refuse('paymentsMost');
  const order = input.order === undefined ? undefined : await payable(sql, accountId, input.order, now);
  const fen = order ? order.pay_fen : (input.amount_fen ?? 0);
  if (!order && (fen < minRechargeFen || fen > maxRechargeFen)) throw invalid({ amount_fen: because('rechargeRange') });
  const latest = now + waitsFor(input.method);
  const titleSaid = order
    ? because('entryPackage', { service: order.service_name, tier: order.tier_name })
    : because('entryRecharge');
  const asked: Asked = {
    id: `pay${randomBytes(12).toString('hex')}`,
    title: inChinese(titleSaid),
    fen,
    until: order ? Math.min(latest, Date.parse(order.pay_until)) : latest,
    order: order?.id ?? null,
  };
  await sql.query(
    `INSERT INTO payment (id, account_id, request_id, method, order_id, title, title_said, amount_fen, created_at, pay_until,
       asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)`,
    [
      asked.id,
      accountId,
      input.request_id,
      input.method,
      asked.order,
      asked.title,
      titleSaid,
      fen,
      iso(now),
      iso(asked.until),
    ],
  );
  return asked;
}

interface Payable {
  id: string;
  service_name: string;
  tier_name: string;
  pay_fen: number;
  pay_until: string;
  state: string;
}

/** An order of the account that waits to be paid, and costs something. */
async function payable(sql: Sql, accountId: string, id: string, now: number): Promise<Payable> {
  const [order] = await sql.query<Payable>(
    'SELECT id, service_name, tier_name, pay_fen, pay_until, state FROM service_order WHERE account_id = $1 AND id = $2',
    [accountId, id],
  );
  if (!order) throw refuse('noOrder');
  if (order.state === 'paid' || order.state === 'refunded' || order.pay_fen === 0) throw refuse('orderPaidAlready');
  if (order.state === 'cancelled' || Date.parse(order.pay_until) <= now) throw refuse('orderCancelled');
  return order;
}

/** What no provider took on is over, and said so; money that comes all the same is still booked. */
async function failed({ db, now, pay }: Context, id: string, error: unknown): Promise<PayWay> {
  await db.query(`UPDATE payment SET state = 'failed', ended_at = $2 WHERE id = $1 AND state = 'waiting'`, [
    id,
    iso(now()),
  ]);
  if (!(error instanceof PayError)) throw error;
  pay.log(`pay: ${id} ${error.message}`);
  throw refuseAt('method', 'payAway');
}
