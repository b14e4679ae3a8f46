import { advanced, endOf, type Holding, type NextPlan } from '../../../../src/domain/billing';
import { iso } from '../../../../src/domain/time';
import type { Db, Sql } from '../../kit/store/db';
import { tellOf } from './serve';

/** What of a subscriber says what he has. */
interface Row {
  id: string;
  plan_id: string;
  expires_at: string;
  plan_until: string | null;
  traffic_left: number | null;
}

/** What a subscriber has, with what comes after it. */
export async function holdingOf(sql: Sql, row: Row): Promise<Holding> {
  const next = await sql.query<NextPlan>(
    'SELECT plan_id AS plan, days, traffic FROM billing_next WHERE subscriber_id = $1 ORDER BY number',
    [row.id],
  );
  return {
    plan: row.plan_id,
    until: Date.parse(row.plan_until ?? row.expires_at),
    trafficLeft: row.traffic_left,
    next,
  };
}

/** Keeps what a subscriber has. */
export async function keepHolding(sql: Sql, id: string, has: Holding): Promise<void> {
  await sql.query(
    'UPDATE billing_subscriber SET plan_id = $2, expires_at = $3, plan_until = $4, traffic_left = $5 WHERE id = $1',
    [id, has.plan, iso(endOf(has)), has.next.length > 0 ? iso(has.until) : null, has.trafficLeft],
  );
  await sql.query('DELETE FROM billing_next WHERE subscriber_id = $1', [id]);
  for (const [number, { plan, days, traffic }] of has.next.entries()) {
    await sql.query(
      'INSERT INTO billing_next (subscriber_id, number, plan_id, days, traffic) VALUES ($1, $2, $3, $4, $5)',
      [id, number, plan, days, traffic],
    );
  }
}

/** Plans that were paid begin where the one before is over or used up; gateways are told of the new speed. */
export async function beginPlans(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const due = await sql.query<Row & { account_id: string; gateway_id: string }>(
      `SELECT id, account_id, gateway_id, plan_id, expires_at, plan_until, traffic_left FROM billing_subscriber
       WHERE plan_until IS NOT NULL AND (plan_until <= $1 OR traffic_left <= 0) ORDER BY id LIMIT 500
       FOR UPDATE SKIP LOCKED`,
      [iso(now)],
    );
    for (const row of due) {
      await keepHolding(sql, row.id, advanced(await holdingOf(sql, row), now));
      await tellOf(sql, row.account_id, [row], now);
    }
  });
}
