import { speedupApps, speedupPlans } from '../../../../src/domain/speedup';
import { iso } from '../../../../src/domain/time';
import type { Sql } from '../../kit/store/db';

interface Told {
  gid: string;
  mbps: number;
  host: string;
  apps: string[];
  domains: string[];
  members: { sign: string; mac: string; mbps: number }[];
}

/** What a gateway is told: its groups that go, their lines, domains and members. None once the service has ended. */
export async function speedupDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const tier = await tierOn(sql, gwid, now);
  const plan = speedupPlans[tier];
  const rows = plan
    ? await sql.query<Told>(
        `SELECT g.id AS gid, least(g.mbps, ${plan.mbps}) AS mbps, l.host, g.apps, g.domains, m.members
         FROM (
           SELECT * FROM speedup_group WHERE gateway_id = $1 ORDER BY created_at, id LIMIT ${plan.groups}
         ) g JOIN speedup_line l ON l.id = g.line_id AND l.open
         JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object('sign', m.id, 'mac', m.mac, 'mbps', m.mbps) ORDER BY m.created_at, m.id) AS members
           FROM speedup_member m WHERE m.group_id = g.id AND m.state = 'approved' AND m.enabled
         ) m ON m.members IS NOT NULL
         WHERE g.enabled ORDER BY g.created_at, g.id`,
        [gwid],
      )
    : [];
  const groups = rows.map(({ gid, mbps, host, apps, domains, members }) => ({
    gid,
    mbps,
    line: host,
    domains: [...new Set([...apps.flatMap((app) => speedupApps[app]?.domains ?? []), ...domains])],
    members,
  }));
  return { groups: JSON.stringify(groups) };
}

/** Key of the package that a gateway has at a moment; empty: none. */
export async function tierOn(sql: Sql, gwid: string, now: number): Promise<string> {
  const [owned] = await sql.query<{ tier: string }>(
    `SELECT o.tier FROM service_owned o JOIN device d ON d.id = o.gateway_id AND d.account_id = o.account_id
     WHERE o.service = 'overseas_speedup' AND o.gateway_id = $1 AND o.expires_at > $2`,
    [gwid, iso(now)],
  );
  return owned?.tier ?? '';
}
