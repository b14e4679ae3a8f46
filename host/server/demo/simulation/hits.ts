import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Another minute of the policies of an account's simulated firewalls that are online. */
export async function countHits(sql: Sql, accountId: string, now: number): Promise<void> {
  await sql.query(
    `UPDATE firewall_hit h SET hits = hits + ceil(pace * (0.5 + random()))::bigint, last_at = $2
     FROM device d WHERE d.id = h.device_id AND d.account_id = $1 AND d.simulated AND d.status = 'online'
       AND h.pace * (0.5 + random()) >= 0.5`,
    [accountId, iso(now)],
  );
}
