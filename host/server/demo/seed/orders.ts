import { addMonths, payWithin } from '../../../../src/domain/service';
import { iso, minute, second, day } from '../../../../src/domain/time';
import { newId } from '../../kit/secrets';
import { because, dataOf, Refusal, wordsOf, type Said } from '../../kit/refusal';
import { json, type Sql } from '../../kit/store/db';
import { priceOf, type Activities, type Priced } from '../../services/catalogue/price';
import { soldTier } from '../../services/catalogue/catalogue';
import type { DemoServices } from '../simulation/plan';

interface Owned {
  id: string;
  service: string;
  tier: string;
  quantity: number;
  gateway_id: string | null;
  starts_at: string;
  expires_at: string;
}

/** Months that are bought at once. */
const durations = [1, 3, 6, 12, 24, 36];

/** Nothing was cheaper then. */
const none: Activities = { running: [], gifts: [], freeUpgrade: false, open: [] };

/** The orders by which the demo's accounts have what they have, each paid with money that came in for it. Once. */
export async function seedOrders({ db, fleets }: DemoServices): Promise<void> {
  await db.tx(async (sql) => {
    for (const { accountId } of fleets) {
      const there = await sql.query('SELECT 1 FROM service_order WHERE account_id = $1 LIMIT 1', [accountId]);
      if (there.length > 0) continue;
      const all = await sql.query<Owned>(
        `SELECT id, service, tier, quantity, gateway_id, starts_at, expires_at FROM service_owned
         WHERE account_id = $1 ORDER BY starts_at, id`,
        [accountId],
      );
      for (const [nth, owned] of all.entries()) await sell(sql, accountId, owned, nth);
    }
  });
}

/** What is owned begins with the months that its order is for: a little sooner than was said. No two are paid at once. */
async function sell(sql: Sql, accountId: string, owned: Owned, nth: number): Promise<void> {
  const { id, service, tier, quantity } = owned;
  const to = Date.parse(owned.expires_at);
  const trialDays = soldTier(service, tier)?.trialDays;
  const months = durations.find((some) => addMonths(to, -some) <= Date.parse(owned.starts_at)) ?? durations.at(-1)!;
  const from = (trialDays === undefined ? addMonths(to, -months) : to - trialDays * day) + 2 * nth * second;
  const wanted = { kind: 'new' as const, service, tier, months, quantity };
  const priced = await priceOf(sql, accountId, wanted, from, none).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  // A demo of before may own what is not sold so: it keeps it, without an order.
  if (!priced) return;
  const order = newId('ord');
  await sql.query('UPDATE service_owned SET starts_at = $2, created_at = $2 WHERE id = $1', [id, iso(from)]);
  await sql.query(
    `INSERT INTO service_order (id, account_id, request_id, service, service_name, tier, tier_name, kind, trial, months,
       quantity, gateway_id, owned_id, lines, pay_fen, state, created_at, pay_until, paid_at, from_at, to_at)
     VALUES ($1, $2, $1, $3, $4, $5, $6, 'new', $7, $8, $9, $10, $11, $12::jsonb, $13, 'paid', $14, $15, $16, $16, $17) ON CONFLICT DO NOTHING`,
    [
      order,
      accountId,
      service,
      priced.service.name,
      tier,
      priced.tier.name,
      priced.trial,
      priced.months,
      quantity,
      owned.gateway_id,
      id,
      json(priced.lines),
      priced.payFen,
      iso(from - minute),
      iso(from - minute + payWithin),
      iso(from),
      iso(to),
    ],
  );
  if (priced.payFen > 0) await pay(sql, accountId, order, priced, from);
}

/** Money that comes in and goes out again: the balance after it is the one before. */
async function pay(sql: Sql, accountId: string, order: string, { service, tier, payFen }: Priced, at: number) {
  const [before] = await sql.query<{ balance_fen: number }>(
    'SELECT balance_fen FROM wallet_entry WHERE account_id = $1 AND at <= $2 ORDER BY at DESC, id DESC LIMIT 1',
    [accountId, iso(at)],
  );
  const balance = before?.balance_fen ?? 0;
  const what = because('entryPackage', { service: service.name, tier: tier.name });
  const entries: [kind: string, title: Said, fen: number, balance: number, at: number][] = [
    ['recharge', because('entryRecharge'), payFen, balance + payFen, at - second],
    ['order', what, -payFen, balance, at],
  ];
  for (const [kind, title, fen, after, then] of entries) {
    const said = because('entrySimulated', { what: title });
    await sql.query(
      `INSERT INTO wallet_entry (id, account_id, at, kind, title, title_said, amount_fen, balance_fen, reference, source)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '')`,
      [newId('ent'), accountId, iso(then), kind, wordsOf(said), dataOf(said), fen, after, order],
    );
  }
}
