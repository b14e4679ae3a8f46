import { beijingDay, iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

/** What passed one mapping since it was told last. */
export interface TunnelPassed {
  id: string;
  /** Bytes towards the visitor, and from him. */
  down: number;
  up: number;
  /** Connections or requests. */
  visits: number;
}

/** Adds what passed the mappings of a gateway; mappings that are not this gateway's are left out. */
export async function takeTunnelFlow(
  sql: Sql,
  gwid: string,
  passed: readonly TunnelPassed[],
  now: number,
): Promise<void> {
  if (passed.length === 0) return;
  await sql.query(
    `WITH told AS (
       SELECT m.id, sum(r.down)::bigint AS down, sum(r.up)::bigint AS up, sum(r.visits)::integer AS visits
       FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::integer[]) AS r(id, down, up, visits)
       JOIN tunnel_mapping m ON m.id = r.id AND m.gateway_id = $1 GROUP BY 1
     ), added AS (
       INSERT INTO tunnel_flow (mapping_id, day, bytes_down, bytes_up, visits)
       SELECT id, $7::date, down, up, visits FROM told
       ON CONFLICT (mapping_id, day) DO UPDATE SET bytes_down = tunnel_flow.bytes_down + excluded.bytes_down,
         bytes_up = tunnel_flow.bytes_up + excluded.bytes_up, visits = tunnel_flow.visits + excluded.visits
     )
     UPDATE tunnel_mapping m SET bytes_down = m.bytes_down + t.down, bytes_up = m.bytes_up + t.up,
       last_at = CASE WHEN t.visits > 0 THEN $6::timestamptz ELSE m.last_at END
     FROM told t WHERE m.id = t.id`,
    [
      gwid,
      passed.map(({ id }) => id),
      passed.map(({ down }) => Math.round(down)),
      passed.map(({ up }) => Math.round(up)),
      passed.map(({ visits }) => Math.round(visits)),
      iso(now),
      beijingDay(now),
    ],
  );
}
