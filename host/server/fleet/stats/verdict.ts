import type { DataOf } from '../../../../src/api/endpoint';
import type { NeedySite, verdict } from '../../../../src/api/contract/verdict';
import { drawnSites, neediest, staleAfter, type SiteState } from '../../../../src/domain/site';
import { day, iso } from '../../../../src/domain/time';
import { levelOf } from '../alarms/alarm-words';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { restartedBefore, silence, silenceJoins, trouble } from './sites';

type Verdict = DataOf<typeof verdict>;

/** Gateways of an account ($1) that are offline, each with what that means. $2: `restartedBefore`. */
const silent = `silent AS (
  SELECT d.id, d.remark, d.group_id, d.status_since AS since, d.simulated, ${silence} AS state
  FROM device d ${silenceJoins} WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'offline'
)`;

/** Gateways that are online while something is wrong behind them, each with its worst alarm. */
const troubled = `worst AS (
  SELECT DISTINCT ON (a.gateway_id) a.gateway_id, a.rank, a.kind, a.content, a.facts, a.label, a.device_id, a.subject,
    a.assignee, a.raised_at, count(*) OVER (PARTITION BY a.gateway_id) AS alarms
  FROM alarm a WHERE a.account_id = $1 AND ${trouble} ORDER BY a.gateway_id, a.rank DESC, a.raised_at DESC
), troubled AS (
  SELECT d.id, d.remark, d.group_id, d.simulated, w.* FROM worst w JOIN device d ON d.id = w.gateway_id
  WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'online'
)`;

/** How the sites of the caller are: one answer, for whoever asks whether all is fine. */
export async function readVerdict({ db, caller: { accountId }, now }: Context): Promise<Verdict> {
  const at = now();
  const [fleet] = await db.query<{ total: number }>(
    `SELECT coalesce(sum(total), 0) AS total FROM device_count WHERE account_id = $1 AND kind = 'gateway'`,
    [accountId],
  );
  const { total } = fleet!;
  const upgrades = await db.query<{ version: string; count: number }>(
    `SELECT coalesce(firmware_new, '') AS version, count(*) AS count FROM device
     WHERE account_id = $1 AND kind = 'gateway' AND firmware_new IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 DESC`,
    [accountId],
  );
  const silences = await silencesOf(db, accountId, at);
  const degraded = await degradedOf(db, accountId);
  const of = (state: SiteState) => silences.find((row) => row.state === state)?.count ?? 0;
  const bad = degraded.count + silences.reduce((sum, row) => sum + row.count, 0);
  const down = silences.find((row) => row.state === 'down');
  return {
    counts: {
      all: total,
      down: of('down'),
      degraded: degraded.count,
      restarting: of('restarting'),
      quiet: of('quiet'),
      never: of('never'),
      ok: Math.max(0, total - bad),
      upgrade: upgrades.reduce((sum, row) => sum + row.count, 0),
    },
    people: down?.people ?? 0,
    stale: down?.stale ?? 0,
    longest: down?.longest ?? null,
    down: down ? await downOf(db, accountId, at) : [],
    degraded: degraded.list,
    upgrades,
    ...(await outagesOf(db, accountId, at)),
    ...(await groupsOf(db, accountId, at, total)),
  };
}

/** Users of a gateway `s` in the last whole hour before it fell silent. */
const before = `(SELECT h.clients FROM device_hour h WHERE h.device_id = s.id AND h.account_id = $1
  AND h.hour <= s.since AND h.hour > s.since - interval '3 hours' AND h.clients IS NOT NULL ORDER BY h.hour DESC LIMIT 1)`;

/** What gateways that are offline come to, by state. */
const silencesOf = (sql: Sql, accountId: string, now: number) =>
  sql.query<{ state: SiteState; count: number; stale: number; longest: string; people: number }>(
    `WITH ${silent}
     SELECT s.state, count(*) AS count, count(*) FILTER (WHERE s.since < $3) AS stale, min(s.since) AS longest,
       coalesce(sum(CASE WHEN s.state = 'down' AND s.since >= $3 THEN ${before} END), 0) AS people
     FROM silent s GROUP BY s.state`,
    [accountId, restartedBefore(now), iso(now - staleAfter)],
  );

interface Needy extends Omit<NeedySite, 'level' | 'state'> {
  rank: number | null;
}
const toRow = (state: NeedySite['state'], { rank, ...row }: Needy): NeedySite => ({
  ...row,
  state,
  level: rank === null ? null : levelOf(rank),
});

/** The latest sites that are down, each with what was known to be wrong with it. */
async function downOf(sql: Sql, accountId: string, now: number): Promise<NeedySite[]> {
  const rows = await sql.query<Needy>(
    `WITH ${silent}, down AS (
       SELECT s.*, count(*) OVER (PARTITION BY s.group_id ORDER BY s.since
         RANGE BETWEEN interval '3 minutes' PRECEDING AND interval '3 minutes' FOLLOWING) - 1 AS together
       FROM silent s WHERE s.state = 'down' AND s.since >= $3
     ), latest AS (SELECT * FROM down ORDER BY since DESC, id LIMIT $4)
     SELECT s.id AS gwid, s.remark, g.name AS "group", s.since, s.simulated, ${before} AS people,
       CASE WHEN s.group_id IS NULL THEN 0 ELSE s.together END AS together,
       w.rank, w.kind, w.content, w.facts, w.device_id AS device, coalesce(w.subject, '') AS subject, o.assignee,
       (SELECT count(*) FROM alarm a WHERE a.account_id = $1 AND a.gateway_id = s.id AND ${trouble}) AS alarms
     FROM latest s LEFT JOIN device_group g ON g.id = s.group_id
     LEFT JOIN alarm o ON o.device_id = s.id AND o.kind = 'gateway_offline' AND o.state <> 'cleared'
     LEFT JOIN LATERAL (
       SELECT a.* FROM alarm a WHERE a.account_id = $1 AND a.device_id = s.id AND ${trouble}
         AND a.kind IN ('wan_down', 'line_loss') ORDER BY a.rank DESC, a.raised_at DESC LIMIT 1
     ) w ON true ORDER BY s.since DESC, s.id`,
    [accountId, restartedBefore(now), iso(now - staleAfter), neediest],
  );
  return rows.map((row) => toRow('down', row));
}

/** Sites that work while something is wrong: how many, and the worst of them. */
async function degradedOf(sql: Sql, accountId: string): Promise<{ count: number; list: NeedySite[] }> {
  const rows = await sql.query<Needy & { total: number }>(
    `WITH ${troubled}
     SELECT t.id AS gwid, t.remark, g.name AS "group", t.raised_at AS since, t.simulated, l.clients AS people,
       t.rank, t.kind, t.content, t.facts, t.device_id AS device, t.subject, t.assignee, t.alarms, 0 AS together,
       count(*) OVER () AS total
     FROM troubled t LEFT JOIN device_group g ON g.id = t.group_id LEFT JOIN device_live l ON l.device_id = t.id
     ORDER BY t.rank DESC, t.raised_at DESC, t.id LIMIT $2`,
    [accountId, neediest],
  );
  return { count: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...row }) => toRow('degraded', row)) };
}

/** The last outage, and how many began within a day. */
async function outagesOf(sql: Sql, accountId: string, now: number): Promise<Pick<Verdict, 'outage' | 'outages'>> {
  const [outage] = await sql.query<{ remark: string; at: string; until: string | null }>(
    `SELECT remark, raised_at AS at, cleared_at AS until FROM alarm
     WHERE account_id = $1 AND kind = 'gateway_offline' ORDER BY raised_at DESC LIMIT 1`,
    [accountId],
  );
  const [recent] = await sql.query<{ count: number }>(
    `SELECT count(*) AS count FROM alarm WHERE account_id = $1 AND kind = 'gateway_offline' AND raised_at >= $2`,
    [accountId, iso(now - day)],
  );
  return { outage: outage ?? null, outages: recent!.count };
}

interface Drawn {
  gwid: string;
  remark: string;
  group_id: string | null;
  state: SiteState;
  since: string | null;
  label: string | null;
  simulated: boolean;
}

/** Sites by group: each of them, or how many where they are too many to draw. */
async function groupsOf(
  sql: Sql,
  accountId: string,
  now: number,
  total: number,
): Promise<Pick<Verdict, 'groups' | 'simulated'>> {
  // A group counts with what is below it, as in the list that it leads to.
  const tree = await sql.query<{ id: string; root: string; name: string }>(
    `WITH RECURSIVE tree AS (
       SELECT id, id AS root, name, position FROM device_group
       WHERE account_id = $1 AND kind = 'gateway' AND parent_id IS NULL
       UNION ALL SELECT g.id, t.root, t.name, t.position FROM device_group g JOIN tree t ON g.parent_id = t.id
     ) SELECT id, root, name FROM tree ORDER BY position, name, root`,
    [accountId],
  );
  const rootOf = new Map(tree.map(({ id, root }) => [id, root]));
  const named = [
    ...tree.filter(({ id, root }) => id === root).map(({ id, name }) => ({ id, name })),
    { id: '', name: '' },
  ];
  if (total > drawnSites) return countedGroups(sql, accountId, now, named, rootOf);
  const sites = await sql.query<Drawn>(
    `WITH ${silent}, ${troubled}
     SELECT d.id AS gwid, d.remark, d.group_id, d.simulated, coalesce(s.state, CASE WHEN t.id IS NULL THEN 'ok' ELSE 'degraded' END) AS state,
       coalesce(s.since, t.raised_at) AS since, t.label
     FROM device d LEFT JOIN silent s ON s.id = d.id LEFT JOIN troubled t ON t.id = d.id
     WHERE d.account_id = $1 AND d.kind = 'gateway' ORDER BY d.remark, d.id`,
    [accountId, restartedBefore(now)],
  );
  const groups = named.map((group) => {
    const own = sites.filter((site) => (rootOf.get(site.group_id ?? '') ?? '') === group.id);
    return {
      ...group,
      all: own.length,
      down: own.filter(({ state }) => state === 'down').length,
      degraded: own.filter(({ state }) => state === 'degraded').length,
      sites: own.map(({ gwid, remark, state, since, label }) => ({
        gwid,
        remark,
        state,
        ...(since !== null && { since }),
        ...(label !== null && { label }),
      })),
    };
  });
  return { groups: groups.filter(({ all }) => all > 0), simulated: sites.some(({ simulated }) => simulated) };
}

async function countedGroups(
  sql: Sql,
  accountId: string,
  now: number,
  named: readonly { id: string; name: string }[],
  rootOf: ReadonlyMap<string, string>,
): Promise<Pick<Verdict, 'groups' | 'simulated'>> {
  const rows = await sql.query<{ id: string; all: number; down: number; degraded: number }>(
    `WITH ${silent}, own AS (
       SELECT coalesce(group_id, '') AS id, count(*) AS all FROM device
       WHERE account_id = $1 AND kind = 'gateway' GROUP BY 1
     ), off AS (
       SELECT coalesce(group_id, '') AS id, count(*) AS count FROM silent WHERE state = 'down' GROUP BY 1
     ), bad AS (
       SELECT coalesce(d.group_id, '') AS id, count(*) AS count FROM device d
       JOIN (SELECT DISTINCT a.gateway_id FROM alarm a WHERE a.account_id = $1 AND ${trouble}) w ON w.gateway_id = d.id
       WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.status = 'online' GROUP BY 1
     )
     SELECT o.id, o.all, coalesce(off.count, 0) AS down, coalesce(bad.count, 0) AS degraded
     FROM own o LEFT JOIN off ON off.id = o.id LEFT JOIN bad ON bad.id = o.id`,
    [accountId, restartedBefore(now)],
  );
  const [made] = await sql.query(
    `SELECT 1 FROM device WHERE account_id = $1 AND kind = 'gateway' AND simulated LIMIT 1`,
    [accountId],
  );
  return {
    groups: named.flatMap((group) => {
      const own = rows.filter(({ id }) => (rootOf.get(id) ?? '') === group.id);
      const sum = (key: 'all' | 'down' | 'degraded') => own.reduce((total, row) => total + row[key], 0);
      return own.length > 0 ? [{ ...group, all: sum('all'), down: sum('down'), degraded: sum('degraded') }] : [];
    }),
    simulated: made !== undefined,
  };
}
