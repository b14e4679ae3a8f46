import type { BoardSite, boardSites } from '../../../../../src/api/contract/board';
import type { DataOf } from '../../../../../src/api/endpoint';
import type { Sql } from '../../../kit/store/db';
import { restartedBefore, silence, silenceJoins, trouble } from '../sites';
import { gatewaysOf } from './group';

/** Sites that a board is told one by one: more squares than that nobody tells apart. */
const most = 400;

/**
 * What is not as it should be among the sites of `$1` in the group `$3`: few of many, so the others are not read. `worst`: the
 * worst open alarm of a site. $2: `restartedBefore`.
 */
const badOf = (group: string | undefined) => `WITH worst AS (
    SELECT DISTINCT ON (a.gateway_id) a.gateway_id, a.label, a.device_kind, a.raised_at FROM alarm a
    WHERE a.account_id = $1 AND ${trouble} ORDER BY a.gateway_id, a.rank DESC, a.raised_at
  ), bad AS (
    SELECT d.id, d.remark AS name, d.group_id, d.status_since, w.label AS reason, w.device_kind AS about, w.raised_at,
      CASE WHEN ${silence} = 'down' THEN 'down' ELSE 'off' END AS state
    FROM device d LEFT JOIN worst w ON w.gateway_id = d.id ${silenceJoins}
    WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'offline' AND ${gatewaysOf('d.group_id', '$3', group)}
    UNION ALL
    SELECT d.id, d.remark, d.group_id, d.status_since, w.label, w.device_kind, w.raised_at, 'degraded'
    FROM worst w JOIN device d ON d.id = w.gateway_id
    WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'online' AND ${gatewaysOf('d.group_id', '$3', group)}
  )`;

/** How many sites are not as they should be, beside each of the list. */
interface Counted {
  counts: Record<'down' | 'degraded' | 'off', number>;
}

/** The worst first. */
const worstFirst = `array_position(ARRAY['down', 'degraded', 'off', 'up'], state)`;

/** How the sites of a group stand, the worst first. */
export async function readSites(
  sql: Sql,
  accountId: string,
  group: string | undefined,
  now: number,
): Promise<DataOf<typeof boardSites>> {
  const params = [accountId, restartedBefore(now), group ?? null];
  const rows = await sql.query<BoardSite & Counted>(
    `${badOf(group)}, site AS (
       SELECT id, name, group_id, status_since, reason, about, raised_at, state FROM bad
       UNION ALL (
         SELECT d.id, d.remark, d.group_id, d.status_since, NULL, NULL, NULL, 'up' FROM device d
         WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'online' AND ${gatewaysOf('d.group_id', '$3', group)}
           AND NOT EXISTS (SELECT 1 FROM alarm a WHERE a.account_id = $1 AND a.gateway_id = d.id AND ${trouble})
         ORDER BY d.remark, d.id LIMIT ${most}
       )
     ), first AS (
       SELECT *, CASE state WHEN 'down' THEN status_since WHEN 'degraded' THEN raised_at END AS since FROM site
       ORDER BY ${worstFirst},
         CASE state WHEN 'down' THEN status_since ELSE raised_at END, name, id LIMIT ${most}
     )
     SELECT f.name, g.name AS group, f.state, f.since, f.reason, f.about,
       CASE WHEN f.state = 'down' THEN (
         SELECT h.clients FROM device_hour h WHERE h.device_id = f.id AND h.account_id = $1 AND h.hour <= f.status_since
         ORDER BY h.hour DESC LIMIT 1
       ) END AS people, c.counts
     FROM (
       SELECT json_build_object('down', count(*) FILTER (WHERE state = 'down'),
         'degraded', count(*) FILTER (WHERE state = 'degraded'), 'off', count(*) FILTER (WHERE state = 'off')) AS counts FROM bad
     ) c CROSS JOIN first f LEFT JOIN device_group g ON g.id = f.group_id
     ORDER BY ${worstFirst}, f.since, f.name, f.id`,
    params,
  );
  const { total, simulated } = await fleetOf(sql, accountId, group);
  const { down, degraded, off } = rows[0]?.counts ?? { down: 0, degraded: 0, off: 0 };
  const list = rows.map(({ counts: _, ...site }) => site);
  return { down, degraded, off, up: Math.max(0, total - down - degraded - off), list, simulated };
}

/** How many sites there are, and whether some of them are made up. */
async function fleetOf(
  sql: Sql,
  accountId: string,
  group: string | undefined,
): Promise<{ total: number; simulated: boolean }> {
  const inGroup = gatewaysOf('group_id', '$2', group);
  const total =
    group === undefined
      ? `SELECT coalesce(sum(total), 0) FROM device_count WHERE account_id = $1 AND kind = 'gateway'`
      : `SELECT count(*) FROM device WHERE account_id = $1 AND kind = 'gateway' AND ${inGroup}`;
  const [fleet] = await sql.query<{ total: number; simulated: boolean }>(
    `SELECT (${total}) AS total,
       EXISTS (SELECT 1 FROM device WHERE account_id = $1 AND kind = 'gateway' AND simulated AND ${inGroup}) AS simulated`,
    [accountId, group ?? null],
  );
  return fleet!;
}
