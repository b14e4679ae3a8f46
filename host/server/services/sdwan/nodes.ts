import type { SdwanNode, sdwanNodes, sdwanNodeSave } from '../../../../src/api/contract/sdwan-node';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { doubledSubnet, isWholeSubnet, nodeLimits, sharedSubnet } from '../../../../src/domain/sdwan';
import { eachLine, linesOf, maxLength, optional, required, subnet } from '../../../../src/rules';
import { sdwanText } from '../../../../src/text/sdwan.text';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';
import { changeOf } from '../../account/logs/facts';
import { noteChange, takeChange } from '../../account/logs/record-action';
import { placeIn } from './map';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** One page of the caller's nodes. */
export async function nodePage(
  { db, caller }: Context,
  { q, state, ...paging }: ParsedOf<typeof sdwanNodes>,
): Promise<DataOf<typeof sdwanNodes>> {
  const source = `FROM sdwan_node p JOIN device g ON g.id = p.gwid AND g.account_id = p.account_id
    LEFT JOIN sdwan_member m ON m.gwid = p.gwid AND m.account_id = p.account_id
    LEFT JOIN sdwan_network n ON n.id = m.network_id WHERE p.account_id = $1
      AND ($2::text IS NULL OR lower(p.name || ' ' || g.remark || ' ' || g.id || ' ' || g.city || ' ' || array_to_string(p.subnets, ' ')) LIKE $2)`;
  const params = [caller.accountId, q ? likePattern(q) : null];
  const [counts] = await db.query<DataOf<typeof sdwanNodes>['counts']>(
    `SELECT count(*) AS all, count(*) FILTER (WHERE n.id IS NULL) AS free, count(*) FILTER (WHERE n.id IS NOT NULL) AS used
     ${source}`,
    params,
  );
  const { list, total } = await readPage<Omit<SdwanNode, 'conflicts'>>(
    db,
    {
      select: `p.gwid, g.remark, g.status = 'online' AS online, g.simulated, p.name, g.region, g.city, p.position, p.bandwidth, p.subnets,
        p.note, n.id AS network_id, n.name AS network_name, p.created_at`,
      from: `${source} AND ($3::text IS NULL OR (n.id IS NOT NULL) = ($3 = 'used'))`,
      params: [...params, state ?? null],
      order: 'p.created_at DESC, p.gwid',
      total: counts![state ?? 'all'],
    },
    paging,
  );
  const all = await db.query<{ gwid: string; name: string; subnets: string[] }>(
    `SELECT gwid, name, subnets FROM sdwan_node WHERE account_id = $1 AND subnets <> '{}' ORDER BY name`,
    [caller.accountId],
  );
  const conflictsOf = ({ gwid, subnets }: (typeof list)[number]) =>
    all.filter((one) => one.gwid !== gwid && sharedSubnet(subnets, one.subnets)).map(({ name }) => name);
  return { list: list.map((row) => ({ ...row, conflicts: conflictsOf(row) })), total, counts: counts! };
}

/** What the log tells of a node. */
type NodeFacts = Pick<SdwanNode, 'name' | 'position' | 'bandwidth' | 'subnets' | 'note'>;

const factsOf = (node: NodeFacts) => ({
  节点: node.name,
  线路: sdwanText.sides[node.position],
  带宽: `${node.bandwidth} Mbps`,
  本地子网: node.subnets.join('、'),
  备注: node.note,
});

/** Prepares a gateway as a node, or changes it. */
export async function saveNode(context: Context, input: ParsedOf<typeof sdwanNodeSave>): Promise<void> {
  const { gwid, fresh, name, position, bandwidth, note } = input;
  const subnets = linesOf(input.subnets).map(({ text }) => text);
  const part = subnets.find((one) => !isWholeSubnet(one));
  const double = doubledSubnet(subnets);
  const isWide = Number.isInteger(bandwidth) && bandwidth >= 1 && bandwidth <= nodeLimits.mbps;
  validate({
    name: checks('nodeName', required, maxLength(nodeLimits.name))(name),
    bandwidth: isWide ? undefined : because('bandwidthRange'),
    note: checks('note', maxLength(nodeLimits.note))(note),
    subnets:
      checks('localSubnets', optional(eachLine(subnet)))(subnets.join('\n')) ??
      (subnets.length > nodeLimits.subnets
        ? because('subnetsMost', { most: nodeLimits.subnets })
        : part !== undefined
          ? because('notFirstAddress', { subnet: part })
          : double && because('subnetsOverlap', { one: double[0], other: double[1] })),
  });
  const { db, caller, now } = context;
  const { accountId } = caller;
  await db.tx(async (sql) => {
    // One change of an account's networks at a time, as everywhere: the gateway may just be joining one.
    await lockAccount(sql, accountId);
    const gateway = await mustFit(sql, accountId, gwid, fresh);
    const [same] = await sql.query(
      'SELECT 1 FROM sdwan_node WHERE account_id = $1 AND lower(name) = lower($2) AND gwid <> $3',
      [accountId, name, gwid],
    );
    if (same) throw invalid({ name: because('nodeTaken') });
    if (gateway.network_id) {
      const other = await sharedWith(sql, accountId, gateway.network_id, gwid, subnets);
      if (other) throw invalid({ subnets: because('overlapsWith', { other }) });
    }
    // Who says nothing about a new node's place does not take away what was said of the gateway before.
    if (!fresh || input.region !== null) await placeIn(sql, context, { gwid, region: input.region, city: input.city });
    const [before] = await sql.query<NodeFacts>(
      'SELECT name, position, bandwidth, subnets, note FROM sdwan_node WHERE gwid = $1 AND account_id = $2',
      [gwid, accountId],
    );
    await sql.query(
      `INSERT INTO sdwan_node (gwid, account_id, name, position, bandwidth, subnets, note, created_at)
       VALUES ($1, $2, $3, $4, $5, $6::text[], $7, $8)
       ON CONFLICT (gwid) DO UPDATE SET account_id = excluded.account_id, name = excluded.name,
         position = excluded.position, bandwidth = excluded.bandwidth, subnets = excluded.subnets, note = excluded.note`,
      [gwid, accountId, name, position, bandwidth, subnets, note, iso(now())],
    );
    const after = factsOf({ name, position, bandwidth, subnets, note });
    // Beside the change of its place.
    noteChange(context, { ...takeChange(context), ...changeOf(before && factsOf(before), after) });
  });
}

/** The gateway with the network that it is in; refused when it cannot become a node, or is none that could be changed. */
async function mustFit(sql: Sql, accountId: string, gwid: string, fresh: boolean) {
  const [row] = await sql.query<{ status: string; is_node: boolean; network_id: string | null }>(
    `SELECT g.status, EXISTS (SELECT 1 FROM sdwan_node p WHERE p.gwid = g.id AND p.account_id = g.account_id) AS is_node,
       (SELECT m.network_id FROM sdwan_member m WHERE m.gwid = g.id) AS network_id
     FROM device g WHERE g.account_id = $1 AND g.id = $2 AND g.kind = 'gateway'`,
    [accountId, gwid],
  );
  if (!row || (!fresh && !row.is_node)) throw refuse('noGateway');
  if (!fresh) return row;
  if (row.is_node) throw invalid({ gwid: because('nodeAlready') });
  if (row.network_id) throw invalid({ gwid: because('gatewayTaken') });
  if (row.status !== 'online') throw invalid({ gwid: because('nodeOffline') });
  return row;
}

/** Name of a prepared member of a network whose subnets share addresses with these. */
async function sharedWith(sql: Sql, accountId: string, network: string, gwid: string, subnets: readonly string[]) {
  const members = await sql.query<{ name: string; subnets: string[] }>(
    `SELECT p.name, p.subnets FROM sdwan_member m JOIN sdwan_node p ON p.gwid = m.gwid AND p.account_id = m.account_id
     WHERE m.account_id = $1 AND m.network_id = $2 AND m.gwid <> $3 ORDER BY p.name`,
    [accountId, network, gwid],
  );
  return members.find((one) => sharedSubnet(subnets, one.subnets))?.name;
}

/** Refuses members whose subnets share addresses: in one network nobody could tell which of them is meant. */
export async function mustNotShare(sql: Sql, accountId: string, gwids: readonly string[]): Promise<void> {
  const nodes = await sql.query<{ gwid: string; name: string; subnets: string[] }>(
    'SELECT gwid, name, subnets FROM sdwan_node WHERE account_id = $1 AND gwid = ANY($2::text[]) ORDER BY name',
    [accountId, gwids],
  );
  const errors = nodes.flatMap((node): [string, Said][] => {
    const other = nodes.find((one) => one !== node && sharedSubnet(node.subnets, one.subnets));
    return other ? [[node.gwid, because('subnetsOverlapWith', { other: other.name })]] : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** Forgets nodes. */
export async function removeNodes(context: Context, gwids: readonly string[]): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const gone = await sql.query<NodeFacts>(
      `DELETE FROM sdwan_node WHERE account_id = $1 AND gwid = ANY($2::text[])
       RETURNING name, position, bandwidth, subnets, note`,
      [caller.accountId, gwids],
    );
    if (gone.length !== new Set(gwids).size) throw refuse('noNode');
    noteChange(context, { 节点: [gone.map(({ name }) => name).join('、'), ''] });
  });
}
