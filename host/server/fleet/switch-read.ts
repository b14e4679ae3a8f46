import type { DataOf } from '../../../src/api/endpoint';
import type { switchDetail, SwitchPort } from '../../../src/api/contract/device';
import type { Sql } from '../db';
import { readDevices, toSwitchRow } from './device-read';

/** One switch of an account with its ports, by id or by its address behind a gateway; undefined when there is none. */
export async function readSwitch(
  sql: Sql,
  accountId: string,
  id: string,
  gwid: string | undefined,
  now: number,
): Promise<DataOf<typeof switchDetail> | undefined> {
  const [found] = await sql.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = $1 AND kind = 'switch' AND ($3::text IS NULL OR gateway_id = $3)
       AND (id = $2 OR ($3 IS NOT NULL AND ip = $2))`,
    [accountId, id, gwid],
  );
  const [row] = found ? await readDevices(sql, accountId, [found.id]) : [];
  if (!row) return undefined;
  const ports = await sql.query<SwitchPort>(
    `SELECT number, remark, state, link, speed, duplex, poe, poe_watt, vlan, limit_in, limit_out, down, up, neighbour
     FROM switch_port WHERE device_id = $1 ORDER BY number`,
    [row.id],
  );
  return { ...toSwitchRow(row, now), port_list: ports };
}
