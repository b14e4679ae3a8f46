import type { Sql } from '../../kit/store/db';

/**
 * Guests who come to a simulated gateway sign in only by what it has on since its last configuration came into force;
 * where it asks nobody they are let in without.
 */
export async function simulateMethods(sql: Sql): Promise<void> {
  await sql.query(
    `WITH runs AS (
       SELECT DISTINCT ON (v.device_id) v.device_id, v.settled_at, v.document
       FROM config_version v JOIN device d ON d.id = v.device_id AND d.simulated AND d.kind = 'gateway'
       WHERE v.state = 'done' AND v.origin <> 'initial' AND v.document ? 'auth_methods'
       ORDER BY v.device_id, v.version DESC
     ), asks AS (
       SELECT device_id, settled_at, ARRAY(
         SELECT m->>'id' FROM jsonb_array_elements(document->'auth_methods') m
         WHERE (m->>'enabled')::boolean AND coalesce((document->'auth'->0->>'enabled')::boolean, false)
       ) AS ways FROM runs
     )
     UPDATE client c SET auth = a.ways[1 + abs(hashtext(c.id)) % greatest(1, cardinality(a.ways))]
     FROM asks a WHERE c.gateway_id = a.device_id AND c.online AND c.online_since > a.settled_at
       AND c.auth IS NOT NULL AND NOT c.auth = ANY(a.ways)`,
  );
}
