import { bandwidthOf, linksOf, type TopologyType } from '../../../../src/domain/sdwan';
import type { Db, Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso, minute, second } from '../../../../src/domain/time';
import { measure } from '../../services/sdwan/measure';
import type { PlaceCode } from '../../../../src/domain/region';
import type { DrawnNode } from '../../../../src/domain/sdwan';

/** Seconds that a simulated gateway takes to take a change over. */
const takesOver = 8;
/** Milliseconds between two samples of a link's history. */
const sampleEvery = 5 * minute;

interface Row extends DrawnNode {
  network_id: string;
  topology: TopologyType;
  mesh: boolean;
  /** When the network was made. */
  created_at: string;
  /** Where the gateway stands. */
  region: PlaceCode | null;
}

/** The links between simulated gateways are measured, and simulated gateways take changes over. */
export async function simulateNetworks(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    await sql.query(
      `UPDATE sdwan_member m SET applied_rev = n.rev FROM sdwan_network n, device d
       WHERE n.id = m.network_id AND d.id = m.gwid AND d.simulated AND d.status = 'online'
         AND m.applied_rev < n.rev AND n.updated_at <= $1`,
      [iso(now - takesOver * second)],
    );
    const rows = await readLiving(sql, now);
    const links = measuredAt(rows, now);
    await sql.query(`DELETE FROM sdwan_link l USING sdwan_network n WHERE n.id = l.network_id AND l.at < $1`, [
      iso(now - minute),
    ]);
    await insertRows(
      sql,
      'sdwan_link',
      { ...columns, state: 'text' },
      links,
      `ON CONFLICT (network_id, gwid, to_gwid) DO UPDATE SET state = excluded.state, latency = excluded.latency,
         loss = excluded.loss, down = excluded.down, up = excluded.up, at = excluded.at`,
    );
    await sample(sql, rows, now);
  });
}

/** Members of networks that run, where gateway and network are simulated and there. */
const readLiving = (sql: Sql, now: number): Promise<Row[]> =>
  sql.query<Row>(
    `SELECT m.network_id, n.topology, n.mesh, m.gwid, m.role, m.pid, m.position, m.widthband, m.foreign_widthband, m.is_used, m.x, m.y,
       n.created_at, d.region
     FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id JOIN device d ON d.id = m.gwid
       JOIN service_owned o ON o.id = n.owned_id
     WHERE d.simulated AND d.status = 'online' AND m.is_used AND NOT n.paused AND o.expires_at > $1`,
    [iso(now)],
  );

function measuredAt(rows: readonly Row[], at: number) {
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

const columns = {
  network_id: 'text',
  gwid: 'text',
  to_gwid: 'text',
  latency: 'real',
  loss: 'real',
  down: 'float8',
  up: 'float8',
  at: 'timestamptz',
};

/** Keeps a day of history, none of it older than its network; what is missing (a first start, a pause) is filled in. */
async function sample(sql: Sql, rows: readonly Row[], now: number): Promise<void> {
  const last = Math.floor(now / sampleEvery) * sampleEvery;
  const newest = await sql.query<{ network_id: string; at: string }>(
    'SELECT network_id, max(at) AS at FROM sdwan_link_sample GROUP BY network_id',
  );
  const known = new Map(newest.map(({ network_id, at }) => [network_id, Date.parse(at)]));
  const due = [...new Set(rows.map(({ network_id }) => network_id))].filter((id) => (known.get(id) ?? 0) < last);
  if (due.length === 0) return;
  const points = due.flatMap((id) => {
    const mine = rows.filter(({ network_id }) => network_id === id);
    const begun = Math.ceil(Date.parse(mine[0]!.created_at) / sampleEvery) * sampleEvery;
    const from = Math.max(last - day + sampleEvery, begun, (known.get(id) ?? 0) + sampleEvery);
    return Array.from({ length: Math.max(0, Math.floor((last - from) / sampleEvery) + 1) }, (_, i) =>
      measuredAt(mine, from + i * sampleEvery),
    ).flat();
  });
  await insertRows(sql, 'sdwan_link_sample', columns, points, 'ON CONFLICT DO NOTHING');
  await sql.query('DELETE FROM sdwan_link_sample WHERE at <= $1', [iso(now - day)]);
}
