import type { Sql } from '../../kit/store/db';

/** The delivery `v` of the gateway `g`, as a join. */
export const joinDelivery = `LEFT JOIN gateway_delivery v ON v.gateway_id = g.gateway_id AND v.kind = 'star'`;

/** Whether the gateway `g` takes part: until the device said that it stopped. */
export const takesPart = `(g.ended_at IS NULL OR coalesce(v.state, 'pending') <> 'done')`;

/** How sharing of the gateway `g` stands; it is in force once the device said so. */
export const openStateSql = `CASE WHEN v.state = 'failed' THEN 'failed' WHEN g.ended_at IS NOT NULL THEN 'ending'
  WHEN coalesce(v.state, 'pending') <> 'done' THEN 'waiting' WHEN NOT g.enabled THEN 'paused' ELSE 'on' END`;

/** Upload of the device `d`: what its lines were booked with or what it measured, whichever is less, Mbps; null: neither is known. */
export const uploadSql = `least(
  (SELECT nullif(sum(i.booked_up), 0)::integer FROM device_interface i WHERE i.device_id = d.id AND i.role = 'wan'),
  (SELECT greatest(1, n.up_bps / 1000000)::integer FROM gateway_line n
    WHERE n.gateway_id = d.id AND n.account_id = d.account_id))`;

/** Demands that a reader is told of, over `m`: those of the demo only who has simulated gateways. */
export const demandFor = (account: string) =>
  `(NOT m.simulated OR EXISTS (SELECT 1 FROM device d WHERE d.account_id = ${account} AND d.simulated))`;

/** Whether an account agreed to a version of the agreement. */
export async function hasAgreed(sql: Sql, accountId: string, version: string): Promise<boolean> {
  const rows = await sql.query('SELECT 1 FROM star_consent WHERE account_id = $1 AND version = $2', [
    accountId,
    version,
  ]);
  return rows.length > 0;
}
