import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Whether the network that gateway `s.gwid` is a member of runs, as SQL over `sdwan_account s`. */
export const entryRuns = (at: string): string => `EXISTS (
  SELECT 1 FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id JOIN service_owned o ON o.id = n.owned_id
  WHERE m.gwid = s.gwid AND m.account_id = s.account_id AND m.is_used AND NOT n.paused AND o.expires_at > ${at})`;

/** Whether an account is let in at `$<at>`, as SQL over `sdwan_account s`. */
export const dialsIn = (at: string): string =>
  `(s.enabled AND (s.expires_at IS NULL OR s.expires_at > ${at}) AND ${entryRuns(at)})`;

/** What a gateway is told: who may dial in, how fast, how often at the same time, and until when. */
export async function dialerDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const rows = await sql.query(
    `SELECT s.username, s.password_hash, s.down, s.up, s.sessions, s.expires_at FROM sdwan_account s
     WHERE s.gwid = $1 AND ${dialsIn('$2')} ORDER BY s.username`,
    [gwid, iso(now)],
  );
  return { accounts: JSON.stringify(rows) };
}
