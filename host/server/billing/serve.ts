import type { Db, Sql } from '../db';
import { settingChanged } from '../delivery/deliver';
import { iso } from '../fleet/china-time';
import { letIn } from './document';

/** A gateway is told anew who is let in; `ids` are the subscribers that this is about. */
export async function tellGateway(sql: Sql, accountId: string, gwid: string, ids: readonly string[], now: number) {
  const rev = await settingChanged(sql, { accountId, gwid, kind: 'billing' });
  await sql.query(`UPDATE billing_subscriber s SET rev = $2, served = ${letIn('$3')} WHERE s.id = ANY($1::text[])`, [
    ids,
    rev,
    iso(now),
  ]);
}

/** Subscribers whose time or traffic has run out are kept out from now on. */
export async function endSubscribers(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const ended = await sql.query<{ id: string; account_id: string; gateway_id: string }>(
      `SELECT s.id, s.account_id, s.gateway_id FROM billing_subscriber s
       WHERE s.served AND (s.expires_at <= $1 OR s.traffic_left <= 0) ORDER BY s.id LIMIT 500 FOR UPDATE SKIP LOCKED`,
      [iso(now)],
    );
    for (const gwid of new Set(ended.map(({ gateway_id }) => gateway_id))) {
      const own = ended.filter(({ gateway_id }) => gateway_id === gwid);
      await tellGateway(
        sql,
        own[0]!.account_id,
        gwid,
        own.map(({ id }) => id),
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
