import { expect } from 'vitest';
import type { Db, Sql } from '../../host/server/kit/store/db';

const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/**
 * Makes a call while somebody else's change is under way, and lets that change end first: on a real server once the call
 * waits for its lock, on the embedded store, which takes one change after the other, at once. Gives what the call gives.
 */
export async function overtaken<T>(db: Db, change: (sql: Sql) => Promise<unknown>, call: () => Promise<T>): Promise<T> {
  let changed = (): void => undefined;
  const underWay = new Promise<void>((resolve) => (changed = resolve));
  // The call is made out here: inside of the transaction the store lets nobody else in.
  const [answer] = await Promise.all([
    underWay.then(call),
    db.tx(async (sql) => {
      await change(sql);
      changed();
      if (db.kind === 'postgres') {
        const whoWaits = async () => {
          // Within a transaction what was once seen of others stays as it was.
          await sql.query('SELECT pg_stat_clear_snapshot()');
          return sql.query(waiting);
        };
        await expect.poll(whoWaits, { message: 'the call never waited for the change' }).toHaveLength(1);
      }
    }),
  ]);
  return answer;
}
