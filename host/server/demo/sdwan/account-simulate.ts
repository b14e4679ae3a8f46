import type { Db } from '../../kit/store/db';
import { hourOfDay, iso } from '../../../../src/domain/time';
import { dialsIn } from '../../services/sdwan/account-document';

/** Bytes that a made-up session moves between two steps, at most. */
const most = { down: 9e6, up: 2e6 };

/**
 * Simulated gateways report their sessions: people dial in and hang up, more by day, where they are let in and their
 * gateway knows it. Sessions of whom it must not let in are over.
 */
export async function simulateDialers(db: Db, now: number): Promise<void> {
  const busy = Math.max(0.12, Math.sin(((hourOfDay(now) - 7) / 15) * Math.PI));
  await db.query(
    `UPDATE sdwan_account a SET online = t.online,
       last_login_at = CASE WHEN t.online > a.online THEN $1 ELSE a.last_login_at END,
       last_login_ip = CASE WHEN t.online > a.online THEN t.ip ELSE a.last_login_ip END,
       down_bytes = a.down_bytes + (t.online * t.used * $3)::bigint, up_bytes = a.up_bytes + (t.online * t.used * $4)::bigint
     FROM (
       SELECT r.id, r.used, r.ip, CASE WHEN NOT r.there THEN 0 ELSE least(r.sessions, greatest(0, r.online +
           CASE WHEN r.chance < 0.008 THEN -1 WHEN r.chance > 1 - 0.02 * $2::float8 / (1 + 4 * r.online) THEN 1 ELSE 0 END
         )) END AS online
       FROM (
         SELECT s.id, s.online, s.sessions, random() AS chance, random() AS used,
           '198.18.' || floor(random() * 250)::int || '.' || 1 + floor(random() * 250)::int AS ip,
           ${dialsIn('$1')} AND g.status = 'online' AND coalesce(d.done_rev >= s.delivery_rev, false) AS there
         FROM sdwan_account s JOIN device g ON g.id = s.gwid AND g.simulated
         LEFT JOIN gateway_delivery d ON d.gateway_id = s.gwid AND d.kind = 'sdwan_account'
       ) r WHERE r.there OR r.online > 0
     ) t WHERE a.id = t.id AND (t.online > 0 OR a.online > 0)`,
    [iso(now), busy, most.down, most.up],
  );
  // Who has no gateway any more has no session either.
  await db.query('UPDATE sdwan_account SET online = 0 WHERE gwid IS NULL AND online > 0');
}
