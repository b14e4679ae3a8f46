import type { Db } from './db';

/** A server asks its database something at least every second; this long ago it has ended. */
const quietFor = '10 seconds';

/**
 * Refuses while another process works on the database: what a server seals with the old key after a change, and what it knows
 * of rows that a backup replaced, is lost. The embedded store lets one process in at a time by itself.
 */
export async function requireUnserved(db: Db): Promise<void> {
  if (db.kind === 'pglite') return;
  const others = await db.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'netpane-%'
       AND application_name <> current_setting('application_name') AND state_change > now() - $1::interval LIMIT 1`,
    [quietFor],
  );
  if (others.length === 0) return;
  throw Object.assign(new Error('还有服务器在使用这个数据库，未作任何改动。请先停止全部服务器，再运行一次'), {
    code: 'NETPANE_STORE',
  });
}
