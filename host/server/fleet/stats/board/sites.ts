import type { BoardSite, boardSites } from '../../../../../src/api/contract/board';
import type { DataOf } from '../../../../../src/api/endpoint';
import type { Sql } from '../../../kit/store/db';
import { restartedBefore, silence, silenceJoins, trouble } from '../sites';
import { gatewaysOf } from './group';

/** Sites that a board is told one by one: more squares than that nobody tells apart. */
const most = 400;

/** Every site of `$1` in the group `$3`, with its worst open alarm and how it stands. $2: `restartedBefore`. */
const sitesOf = (group: string | undefined) => `WITH worst AS (
    SELECT DISTINCT ON (a.gateway_id) a.gateway_id, a.label, a.device_kind, a.raised_at FROM alarm a
    WHERE a.account_id = $1 AND ${trouble} ORDER BY a.gateway_id, a.rank DESC, a.raised_at
  ), site AS (
    SELECT d.id, d.remark AS name, d.group_id, d.simulated, d.status_since, w.label AS reason, w.device_kind AS about,
      w.raised_at, CASE WHEN d.status = 'online' THEN CASE WHEN w.gateway_id IS NULL THEN 'up' ELSE 'degraded' END
        WHEN ${silence} = 'down' THEN 'down' ELSE 'off' END AS state
    FROM device d LEFT JOIN worst w ON w.gateway_id = d.id ${silenceJoins}
    WHERE d.account_id = $1 AND d.kind = 'gateway' AND ${gatewaysOf('d.group_id', '$3', group)}
  )`;

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
  const sites = sitesOf(group);
  const counted = await sql.query<{ state: BoardSite['state']; count: number; simulated: boolean }>(
    `${sites} SELECT state, count(*) AS count, coalesce(bool_or(simulated), false) AS simulated FROM site GROUP BY state`,
    params,
  );
  const list = await sql.query<BoardSite>(
    `${sites}, first AS (
       SELECT *, CASE state WHEN 'down' THEN status_since WHEN 'degraded' THEN raised_at END AS since FROM site
       ORDER BY ${worstFirst},
         CASE state WHEN 'down' THEN status_since ELSE raised_at END, name, id LIMIT ${most}
     )
     SELECT f.name, g.name AS group, f.state, f.since, f.reason, f.about,
       CASE WHEN f.state = 'down' THEN (
         SELECT h.clients FROM device_hour h WHERE h.device_id = f.id AND h.account_id = $1 AND h.hour <= f.status_since
         ORDER BY h.hour DESC LIMIT 1
       ) END AS people
     FROM first f LEFT JOIN device_group g ON g.id = f.group_id
     ORDER BY ${worstFirst}, f.since, f.name, f.id`,
    params,
  );
  const of = (state: BoardSite['state']) => counted.find((row) => row.state === state)?.count ?? 0;
  return {
    ...{ down: of('down'), degraded: of('degraded'), off: of('off'), up: of('up'), list },
    simulated: counted.some(({ simulated }) => simulated),
  };
}
