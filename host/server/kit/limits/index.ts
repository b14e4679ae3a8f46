import type { Db } from '../store/db';
import type { Limits } from './limits';
import { minute } from '../../../../src/domain/time';
import { tooMany } from '../refusal';

export type { Limits } from './limits';

/**
 * Milliseconds that the clocks of servers may differ. A window that ends later than any could was begun while the clock
 * stood wrong, and counts no more: it would lock somebody out until then.
 */
const drift = 5 * minute;

/**
 * Counters in the store: they hold across restarts and across servers, and follow the clock they are given. One
 * statement counts and answers, so that parallel calls cannot share a point.
 */
export function createLimits({ db, now }: { db: Db; now: () => number }): Limits {
  return {
    async take(key, points, seconds) {
      const at = now();
      const [row] = await db.query<{ used: number; ends_at: string }>(
        `INSERT INTO rate_limit AS r (key, used, ends_at) VALUES ($1, 1, $3)
         ON CONFLICT (key) DO UPDATE SET
           used = CASE WHEN r.ends_at <= $2 OR r.ends_at > $4 THEN 1 ELSE r.used + 1 END,
           ends_at = CASE WHEN r.ends_at <= $2 OR r.ends_at > $4 THEN excluded.ends_at ELSE r.ends_at END
         RETURNING used, ends_at`,
        [key, new Date(at), new Date(at + seconds * 1000), new Date(at + seconds * 1000 + drift)],
      );
      if (row!.used > points) throw tooMany(Math.max(1, Math.ceil((Date.parse(row!.ends_at) - at) / 1000)));
      return row!.used;
    },
    async giveBack(key) {
      await db.query('UPDATE rate_limit SET used = greatest(used - 1, 0) WHERE key = $1', [key]);
    },
    async used(key) {
      const [row] = await db.query<{ used: number }>('SELECT used FROM rate_limit WHERE key = $1 AND ends_at > $2', [
        key,
        new Date(now()),
      ]);
      return row?.used ?? 0;
    },
    async reset(key) {
      await db.query('DELETE FROM rate_limit WHERE key = $1', [key]);
    },
  };
}
