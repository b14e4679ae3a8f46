import {
  limitsOf,
  linksOf,
  subnetAround,
  type Drawing,
  type ExamFacts,
  type ExamMember,
  type MeasuredLink,
  type RuleKind,
  type SdwanRule,
  type TopologyType,
} from '../../../../src/domain/sdwan';
import type { Sql } from '../../kit/store/db';
import { memberDelivery } from './tell-sql';
import { day, hour, iso, minute } from '../../../../src/domain/time';

/** What was measured before this is not told as present, milliseconds. */
const measuredWithin = 2 * minute;

interface NetworkRow {
  topology: TopologyType;
  mesh: boolean;
  paused: boolean;
  rev: number;
  updated_at: string;
  tier: string | null;
  quantity: number | null;
  expires_at: string | null;
}

/** Everything that the checks of a network look at, as the store has it now; undefined when it is not there any more. */
export async function readExamFacts(
  sql: Sql,
  accountId: string,
  id: string,
  now: number,
): Promise<ExamFacts | undefined> {
  const [network] = await sql.query<NetworkRow>(
    `SELECT n.topology, n.mesh, n.paused, n.rev, n.updated_at, o.tier, o.quantity, o.expires_at
     FROM sdwan_network n LEFT JOIN service_owned o ON o.id = n.owned_id AND o.account_id = n.account_id
     WHERE n.account_id = $1 AND n.id = $2`,
    [accountId, id],
  );
  if (!network) return undefined;
  const { topology, mesh, tier, quantity, expires_at } = network;
  const members = await readMembers(sql, accountId, id);
  const gwids = members.map(({ gwid }) => gwid);
  return {
    now,
    topology,
    paused: network.paused,
    expiresAt: expires_at === null ? null : Date.parse(expires_at),
    limits: tier === null ? undefined : limitsOf(tier, quantity ?? 0),
    changedAt: Date.parse(network.updated_at),
    members,
    links: await readLinks(sql, id, { topology, mesh, nodes: members }, now),
    measured: await sql.query(
      `SELECT gwid, to_gwid AS "to", round(avg(latency)::numeric, 1)::float8 AS latency,
         round(avg(loss)::numeric, 2)::float8 AS loss
       FROM sdwan_link_sample WHERE network_id = $1 AND at > $2 AND latency IS NOT NULL AND loss IS NOT NULL
       GROUP BY gwid, to_gwid`,
      [id, iso(now - hour)],
    ),
    peaks: await readPeaks(sql, id, now),
    subnets: await sql
      .query<{ gwid: string; address: string }>(
        `SELECT device_id AS gwid, address FROM device_interface
       WHERE device_id = ANY($1::text[]) AND role = 'lan' AND state = 'connected' AND address LIKE '%/%'
       ORDER BY device_id, position`,
        [gwids],
      )
      .then((all) => all.filter(({ gwid, address }) => joins(members, gwid, address))),
    rules: await sql.query<{ kind: RuleKind; list: SdwanRule[] }>(
      'SELECT kind, rules AS list FROM sdwan_rules WHERE network_id = $1 ORDER BY kind',
      [id],
    ),
  };
}

/** Whether a local network of a member is in the network: all are, or those that were chosen. */
function joins(members: readonly ExamMember[], gwid: string, address: string): boolean {
  const { subnets } = members.find((one) => one.gwid === gwid) ?? {};
  return !subnets || subnets.includes(subnetAround(address) ?? '');
}

async function readMembers(sql: Sql, accountId: string, id: string): Promise<ExamMember[]> {
  const rows = await sql.query<Omit<ExamMember, 'since'> & { since: string }>(
    `SELECT m.gwid, m.role, m.pid, m.position, m.widthband, m.foreign_widthband, m.is_used, m.subnets, m.x, m.y,
       coalesce(t.rev > 0 AND v.done_rev >= t.rev, false) AS applied, d.remark AS name, d.status = 'online' AS online, d.status_since AS since,
       d.model, d.firmware, d.firmware_new AS "firmwareNew"
     FROM sdwan_member m JOIN device d ON d.id = m.gwid AND d.account_id = m.account_id ${memberDelivery}
     WHERE m.account_id = $1 AND m.network_id = $2
     ORDER BY array_position(ARRAY['main', 'bak', 'branch'], m.role), d.remark, m.gwid`,
    [accountId, id],
  );
  return rows.map((row) => ({ ...row, since: Date.parse(row.since) }));
}

async function readLinks(sql: Sql, id: string, drawing: Drawing, now: number): Promise<MeasuredLink[]> {
  const rows = await sql.query<MeasuredLink>(
    `SELECT gwid, to_gwid AS "to", false AS backup, state, latency, loss FROM sdwan_link
     WHERE network_id = $1 AND at > $2`,
    [id, iso(now - measuredWithin)],
  );
  const known = new Map(rows.map((row) => [`${row.gwid} ${row.to}`, row]));
  return linksOf(drawing).map((link) => {
    const { state = 'unknown', latency = null, loss = null } = known.get(`${link.gwid} ${link.to}`) ?? {};
    return { ...link, state, latency, loss };
  });
}

/** What the samples of each member stay under for 95 % of the day, whichever direction is busier. */
async function readPeaks(sql: Sql, id: string, now: number): Promise<Map<string, number>> {
  const rows = await sql.query<{ gwid: string; peak: number }>(
    `SELECT gwid, percentile_cont(0.95) WITHIN GROUP (ORDER BY rate) AS peak FROM (
       SELECT gwid, at, greatest(sum(down), sum(up)) AS rate FROM sdwan_link_sample
       WHERE network_id = $1 AND at > $2 AND down IS NOT NULL GROUP BY gwid, at
     ) s GROUP BY gwid`,
    [id, iso(now - day)],
  );
  return new Map(rows.map(({ gwid, peak }) => [gwid, peak]));
}
