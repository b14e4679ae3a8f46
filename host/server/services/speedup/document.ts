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
  policies: (Policy & { app: string })[] | null;
}

/** Lines that an application may use, best first, and when one of them is left and taken again. */
interface Policy {
  lines: { id: string; host: string }[];
  ms: number;
  loss: number;
  jitter: number;
  hold: number;
  back: number;
}

/**
 * What a gateway is told: its groups that go, their lines, domains and members, of each the oldest that the package has room
 * for. None once the service has ended.
 */
export async function speedupDocument(sql: Sql, gwid: string, now: number): Promise<Record<string, string>> {
  const tier = await tierOn(sql, gwid, now);
  const plan = speedupPlans[tier];
  const rows = plan
    ? await sql.query<Told>(
        `SELECT g.id AS gid, g.most AS mbps, l.host, g.apps, g.domains, m.members, p.policies
         FROM (
           SELECT *, least(mbps, ${plan.mbps}) AS most FROM speedup_group WHERE gateway_id = $1
           ORDER BY created_at, id LIMIT ${plan.groups}
         ) g JOIN speedup_line l ON l.id = g.line_id AND l.open
         JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object('sign', m.id, 'mac', m.mac, 'mbps', least(m.mbps, g.most))
             ORDER BY m.created_at, m.id) AS members
           FROM (
             SELECT e.* FROM speedup_member e JOIN speedup_group h ON h.id = e.group_id
             WHERE h.gateway_id = $1 AND e.state = 'approved' ORDER BY e.created_at, e.id LIMIT ${plan.members}
           ) m WHERE m.group_id = g.id AND m.enabled
         ) m ON m.members IS NOT NULL
         LEFT JOIN LATERAL (
           SELECT jsonb_agg(jsonb_build_object('app', o.app, 'lines', o.lines, 'ms', o.ms, 'loss', o.loss,
             'jitter', o.jitter, 'hold', o.hold, 'back', o.back) ORDER BY o.app) AS policies
           FROM (
             SELECT q.app, q.ms, q.loss, q.jitter, q.hold, q.back,
               jsonb_agg(jsonb_build_object('id', x.id, 'host', x.host) ORDER BY u.n) AS lines
             FROM speedup_policy q CROSS JOIN LATERAL unnest(q.lines) WITH ORDINALITY AS u(id, n)
             JOIN speedup_line x ON x.id = u.id AND x.open WHERE q.group_id = g.id AND g.mode = 2 GROUP BY q.group_id, q.app
           ) o
         ) p ON true
         WHERE g.enabled ORDER BY g.created_at, g.id`,
        [gwid],
      )
    : [];
  const groups = rows.map(({ gid, mbps, host, apps, domains, members, policies }) => ({
    gid,
    mbps,
    line: host,
    domains: [...new Set([...apps.flatMap((app) => speedupApps[app]?.domains ?? []), ...domains])],
    members,
    ...(policies && {
      policies: policies.map((one) => ({
        ...one,
        domains: one.app === '' ? domains : (speedupApps[one.app]?.domains ?? []),
      })),
    }),
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
