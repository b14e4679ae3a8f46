import type { Sql } from '../../kit/store/db';

/**
 * What a gateway is told: which part of which disks and how much upload it lends, and when; nothing once it has ended.
 * While it is paused it lends nothing either, but what is stored there may stay.
 */
export async function starDocument(sql: Sql, gwid: string): Promise<Record<string, string>> {
  const [row] = await sql.query<{
    mbps: number;
    starts: string;
    ends: string;
    enabled: boolean;
    disks: { disk: string; gb: number }[] | null;
  }>(
    `SELECT g.mbps, g.starts, g.ends, g.enabled,
       (SELECT jsonb_agg(jsonb_build_object('disk', x.name, 'gb', greatest(1, x.gb * g.share / 100)) ORDER BY x.name) FROM star_disk x
        WHERE x.gateway_id = g.gateway_id) AS disks
     FROM star_gateway g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
     WHERE g.gateway_id = $1 AND g.ended_at IS NULL`,
    [gwid],
  );
  if (!row?.disks) return { enabled: 'false' };
  if (!row.enabled) return { enabled: 'false', paused: 'true' };
  return {
    ...{ enabled: 'true', mbps: String(row.mbps), from: row.starts, to: row.ends },
    disks: JSON.stringify(row.disks),
  };
}
