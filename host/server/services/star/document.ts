import type { Sql } from '../../kit/store/db';

/** What a gateway is told: which part of which disks and how much upload it lends, and when; nothing while it is paused or has ended. */
export async function starDocument(sql: Sql, gwid: string): Promise<Record<string, string>> {
  const [row] = await sql.query<{
    mbps: number;
    starts: string;
    ends: string;
    disks: { disk: string; gb: number }[] | null;
  }>(
    `SELECT g.mbps, g.starts, g.ends,
       (SELECT jsonb_agg(jsonb_build_object('disk', x.name, 'gb', greatest(1, x.gb * g.share / 100)) ORDER BY x.name) FROM star_disk x
        WHERE x.gateway_id = g.gateway_id) AS disks
     FROM star_gateway g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
     WHERE g.gateway_id = $1 AND g.enabled AND g.ended_at IS NULL`,
    [gwid],
  );
  if (!row?.disks) return { enabled: 'false' };
  return {
    ...{ enabled: 'true', mbps: String(row.mbps), from: row.starts, to: row.ends },
    disks: JSON.stringify(row.disks),
  };
}
