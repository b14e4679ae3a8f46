import type { Db } from './db';

/** Seconds: a server asks its database something every one, and is looked for during so many and so many before. */
const [during, before] = [3, 2];

/**
 * Refuses while another process works on the database: what a server seals with the old key after a change, and what it knows
 * of rows that a backup replaced, is lost. The embedded store lets one process in at a time by itself.
 *
 * A pooler lends one connection to each process in turn, under the name of the last: the transaction keeps that of this
 * process to itself until every server had to take another one.
 */
export async function requireUnserved(db: Db): Promise<void> {
  if (db.kind === 'pglite') return;
  const others = await db.tx(async (sql) => {
    await sql.query('SELECT pg_sleep($1)', [during]);
    return sql.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'netpane-%'
         AND application_name <> current_setting('application_name')
         AND (state <> 'idle' OR state_change > now() - make_interval(secs => $1)) LIMIT 1`,
      [before],
    );
  });
  if (others.length === 0) return;
  throw Object.assign(new Error('还有服务器在使用这个数据库，未作任何改动。请先停止全部服务器，再运行一次'), {
    code: 'NETPANE_STORE',
  });
}
