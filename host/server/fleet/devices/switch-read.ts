import type { DataOf } from '../../../../src/api/endpoint';
import type { switchDetail, SwitchPort } from '../../../../src/api/contract/device';
import type { Sql } from '../../kit/store/db';
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
    `SELECT p.number, p.remark, p.state, p.link, p.speed, p.duplex, p.poe, p.poe_watt, p.vlan, p.limit_in, p.limit_out,
       round(p.down) AS down, round(p.up) AS up, p.kind, p.mode, p.uplink, p.peer_speed, coalesce(d.remark, p.neighbour) AS neighbour,
       d.id AS neighbour_id, d.kind AS neighbour_kind, d.status AS neighbour_status,
       d.gateway_id AS neighbour_gwid, coalesce(d.detail->>'light' = 'true', false) AS neighbour_light
     FROM switch_port p LEFT JOIN device d ON d.id = p.neighbour_id AND d.account_id = $2
     WHERE p.device_id = $1 ORDER BY p.number`,
    [row.id, accountId],
  );
  const bound = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return {
    ...toSwitchRow(row, now),
    // A lightly managed switch tells its own bounds (specification, section 5).
    limit_min: bound(row.detail.limit_min, 2),
    limit_max: bound(row.detail.limit_max, 125_000),
    // Of an offline one the states are the last that were told; nothing passes.
    port_list: row.status === 'online' ? ports : ports.map((port) => ({ ...port, down: 0, up: 0 })),
  };
}
