import { iso } from '../../../../src/domain/time';
import { settingChanged } from '../../fleet/delivery/settings';
import type { Db, Sql } from '../../kit/store/db';

/**
 * Gateways whose package began, changed or ended since they were told last are told anew. Every group waits for the new
 * revision: what the old one let through is not what runs.
 */
export async function followSpeedup(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const rows = await sql.query<{ gateway_id: string; account_id: string; tier: string }>(
      `SELECT d.id AS gateway_id, d.account_id, coalesce(o.tier, '') AS tier FROM device d
       LEFT JOIN service_owned o ON o.service = 'overseas_speedup' AND o.gateway_id = d.id AND o.account_id = d.account_id
         AND o.expires_at > $1
       LEFT JOIN speedup_serving s ON s.gateway_id = d.id
       WHERE d.id IN (SELECT gateway_id FROM speedup_group UNION SELECT gateway_id FROM speedup_serving WHERE tier <> '')
         AND coalesce(s.tier, '') <> coalesce(o.tier, '')
       LIMIT 200 FOR UPDATE OF d SKIP LOCKED`,
      [iso(now)],
    );
    for (const { gateway_id, account_id, tier } of rows) {
      await speedupServedBy(sql, gateway_id, tier);
      await tellSpeedup(sql, account_id, gateway_id);
    }
  });
}

/** A gateway is told its groups anew. */
export async function tellSpeedup(sql: Sql, accountId: string, gwid: string): Promise<void> {
  const rev = await settingChanged(sql, { accountId, gwid, kind: 'speedup' });
  await sql.query('UPDATE speedup_group SET rev = $3 WHERE gateway_id = $1 AND account_id = $2', [
    gwid,
    accountId,
    rev,
  ]);
}

/** Keeps the package that a gateway is told about; empty: none. */
export const speedupServedBy = (sql: Sql, gwid: string, tier: string) =>
  sql.query(
    `INSERT INTO speedup_serving (gateway_id, tier) VALUES ($1, $2)
     ON CONFLICT (gateway_id) DO UPDATE SET tier = excluded.tier`,
    [gwid, tier],
  );
