import {
  added,
  backupOf,
  joining,
  limitsOf,
  mainOf,
  problemsOf,
  withRole,
  type Drawing,
  type SdwanPackage,
} from '../../../../src/domain/sdwan';
import type { SiteRole } from '../../../../src/domain/site-template';
import { iso } from '../../../../src/domain/time';
import type { Joining, NetworkLook } from '../../fleet/sites/network';
import type { Who } from '../../kit/context/context';
import { because, Refusal, refuse, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { abilities, can, ruleKindsOf } from './abilities';
import { mustNotShare } from './nodes';
import { readMembers } from './read';
import { lockNetwork, saveNetworkIn } from './write';

interface Network {
  name: string;
  drawing: Drawing;
  limits: SdwanPackage | undefined;
}

/** Which gateways would become members of a network for sites, and what keeps the others from it. */
export async function lookAtSites(
  sql: Sql,
  who: Who & { now(): number },
  { network: id, role }: Pick<Joining, 'network' | 'role'>,
  gwids: readonly string[],
): Promise<NetworkLook> {
  const { accountId } = who.caller;
  const network = await readNetworkOf(sql, accountId, id, who.now());
  const nowhere = { joins: new Map(), uncarried: new Map() };
  if (!network) return { ...nowhere, wrong: everywhere(gwids, because('siteNetworkGone')) };
  const { name, limits } = network;
  if (!limits) return { ...nowhere, wrong: everywhere(gwids, because('packageOver')) };
  const rules = await countRules(sql, id);
  const able = await capabilitiesOf(sql, accountId, gwids);
  const others = await sql.query<{ gwid: string; id: string; name: string }>(
    `SELECT m.gwid, n.id, n.name FROM sdwan_member m JOIN sdwan_network n ON n.id = m.network_id
     WHERE m.account_id = $1 AND m.gwid = ANY($2::text[])`,
    [accountId, gwids],
  );
  const inOther = new Map(others.map((one) => [one.gwid, one]));
  const joins = new Map<string, string>();
  const wrong = new Map<string, Said>();
  const uncarried = new Map<string, Said>();
  let { drawing } = network;
  for (const gwid of gwids) {
    const there = inOther.get(gwid);
    const told = { capabilities: able.get(gwid) ?? null };
    if (there) {
      if (there.id !== id) wrong.set(gwid, because('siteNetworkOther', { name: there.name }));
    } else if (!can(told, abilities.member)) {
      wrong.set(gwid, because('networkUnable'));
    } else if (drawing.topology === 2 && !can(told, abilities.twoCentres)) {
      wrong.set(gwid, because('networkOneCentre'));
    } else if (drawing.nodes.length >= limits.members) {
      wrong.set(gwid, because('siteNetworkFull', { name, most: limits.members }));
    } else {
      const next = joined(drawing, gwid, role);
      const [problem] = next ? problemsOf(next, limits) : [];
      if (!next) wrong.set(gwid, because('siteNetworkHub', { name, hub: await nameOf(sql, accountId, drawing) }));
      else if (problem) {
        const { gwid: _gwid, ...params } = problem;
        wrong.set(gwid, { reason: 'drawing', params });
      } else {
        drawing = next;
        joins.set(gwid, name);
        const kinds: readonly string[] = ruleKindsOf(told);
        const count = rules.reduce((sum, one) => sum + (kinds.includes(one.kind) ? 0 : one.n), 0);
        if (count > 0) uncarried.set(gwid, because('siteNetworkRules', { name, count }));
      }
    }
  }
  // What prepared nodes bring along may meet.
  const shared = await refusedShares(
    sql,
    accountId,
    drawing.nodes.map(({ gwid }) => gwid),
  );
  for (const [gwid, said] of shared) if (joins.delete(gwid)) wrong.set(gwid, said);
  return { joins, wrong, uncarried };
}

/** Rules of a network that are switched on, by kind. */
const countRules = (sql: Sql, id: string): Promise<{ kind: string; n: number }[]> =>
  sql.query(
    `SELECT r.kind, count(*) AS n FROM sdwan_rules r, jsonb_array_elements(r.rules) one
     WHERE r.network_id = $1 AND (one->>'enabled')::boolean GROUP BY r.kind`,
    [id],
  );

/** What gateways say that they can do. */
async function capabilitiesOf(
  sql: Sql,
  accountId: string,
  gwids: readonly string[],
): Promise<Map<string, string[] | null>> {
  const rows = await sql.query<{ id: string; capabilities: string[] | null }>(
    'SELECT id, capabilities FROM device WHERE account_id = $1 AND id = ANY($2::text[])',
    [accountId, gwids],
  );
  return new Map(rows.map(({ id, capabilities }) => [id, capabilities]));
}

/** Members whose prepared subnets share addresses, by gateway. */
async function refusedShares(sql: Sql, accountId: string, gwids: readonly string[]): Promise<[string, Said][]> {
  try {
    await mustNotShare(sql, accountId, gwids);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.body.reasons ?? {}).flatMap(([gwid, [said]]) => (said ? [[gwid, said]] : []));
  }
}

const everywhere = (gwids: readonly string[], said: Said): Map<string, Said> =>
  new Map(gwids.map((gwid) => [gwid, said]));

async function readNetworkOf(sql: Sql, accountId: string, id: string, now: number): Promise<Network | undefined> {
  const [row] = await sql.query<{
    name: string;
    topology: 1 | 2 | 3;
    mesh: boolean;
    tier: string | null;
    quantity: number | null;
  }>(
    `SELECT n.name, n.topology, n.mesh, o.tier, o.quantity FROM sdwan_network n
     LEFT JOIN service_owned o ON o.id = n.owned_id AND o.expires_at > $3 WHERE n.account_id = $1 AND n.id = $2`,
    [accountId, id, iso(now)],
  );
  if (!row) return undefined;
  const { name, topology, mesh, tier, quantity } = row;
  const nodes = await readMembers(sql, accountId, id);
  return {
    name,
    drawing: { topology, mesh, nodes },
    limits: tier === null || quantity === null ? undefined : limitsOf(tier, quantity),
  };
}

async function nameOf(sql: Sql, accountId: string, drawing: Drawing): Promise<string> {
  const [row] = await sql.query<{ remark: string }>('SELECT remark FROM device WHERE account_id = $1 AND id = $2', [
    accountId,
    mainOf(drawing)?.gwid ?? '',
  ]);
  return row?.remark ?? '';
}

/** The drawing with one more member; undefined: there is a centre already. */
function joined(drawing: Drawing, gwid: string, role: SiteRole): Drawing | undefined {
  const main = mainOf(drawing);
  if (role === 'branch') return withRole(added(drawing, [gwid]), gwid, 'branch');
  if (!main) return withRole(added(drawing, [gwid]), gwid, 'main');
  if (drawing.topology === 2 && !backupOf(drawing)) return withRole(added(drawing, [gwid]), gwid, 'bak');
  return undefined;
}

/** Makes a gateway a member of a network; one that is there gets the local networks that join. */
export async function joinSite(
  sql: Sql,
  who: Who & { now(): number },
  { network: id, gwid, role, subnets }: Joining,
): Promise<void> {
  const { accountId } = who.caller;
  const { name, topology, mesh, rev } = await lockNetwork(sql, accountId, id).catch((error: unknown) => {
    throw error instanceof Refusal ? refuse('noNetwork') : error;
  });
  const nodes = await readMembers(sql, accountId, id);
  const there = nodes.find((one) => one.gwid === gwid);
  const wanted = subnets.length > 0 ? subnets : null;
  if (there && JSON.stringify(there.subnets ?? null) === JSON.stringify(wanted)) return;
  const drawing: Drawing = { topology, mesh, nodes };
  const next = there ? drawing : joined(drawing, gwid, role);
  if (!next)
    throw refuse('siteNotReady', {
      site: name,
      fault: because('siteNetworkHub', { name, hub: await nameOf(sql, accountId, drawing) }),
    });
  const input = joining(next, gwid, wanted).nodes;
  await saveNetworkIn(sql, who, {
    ...{ id, rev, name, topology, mesh },
    nodes: input.map(
      ({ gwid: node, role: as, pid, position, widthband, foreign_widthband, is_used, subnets: lans, x, y }) => ({
        ...{ gwid: node, role: as, pid, position, widthband, foreign_widthband, is_used, x, y },
        ...(lans !== undefined && { subnets: lans }),
      }),
    ),
  });
}
