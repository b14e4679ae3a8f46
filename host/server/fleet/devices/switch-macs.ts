import type { ParsedOf } from '../../../../src/api/endpoint';
import type { MacRow, switchMacs } from '../../../../src/api/contract/equipment';
import type { Sql } from '../../kit/store/db';
import { readPage } from '../../kit/sql/page';
import { likePatterns } from '../../kit/sql/search';

/**
 * What is reached through which port of a switch: devices plugged in, what hangs behind them away from the gateway, the
 * terminals at all of those, and the gateway through the uplink. `$1` account, `$2` switch.
 */
const table = `(WITH RECURSIVE reach AS (
    SELECT p.number AS port, p.vlan, p.neighbour_id AS id, 0 AS depth FROM switch_port p
    WHERE p.device_id = $2 AND p.neighbour_id IS NOT NULL AND p.state IN (1, 2)
    UNION ALL
    SELECT r.port, r.vlan, p.neighbour_id, r.depth + 1 FROM reach r JOIN switch_port p ON p.device_id = r.id
    JOIN switch_port own ON own.device_id = $2 AND own.number = r.port AND NOT own.uplink
    WHERE r.depth < 4 AND p.neighbour_id IS NOT NULL AND NOT p.uplink AND p.state IN (1, 2)
  ),
  found AS (
    SELECT upper(d.mac) AS mac, r.port, r.vlan, d.kind, d.id, d.remark AS name, d.ip,
      CASE WHEN r.depth = 0 THEN '' ELSE coalesce((SELECT o.remark FROM switch_port s
        JOIN device o ON o.id = s.neighbour_id AND o.account_id = $1 WHERE s.device_id = $2 AND s.number = r.port), '') END AS via, l.last_seen AS seen
    FROM reach r JOIN device d ON d.id = r.id AND d.account_id = $1 LEFT JOIN device_live l ON l.device_id = d.id
    WHERE d.mac <> ''
    UNION ALL
    SELECT c.mac, r.port, r.vlan, 'client', c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac), c.ip,
      d.remark, c.last_seen
    FROM reach r JOIN device d ON d.id = r.id AND d.account_id = $1
    JOIN client c ON c.ap_id = r.id AND c.online AND c.account_id = $1
    JOIN switch_port own ON own.device_id = $2 AND own.number = r.port AND NOT own.uplink
    UNION ALL
    SELECT c.mac, r.port, r.vlan, 'client', c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac), c.ip,
      d.remark, c.last_seen
    FROM reach r JOIN device d ON d.id = r.id AND d.account_id = $1
    JOIN client c ON c.switch_id = r.id AND c.online AND c.account_id = $1
    JOIN switch_port own ON own.device_id = $2 AND own.number = r.port AND NOT own.uplink
    UNION ALL
    SELECT c.mac, p.number, p.vlan, 'client', c.id, coalesce(nullif(c.name, ''), nullif(c.hostname, ''), c.mac), c.ip, '',
      c.last_seen
    FROM client c JOIN switch_port p ON p.device_id = c.switch_id AND p.number = c.switch_port AND p.state IN (1, 2)
    WHERE c.switch_id = $2 AND c.online AND c.account_id = $1
  ) SELECT * FROM found) m`;

/** One page of the MAC table of a switch of an account, by port. */
export function macPage(
  sql: Sql,
  accountId: string,
  { id, q, port, ...paging }: ParsedOf<typeof switchMacs>,
): Promise<{ list: MacRow[]; total: number }> {
  const params: unknown[] = [accountId, id];
  const param = (value: unknown) => `$${params.push(value)}`;
  const where = ['EXISTS (SELECT 1 FROM device s WHERE s.id = $2 AND s.account_id = $1)'];
  if (port !== undefined) where.push(`port = ${param(port)}`);
  if (q) where.push(`lower(mac || ' ' || name || ' ' || ip) LIKE ANY(${param(likePatterns(q))}::text[])`);
  return readPage<MacRow>(
    sql,
    { select: '*', from: `FROM ${table} WHERE ${where.join(' AND ')}`, params, order: 'port, via, mac, id' },
    paging,
  );
}
