import type { DataOf } from '../../../../src/api/endpoint';
import type { firewallDetail, WallInterface } from '../../../../src/api/contract/equipment';
import type { Sql } from '../../kit/store/db';
import { readDevices, toFirewallRow } from './device-read';

/** One firewall of an account from inside; undefined when there is none. */
export async function readFirewall(
  sql: Sql,
  accountId: string,
  id: string,
  now: number,
): Promise<DataOf<typeof firewallDetail> | undefined> {
  const [row] = await readDevices(sql, accountId, [id]);
  if (row?.kind !== 'firewall') return undefined;
  const interfaces = await sql.query<WallInterface>(
    'SELECT name, role, state, address, gateway, mac, speed FROM device_interface WHERE device_id = $1 ORDER BY position, name',
    [id],
  );
  const hits = await sql.query<{ policy: string; hits: number; last_at: string | null }>(
    'SELECT policy, hits, last_at FROM firewall_hit WHERE device_id = $1',
    [id],
  );
  return { ...toFirewallRow(row, now), location: row.location, interfaces, hits };
}
