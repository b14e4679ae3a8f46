import type { Sql } from '../../kit/store/db';

/**
 * Works out the state of ports from what people set and what is plugged in: 4 switched off, 0 nothing there, 3 a loop,
 * 1 a gigabit or more, 2 less. Then counts what is up and what is drawn. Of the switches given.
 */
export async function settlePorts(sql: Sql, ids: readonly string[]): Promise<void> {
  await sql.query(
    `UPDATE switch_port p SET state = r.state, speed = r.speed, duplex = CASE WHEN r.speed IS NULL THEN NULL ELSE 'full' END,
       link = CASE WHEN r.speed IS NULL THEN 'unlinked' WHEN p.link = 'relay' THEN 'relay' ELSE 'linked' END,
       down = CASE WHEN r.speed IS NULL THEN 0 ELSE p.down END, up = CASE WHEN r.speed IS NULL THEN 0 ELSE p.up END
     FROM (
       SELECT device_id, number,
         CASE WHEN NOT enabled THEN 4 WHEN peer_speed IS NULL THEN 0 WHEN looped THEN 3
           WHEN least(peer_speed, held_speed) >= 1000 THEN 1 ELSE 2 END AS state,
         CASE WHEN enabled AND NOT looped THEN least(peer_speed, held_speed) END AS speed
       FROM switch_port WHERE device_id = ANY($1::text[])
     ) r WHERE p.device_id = r.device_id AND p.number = r.number
       AND (p.state, p.speed) IS DISTINCT FROM (r.state::smallint, r.speed)`,
    [ids],
  );
  await sql.query(
    `UPDATE device_live l SET ports_up = r.up, poe_watt = r.watt FROM (
       SELECT device_id, count(*) FILTER (WHERE state IN (1, 2)) AS up,
         coalesce(sum(poe_watt) FILTER (WHERE poe = 'on' AND state <> 4), 0) AS watt
       FROM switch_port WHERE device_id = ANY($1::text[]) GROUP BY device_id
     ) r WHERE l.device_id = r.device_id AND (l.ports_up, l.poe_watt) IS DISTINCT FROM (r.up::integer, r.watt::real)`,
    [ids],
  );
}
