import type { speedupPolicies, speedupSwitches } from '../../../../src/api/contract/speedup-policy';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { speedupAppKeys } from '../../../../src/domain/speedup';
import { switchDays, type SpeedupReason } from '../../../../src/domain/speedup-policy';
import { day, iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { newId } from '../../kit/secrets';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';

/** The line that a gateway uses for a policy, as it tells it. */
export interface SpeedupChosen {
  gid: string;
  /** Key of the application; empty: the group's own domains. */
  app: string;
  line: string;
  why: SpeedupReason;
  ms?: number | undefined;
  loss?: number | undefined;
  jitter?: number | undefined;
}

/** Keeps which lines a gateway uses, and each time that it is another one; policies of others are left out. */
export async function takeSpeedupChoices(
  sql: Sql,
  gwid: string,
  chosen: readonly SpeedupChosen[],
  now: number,
): Promise<void> {
  if (chosen.length === 0) return;
  await sql.query(
    `WITH told AS (
       SELECT DISTINCT ON (g.id, p.app) r.id, g.id AS gid, p.app, r.line, r.why, r.ms, r.loss, r.jitter
       FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::real[], $8::real[], $9::real[])
         AS r(id, gid, app, line, why, ms, loss, jitter)
       JOIN speedup_group g ON g.id = r.gid AND g.gateway_id = $1 AND g.mode = 2
       JOIN speedup_policy p ON p.group_id = g.id AND p.app = r.app AND r.line = ANY(p.lines)
       JOIN speedup_line l ON l.id = r.line
       ORDER BY g.id, p.app
     ), turned AS (
       INSERT INTO speedup_turn (id, group_id, app, from_line, to_line, why, ms, loss, jitter, at)
       SELECT t.id, t.gid, t.app, c.line_id, t.line, t.why, t.ms, t.loss, t.jitter, $10::timestamptz
       FROM told t LEFT JOIN speedup_choice c ON c.group_id = t.gid AND c.app = t.app
       WHERE c.line_id IS DISTINCT FROM t.line
     )
     INSERT INTO speedup_choice AS c (group_id, app, line_id, why, ms, loss, jitter, since, told_at)
     SELECT gid, app, line, why, ms, loss, jitter, $10::timestamptz, $10::timestamptz FROM told
     ON CONFLICT (group_id, app) DO UPDATE SET line_id = excluded.line_id, ms = excluded.ms, loss = excluded.loss,
       jitter = excluded.jitter, told_at = excluded.told_at,
       why = CASE WHEN c.line_id = excluded.line_id THEN c.why ELSE excluded.why END,
       since = CASE WHEN c.line_id = excluded.line_id THEN c.since ELSE excluded.since END`,
    [
      gwid,
      chosen.map(() => newId('spt')),
      chosen.map(({ gid }) => gid),
      chosen.map(({ app }) => app),
      chosen.map(({ line }) => line),
      chosen.map(({ why }) => why),
      chosen.map(({ ms }) => ms ?? null),
      chosen.map(({ loss }) => loss ?? null),
      chosen.map(({ jitter }) => jitter ?? null),
      iso(now),
    ],
  );
  await sql.query(
    `DELETE FROM speedup_turn t USING speedup_group g WHERE g.gateway_id = $1 AND t.group_id = g.id AND t.at < $2`,
    [gwid, iso(now - switchDays * day)],
  );
}

/** Applications of groups of mode 2, with their policy and the line that the gateway says it uses. */
export const policyPage = (
  { db, caller }: Context,
  { gid, q, ...paging }: ParsedOf<typeof speedupPolicies>,
): Promise<DataOf<typeof speedupPolicies>> =>
  readPage(
    db,
    {
      select: `g.id || ' ' || a.app AS id, g.id AS gid, g.name AS group_name, d.id AS gwid, d.remark AS gateway_remark, a.app,
        CASE WHEN p.lines IS NULL THEN 'group' WHEN cardinality(p.lines) = 1 THEN 'fixed' ELSE 'auto' END AS way,
        coalesce((
          SELECT json_agg(json_build_object('id', x.id, 'region', x.region, 'name', x.name, 'name_said', x.name_said, 'open', x.open) ORDER BY o.n)
          FROM unnest(coalesce(p.lines, ARRAY[g.line_id])) WITH ORDINALITY AS o(id, n)
          JOIN speedup_line x ON x.id = o.id
        ), '[]'::json) AS lines,
        p.ms, p.loss, p.jitter, p.hold, p.back, d.simulated,
        CASE WHEN c.line_id IS NOT NULL THEN json_build_object('line', c.line_id, 'name', l.name, 'name_said', l.name_said,
          'region', l.region, 'region_said', l.region_said,
          'why', c.why, 'ms', c.ms, 'loss', c.loss, 'jitter', c.jitter, 'since', c.since, 'told_at', c.told_at)
        END AS chosen`,
      from: `FROM speedup_group g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
        CROSS JOIN LATERAL (
          SELECT app FROM unnest(g.apps) AS u(app) WHERE app = ANY($3::text[])
          UNION ALL SELECT '' WHERE cardinality(g.domains) > 0
        ) a
        LEFT JOIN speedup_policy p ON p.group_id = g.id AND p.app = a.app
        LEFT JOIN speedup_choice c ON c.group_id = g.id AND c.app = a.app
        LEFT JOIN speedup_line l ON l.id = c.line_id
        WHERE g.account_id = $1 AND g.mode = 2 AND ($2::text IS NULL OR g.id = $2)
          AND ($4::text IS NULL OR lower(g.name || ' ' || d.remark || ' ' || a.app) LIKE $4)`,
      params: [caller.accountId, gid ?? null, speedupAppKeys, q ? likePattern(q) : null],
      order: `g.created_at DESC, g.id, (a.app = ''), a.app`,
    },
    paging,
  );

/** Times that gateways went over to another line, newest first. */
export const switchPage = (
  { db, caller }: Context,
  { gid, q, ...paging }: ParsedOf<typeof speedupSwitches>,
): Promise<DataOf<typeof speedupSwitches>> =>
  readPage(
    db,
    {
      select: `t.id, g.id AS gid, g.name AS group_name, t.app, f.name AS from_name, f.name_said AS from_said, l.name AS to_name, l.name_said AS to_said,
        l.region, l.region_said, t.why,
        t.ms, t.loss, t.jitter, t.at, d.simulated`,
      from: `FROM speedup_turn t JOIN speedup_group g ON g.id = t.group_id
        JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
        JOIN speedup_line l ON l.id = t.to_line LEFT JOIN speedup_line f ON f.id = t.from_line
        WHERE g.account_id = $1 AND ($2::text IS NULL OR g.id = $2)
          AND ($3::text IS NULL OR lower(g.name || ' ' || t.app || ' ' || l.name || ' ' || coalesce(f.name, '')) LIKE $3)`,
      params: [caller.accountId, gid ?? null, q ? likePattern(q) : null],
      order: 't.at DESC, t.id',
    },
    paging,
  );
