import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Whether a subscriber is let in at `$<at>`, as SQL over `billing_subscriber s`. */
export const letIn = (at: string): string =>
  `(s.enabled AND s.expires_at > ${at} AND (s.traffic_left IS NULL OR s.traffic_left > 0))`;

/** What a gateway is told: who is let in, how fast, and until when. */
export async function billingDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const rows = await sql.query(
    `SELECT s.username, s.password_hash, p.down, p.up, s.expires_at FROM billing_subscriber s
     JOIN billing_plan p ON p.id = s.plan_id WHERE s.gateway_id = $1 AND ${letIn('$2')} ORDER BY s.username`,
    [gwid, iso(now)],
  );
  return { subscribers: JSON.stringify(rows) };
}
