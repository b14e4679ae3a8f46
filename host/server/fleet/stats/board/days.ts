import type { boardDays } from '../../../../../src/api/contract/board';
import type { DataOf } from '../../../../../src/api/endpoint';
import { harmless } from '../../../../../src/domain/site';
import { day, iso, minute } from '../../../../../src/domain/time';
import type { Sql } from '../../../kit/store/db';
import { gatewaysOf } from './group';

/** How long a cell lasts, milliseconds. */
const cell = 15 * minute;
const cells = day / cell;
/** Share of the sites of a group that may be degraded before it is: of many, one always is. */
const few = 0.05;
/** Groups that a board is told. */
const most = 40;

type Told = DataOf<typeof boardDays>['list'][number];

/** Sites of a group that were not there all the day. */
interface Late {
  top: string | null;
  /** That have never been online. */
  never: number;
  /** That came within the day, milliseconds of it without them, and when the first of them came. */
  added: number;
  missed: number;
  since: string | null;
}

/** Stretches in which something was wrong with a site of a group. */
interface Stretch {
  top: string | null;
  down: boolean;
  begun: string;
  ended: string | null;
}

/**
 * The groups right below one, or at the top, each with all below it: `top`. Gateways that are in none of them stand under
 * null. $1 is the account, $2 the group.
 */
const tops = `WITH RECURSIVE top AS (
    SELECT id, name, position FROM device_group
    WHERE account_id = $1 AND kind = 'gateway' AND parent_id IS NOT DISTINCT FROM $2::text
  ), below AS (
    SELECT id AS top, id FROM top
    UNION ALL SELECT b.top, g.id FROM below b JOIN device_group g ON g.parent_id = b.id
  )`;

/** How the last 24 hours of groups of sites were, from alarms; what stood all the day is counted beside it. */
export async function readDays(sql: Sql, accountId: string, group: string | undefined, now: number): Promise<Told[]> {
  const begin = Math.floor(now / cell) * cell - (cells - 1) * cell;
  const inGroup = gatewaysOf('d.group_id', '$2', group);
  const groups = await sql.query<{ top: string | null; name: string | null; sites: number }>(
    `${tops} SELECT s.top, t.name, s.sites FROM (
       SELECT b.top, count(*) AS sites FROM device d LEFT JOIN below b ON b.id = d.group_id
       WHERE d.account_id = $1 AND d.kind = 'gateway' AND ${inGroup} GROUP BY b.top
     ) s LEFT JOIN top t ON t.id = s.top ORDER BY t.position NULLS LAST, t.name, s.top LIMIT ${most}`,
    [accountId, group ?? null],
  );
  const late = await sql.query<Late>(
    `${tops} SELECT b.top, count(*) FILTER (WHERE NOT d.heard) AS never, count(*) FILTER (WHERE d.heard) AS added,
       coalesce(sum(1000 * extract(epoch FROM d.bound_at - $3::timestamptz)) FILTER (WHERE d.heard), 0)::float8 AS missed,
       min(d.bound_at) FILTER (WHERE d.heard) AS since
     FROM (
       SELECT d.group_id, d.bound_at, false AS heard FROM device d LEFT JOIN device_live l ON l.device_id = d.id
       WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'offline' AND l.last_seen IS NULL
       UNION ALL
       SELECT d.group_id, d.bound_at, true FROM device d JOIN device_live l ON l.device_id = d.id
       WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.bound_at > $3 AND l.last_seen IS NOT NULL
     ) d LEFT JOIN below b ON b.id = d.group_id
     WHERE ${inGroup} GROUP BY b.top`,
    [accountId, group ?? null, iso(begin)],
  );
  const stretches = await sql.query<Stretch>(
    `${tops} SELECT b.top, a.kind = 'gateway_offline' AS down, a.raised_at AS begun, a.cleared_at AS ended
     FROM (
       SELECT * FROM alarm WHERE account_id = $1 AND state <> 'cleared'
       UNION ALL SELECT * FROM alarm WHERE account_id = $1 AND state = 'cleared' AND cleared_at > $3
     ) a JOIN device d ON d.id = a.gateway_id AND d.account_id = $1 LEFT JOIN below b ON b.id = d.group_id
     WHERE a.quiet IS NULL AND a.kind <> ALL($4::text[]) AND ${inGroup}`,
    [accountId, group ?? null, iso(begin), harmless],
  );
  return groups.map(({ top, name, sites }) => ({
    name,
    sites,
    ...dayOf(
      stretches.filter((one) => one.top === top),
      { sites, begin, now, late: late.find((one) => one.top === top) },
    ),
  }));
}

function dayOf(
  stretches: readonly Stretch[],
  { sites, begin, now, late }: { sites: number; begin: number; now: number; late: Late | undefined },
) {
  const [downs, degraded] = [0, 1].map(() => Array.from({ length: cells }, () => 0)) as [number[], number[]];
  let standing = 0;
  let lost = 0;
  for (const { down, ...stretch } of stretches) {
    const from = Date.parse(stretch.begun);
    const to = stretch.ended === null ? now : Math.min(now, Date.parse(stretch.ended));
    if (down) lost += to - Math.max(from, begin);
    if (from <= begin && stretch.ended === null) {
      standing += down ? 1 : 0;
      continue;
    }
    const [first, last] = [Math.max(0, Math.floor((from - begin) / cell)), Math.floor((to - begin) / cell)];
    const counted = down ? downs : degraded;
    for (let at = first; at <= Math.min(last, cells - 1); at++) counted[at]!++;
  }
  // What has never been online is neither up nor down; what came within the day was neither before.
  const heard = sites - (late?.never ?? 0);
  const time = heard * (now - begin) - (late?.missed ?? 0);
  const up = time > 0 ? Math.max(0, 100 - (100 * lost) / time) : null;
  const since = late?.since && heard === late.added ? Date.parse(late.since) : begin;
  const blank = heard === 0 ? cells : Math.floor((since - begin) / cell);
  const drawn = downs.map((count, at) => {
    if (at < blank) return 3;
    return count > 0 ? 2 : degraded[at]! > sites * few ? 1 : 0;
  });
  return { cells: drawn, standing, up };
}
