import type { Db, Sql } from '../../kit/store/db';
import { tellGateways, type Admission, type Admitted } from '../../fleet/delivery/admission';
import { iso } from '../../../../src/domain/time';
import { letIn } from './document';

const subscribers: Admission = { kind: 'billing', table: 'billing_subscriber', rev: 'rev', letIn };

/** Gateways are told anew who is let in; `rows` are the subscribers that this is about. */
export const tellOf = (sql: Sql, accountId: string, rows: readonly Admitted[], now: number): Promise<void> =>
  tellGateways(sql, subscribers, accountId, rows, now);

/** Subscribers whose time or traffic has run out are kept out from now on. */
export async function endSubscribers(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const ended = await sql.query<{ id: string; account_id: string; gateway_id: string }>(
      `SELECT s.id, s.account_id, s.gateway_id FROM billing_subscriber s
       WHERE s.served AND (s.expires_at <= $1 OR s.traffic_left <= 0) ORDER BY s.id LIMIT 500 FOR UPDATE SKIP LOCKED`,
      [iso(now)],
    );
    for (const accountId of new Set(ended.map(({ account_id }) => account_id))) {
      await tellOf(
        sql,
        accountId,
        ended.filter(({ account_id }) => account_id === accountId),
        now,
      );
    }
  });
}

/** A simulated subscriber uses what he bought: some traffic a minute, while his gateway is there. */
export async function useTraffic(sql: Sql, accountId: string, now: number): Promise<void> {
  await sql.query(
    `UPDATE billing_subscriber s SET traffic_left = greatest(0, s.traffic_left - (random() * 12e6)::bigint)
     FROM device g WHERE g.id = s.gateway_id AND g.simulated AND g.status = 'online' AND s.account_id = $1
       AND s.traffic_left > 0 AND ${letIn('$2')}`,
    [accountId, iso(now)],
  );
}
