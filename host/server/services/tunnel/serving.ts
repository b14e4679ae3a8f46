import type { Db, Sql } from '../../kit/store/db';
import { settingChanged } from '../../fleet/delivery/settings';
import { iso } from '../../../../src/domain/time';

/**
 * Gateways whose package began, changed or ended since they were told last are told anew. Every mapping waits for the
 * new revision: what the old one served is not what runs.
 */
export async function followPackages(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const rows = await sql.query<{ gateway_id: string; account_id: string; tier: string }>(
      `SELECT g.id AS gateway_id, g.account_id, coalesce(o.tier, '') AS tier
       FROM device g
       LEFT JOIN service_owned o ON o.service = 'tunnel' AND o.gateway_id = g.id AND o.account_id = g.account_id
         AND o.expires_at > $1
       LEFT JOIN tunnel_serving s ON s.gateway_id = g.id
       WHERE g.id IN (SELECT gateway_id FROM tunnel_mapping UNION SELECT gateway_id FROM tunnel_serving WHERE tier <> '')
         AND coalesce(s.tier, '') <> coalesce(o.tier, '')
       LIMIT 200 FOR UPDATE OF g SKIP LOCKED`,
      [iso(now)],
    );
    for (const { gateway_id, account_id, tier } of rows) {
      await servedBy(sql, gateway_id, tier);
      const rev = await settingChanged(sql, { accountId: account_id, gwid: gateway_id, kind: 'tunnel' });
      await sql.query('UPDATE tunnel_mapping SET rev = $2 WHERE gateway_id = $1', [gateway_id, rev]);
    }
  });
}

/** Keeps the package that a gateway is told about; empty: none. */
export const servedBy = (sql: Sql, gwid: string, tier: string) =>
  sql.query(
    `INSERT INTO tunnel_serving (gateway_id, tier) VALUES ($1, $2)
     ON CONFLICT (gateway_id) DO UPDATE SET tier = excluded.tier`,
    [gwid, tier],
  );
