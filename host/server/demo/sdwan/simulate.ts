import { bandwidthOf, linksOf, type TopologyType } from '../../../../src/domain/sdwan';
import type { Db, Sql } from '../../kit/store/db';
import { day, iso, minute } from '../../../../src/domain/time';
import { countHours, sampleEvery } from '../../services/sdwan/hours';
import { keepLinks, keepSamples, type MeasuredLink } from '../../services/sdwan/links';
import { measure } from '../../services/sdwan/measure';
import type { PlaceCode } from '../../../../src/domain/region';
import type { DrawnNode } from '../../../../src/domain/sdwan';

interface Row extends DrawnNode {
  network_id: string;
  topology: TopologyType;
  mesh: boolean;
  /** When the network was made. */
  created_at: string;
  /** Where the gateway stands. */
  region: PlaceCode | null;
}

/**
 * The links between simulated gateways that have taken their network over are measured. What is filled in of their past is
 * counted at once: nobody waits for the next count.
 */
export async function simulateNetworks(db: Db, now: number): Promise<void> {
  const filled = await db.tx(async (sql) => {
    const rows = await readLiving(sql, now);
    await sql.query(`DELETE FROM sdwan_link l USING device d WHERE d.id = l.gwid AND d.simulated AND l.at < $1`, [
      iso(now - minute),
    ]);
    await keepLinks(sql, measuredAt(rows, now));
    return sample(sql, rows, now);
  });
  if (filled) await countHours(db, now);
}

/** Members of networks that run, where gateway and network are simulated and there. */
const readLiving = (sql: Sql, now: number): Promise<Row[]> =>
  sql.query<Row>(
    `SELECT m.network_id, n.topology, n.mesh, m.gwid, m.role, m.pid, m.position, m.widthband, m.foreign_widthband, m.is_used, m.x, m.y,
       n.created_at, d.region
     FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id JOIN device d ON d.id = m.gwid
       JOIN service_owned o ON o.id = n.owned_id
       JOIN gateway_delivery v ON v.gateway_id = m.gwid AND v.kind = 'sdwan' AND v.done_rev > 0
     WHERE d.simulated AND d.status = 'online' AND m.is_used AND NOT n.paused AND o.expires_at > $1`,
    [iso(now)],
  );

function measuredAt(rows: readonly Row[], at: number): MeasuredLink[] {
  return [...new Set(rows.map((row) => row.network_id))].flatMap((network_id) => {
    const nodes = rows.filter((row) => row.network_id === network_id);
    const byId = new Map(nodes.map((node) => [node.gwid, node]));
    return linksOf({ topology: nodes[0]!.topology, nodes, mesh: nodes[0]!.mesh })
      .filter(({ gwid, to }) => byId.has(gwid) && byId.has(to))
      .map(({ gwid, to, backup }) => {
        const node = byId.get(gwid)!;
        const other = byId.get(to)!;
        const abroad = node.position !== other.position;
        const places = [node.region, other.region] as const;
        const measured = measure(gwid, to, { width: bandwidthOf(node), abroad, places }, at);
        // The second way stands by.
        const rate = backup ? 0 : 1;
        return {
          ...measured,
          network_id,
          gwid,
          to_gwid: to,
          at: iso(at),
          down: measured.down * rate,
          up: measured.up * rate,
        };
      });
  });
}

/**
 * Keeps a day of history, none of it older than its network; what is missing (a first start, a pause) is filled in. Whether
 * more than the last moment was.
 */
async function sample(sql: Sql, rows: readonly Row[], now: number): Promise<boolean> {
  const last = Math.floor(now / sampleEvery) * sampleEvery;
  const newest = await sql.query<{ network_id: string; at: string }>(
    'SELECT network_id, max(at) AS at FROM sdwan_link_sample GROUP BY network_id',
  );
  const known = new Map(newest.map(({ network_id, at }) => [network_id, Date.parse(at)]));
  const due = [...new Set(rows.map(({ network_id }) => network_id))].filter((id) => (known.get(id) ?? 0) < last);
  if (due.length === 0) return false;
  const points = due.flatMap((id) => {
    const mine = rows.filter(({ network_id }) => network_id === id);
    const begun = Math.ceil(Date.parse(mine[0]!.created_at) / sampleEvery) * sampleEvery;
    const from = Math.max(last - day + sampleEvery, begun, (known.get(id) ?? 0) + sampleEvery);
    return Array.from({ length: Math.max(0, Math.floor((last - from) / sampleEvery) + 1) }, (_, i) =>
      measuredAt(mine, from + i * sampleEvery),
    ).flat();
  });
  await keepSamples(sql, points);
  return points.some(({ at }) => at < iso(last));
}
