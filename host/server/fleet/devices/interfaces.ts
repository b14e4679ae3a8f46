import type { GatewayInterface } from '../../../../src/api/contract/device';
import type { Sql } from '../../kit/store/db';

/** Interfaces of a gateway of an account, WAN first; undefined when there is no such gateway. */
export async function readInterfaces(
  sql: Sql,
  accountId: string,
  gwid: string,
): Promise<GatewayInterface[] | undefined> {
  const rows = await sql.query<GatewayInterface & { online: boolean }>(
    `SELECT i.name, i.role, i.state, i.access, i.carrier, i.booked_down, i.booked_up, i.address, i.gateway, i.dns, i.mac,
       i.speed, i.duplex, round(i.down) AS down, round(i.up) AS up, i.loss, i.signal, i.connected_since, d.status = 'online' AS online
     FROM device d LEFT JOIN device_interface i ON i.device_id = d.id
     WHERE d.account_id = $1 AND d.id = $2 AND d.kind = 'gateway'
     ORDER BY i.role DESC, i.position, i.name`,
    [accountId, gwid],
  );
  if (rows.length === 0) return undefined;
  // A gateway without interfaces is one row of nothing.
  return rows
    .filter((row) => row.name !== null)
    .map(({ online, ...row }) => (online ? row : { ...row, down: 0, up: 0, loss: null }));
}
