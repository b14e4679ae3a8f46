import type { DataOf } from '../../../../src/api/endpoint';
import type { gateway } from '../../../../src/api/contract/device';
import type { Sql } from '../../kit/store/db';
import { day, iso } from '../../../../src/domain/time';
import { readBehind, readDevices, toGatewayRow } from './device-read';
import { readInterfaces } from './interfaces';

/** One gateway of an account with its interfaces; undefined when there is none. */
export async function readGateway(
  sql: Sql,
  accountId: string,
  gwid: string,
  now: number,
): Promise<DataOf<typeof gateway> | undefined> {
  const [row] = await readDevices(sql, accountId, [gwid]);
  if (row?.kind !== 'gateway') return undefined;
  const behind = await readBehind(sql, accountId, [gwid]);
  const [sum] = await sql.query<{ bytes: number }>(
    `SELECT coalesce(sum(bytes_down + bytes_up), 0) AS bytes FROM device_hour
     WHERE device_id = $1 AND account_id = $2 AND hour > $3`,
    [gwid, accountId, iso(now - day)],
  );
  return {
    ...toGatewayRow(row, now, behind),
    location: row.location,
    sessions: row.sessions,
    session_limit: row.session_limit,
    bytes_24h: sum!.bytes,
    interfaces: (await readInterfaces(sql, accountId, gwid)) ?? [],
  };
}
