import { guestSources, lastSettled } from '../../../../src/domain/income';
import { addDays, beijingMidnight } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';

/**
 * Counts the terminals that signed in by a way that earns, each once a day at each gateway, on the days that are not
 * booked yet, and what is paid for them. Where nobody pays they are counted all the same, for nothing.
 */
export async function collectEarnings({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  const settled = lastSettled(at);
  await db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO earning_guest (account_id, source, gateway_id, day, client_id)
       SELECT c.account_id, c.auth, c.gateway_id, (c.online_since AT TIME ZONE 'Asia/Shanghai')::date, c.id
       FROM client c JOIN device d ON d.id = c.gateway_id AND d.account_id = c.account_id AND d.kind = 'gateway'
       WHERE c.auth = ANY($1::text[]) AND c.online_since >= $2 AND c.online_since <= $3
       ON CONFLICT DO NOTHING`,
      [guestSources, new Date(beijingMidnight(addDays(settled, 1))), new Date(at)],
    );
    await sql.query(
      `INSERT INTO earning AS e (account_id, source, gateway_id, day, remark, guests, each_fen, fen, simulated)
       SELECT g.account_id, g.source, g.gateway_id, g.day, d.remark, g.guests, coalesce(o.each_fen, 0),
         g.guests * coalesce(o.each_fen, 0), d.simulated
       FROM (
         SELECT account_id, source, gateway_id, day, count(*)::integer AS guests FROM earning_guest WHERE day > $1
         GROUP BY account_id, source, gateway_id, day
       ) g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
         LEFT JOIN LATERAL (
           SELECT o.each_fen FROM income_offer o
           WHERE o.source = g.source AND o.simulated = d.simulated AND o.starts_on <= g.day
             AND (o.ends_on IS NULL OR o.ends_on >= g.day) ORDER BY o.starts_on DESC LIMIT 1
         ) o ON true
       ON CONFLICT (account_id, source, gateway_id, day) DO UPDATE
         SET guests = excluded.guests, each_fen = excluded.each_fen, fen = excluded.fen, remark = excluded.remark
         WHERE e.settled_at IS NULL
           AND (e.guests, e.each_fen, e.remark) IS DISTINCT FROM (excluded.guests, excluded.each_fen, excluded.remark)`,
      [settled],
    );
    await sql.query('DELETE FROM earning_guest WHERE day <= $1', [addDays(settled, -1)]);
  });
}
