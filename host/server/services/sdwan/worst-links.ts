import type { boardLinks } from '../../../../src/api/contract/board';
import type { DataOf } from '../../../../src/api/endpoint';
import { day, iso, minute } from '../../../../src/domain/time';
import { behindGroup } from '../../fleet/stats/board/group';
import type { Sql } from '../../kit/store/db';

/** What was measured before this is not told as present, milliseconds. */
const measuredWithin = 2 * minute;
const most = 10;

type Told = DataOf<typeof boardLinks>['list'][number];

/** SD-WAN links that are worst now, of networks that run, and how the first of them was over the last day. */
export async function readWorstLinks(
  sql: Sql,
  accountId: string,
  group: string | undefined,
  now: number,
): Promise<DataOf<typeof boardLinks>> {
  const rows = await sql.query<Told & { network_id: string; gwid: string; to_gwid: string }>(
    `SELECT l.network_id, l.gwid, l.to_gwid, f.remark AS from, t.remark AS to, l.state,
       round(l.latency::numeric, 1)::float8 AS latency, round(l.loss::numeric, 2)::float8 AS loss
     FROM sdwan_link l JOIN sdwan_network n ON n.id = l.network_id AND n.account_id = $1 AND NOT n.paused
       JOIN device f ON f.id = l.gwid AND f.account_id = $1 JOIN device t ON t.id = l.to_gwid AND t.account_id = $1
     WHERE l.at > $3 AND (${behindGroup('l.gwid', '$2', group)} OR ${behindGroup('l.to_gwid', '$2', group)})
     ORDER BY l.state = 'unlinked' DESC, l.latency DESC NULLS LAST, l.gwid, l.to_gwid LIMIT ${most}`,
    [accountId, group ?? null, iso(now - measuredWithin)],
  );
  const [first] = rows;
  const course = first
    ? await sql.query<DataOf<typeof boardLinks>['course'][number]>(
        `SELECT at, latency FROM sdwan_link_sample WHERE network_id = $1 AND gwid = $2 AND to_gwid = $3 AND at > $4 ORDER BY at`,
        [first.network_id, first.gwid, first.to_gwid, iso(now - day)],
      )
    : [];
  return { list: rows.map(({ from, to, state, latency, loss }) => ({ from, to, state, latency, loss })), course };
}
