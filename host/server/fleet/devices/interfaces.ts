import type { GatewayInterface } from '../../../../src/api/contract/device';
import type { Sql } from '../../kit/store/db';

/** Interfaces of a gateway of an account, WAN first; undefined when there is no such gateway. */
export async function readInterfaces(
  sql: Sql,
  accountId: string,
  gwid: string,
): Promise<GatewayInterface[] | undefined> {
  const [device] = await sql.query<{ online: boolean }>(
    `SELECT status = 'online' AS online FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway'`,
    [accountId, gwid],
  );
  if (!device) return undefined;
  const rows = await sql.query<GatewayInterface>(
    `SELECT i.name, i.role, i.state, i.access, i.carrier, i.booked_down, i.booked_up, i.address, i.gateway, i.dns, i.mac,
       i.speed, i.duplex, round(i.down) AS down, round(i.up) AS up, i.loss, i.signal, i.connected_since
     FROM device_interface i WHERE i.device_id = $1
     ORDER BY i.role DESC, i.position, i.name`,
    [gwid],
  );
  // Of an offline one the states are the last that were told; nothing counts on.
  return device.online ? rows : rows.map((row) => ({ ...row, down: 0, up: 0, loss: null, connected_since: null }));
}
