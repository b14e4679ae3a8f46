import { tunnelPlans } from '../../../../src/domain/tunnel';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';

/** Mappings that a package serves, as SQL over the column that holds the package's key. */
export const servedSql = (tier: string): string =>
  `CASE ${tier} ${Object.entries(tunnelPlans)
    .map(([key, { mappings }]) => `WHEN '${key}' THEN ${mappings}`)
    .join(' ')} ELSE 0 END`;

/** What a gateway is told: the mappings that are on and served, and its bandwidth. None once the service has ended. */
export async function tunnelDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const [owned] = await sql.query<{ tier: string }>(
    `SELECT tier FROM service_owned WHERE service = 'tunnel' AND gateway_id = $1 AND expires_at > $2`,
    [gwid, iso(now)],
  );
  const plan = owned && tunnelPlans[owned.tier];
  const rows = plan
    ? await sql.query(
        `SELECT id, subdomain, protocol, inner_ip AS ip, inner_port AS port, outer_port, allowed FROM tunnel_mapping
         WHERE gateway_id = $1 AND enabled ORDER BY created_at, id LIMIT ${plan.mappings}`,
        [gwid],
      )
    : [];
  return { mbps: String(plan?.mbps ?? 0), mappings: JSON.stringify(rows) };
}
