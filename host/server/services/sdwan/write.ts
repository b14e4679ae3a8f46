import type { ParsedOf } from '../../../../src/api/endpoint';
import type { sdwanCreate, sdwanSave, sdwanTry } from '../../../../src/api/contract/sdwan';
import {
  bandwidthOf,
  canMesh,
  isLarger,
  limitsOf,
  membersOf,
  problemsOf,
  swapsOf,
  type Drawing,
  type DrawnNode,
  type NetworkService,
  type SdwanPackage,
} from '../../../../src/domain/sdwan';
import { maxLength, required } from '../../../../src/rules';
import { sdwanText } from '../../../../src/text/sdwan.text';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { moveRules } from '../../fleet/prepared/take-over';
import { iso } from '../../../../src/domain/time';
import { noteChange } from '../../account/logs/record-action';
import { abilities, can } from './abilities';
import { moveDialers } from './account-serve';
import { mustJoin } from './lans';
import { mustNotShare } from './nodes';
import { mustBeOpen, readMembers } from './read';
import { tellMembers } from './tell';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';
import { lockAccount } from '../../kit/sql/lock';

/** Networks of one account. */
const mostNetworks = 200;
/** Longest name of a network, in characters. */
const longestName = 30;

const checkName = (name: string) => validate({ name: checks('networkName', required, maxLength(longestName))(name) });

/** Refuses what would be refused of a network when it is made, but for its package. */
export async function tryNetwork(
  context: Context,
  { name, gwids, service, topology }: ParsedOf<typeof sdwanTry>,
): Promise<void> {
  checkName(name);
  const { db, caller } = context;
  await mustBeOpen(db, caller.accountId, service);
  await mustHaveRoom(db, caller.accountId);
  await mustBeNamed(db, caller.accountId, name, '');
  await mustBeFree(db, caller.accountId, gwids, { id: '', twoCentres: topology === 2 });
}

/** Makes a network; the id. The same request asked again gives the first one's. */
export async function createNetwork(context: Context, input: ParsedOf<typeof sdwanCreate>): Promise<string> {
  checkName(input.name);
  const { db, caller } = context;
  const at = context.now();
  const drawing: Drawing = { topology: input.topology, nodes: tidy(input.nodes), mesh: input.mesh === true };
  return db.tx(async (sql) => {
    // One change of an account's networks at a time: neither a package nor a gateway may be taken twice.
    await lockAccount(sql, caller.accountId);
    const [before] = await sql.query<{ id: string }>(
      'SELECT id FROM sdwan_network WHERE account_id = $1 AND request_id = $2',
      [caller.accountId, input.request_id],
    );
    if (before) return before.id;
    await mustBeOpen(sql, caller.accountId, input.service);
    await mustHaveRoom(sql, caller.accountId);
    const { limits, ended } = await mustPay(sql, caller.accountId, { id: input.owned, service: input.service }, at);
    if (ended) throw refuse('packageOver');
    mustBeValid(drawing, limits);
    const names = await mustBeFree(sql, caller.accountId, gatewaysOf(drawing), {
      id: '',
      twoCentres: drawing.topology === 2,
    });
    await mustJoin(sql, caller.accountId, drawing.nodes);
    await mustBeNamed(sql, caller.accountId, input.name, '');
    const id = newId('net');
    await sql.query(
      `INSERT INTO sdwan_network (id, account_id, request_id, name, service, topology, mesh, owned_id, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $9, $7, $8, $8)`,
      [
        ...[id, caller.accountId, input.request_id, input.name, input.service, input.topology, input.owned, iso(at)],
        input.mesh === true && canMesh(input.topology),
      ],
    );
    await writeMembers(sql, caller.accountId, id, drawing, new Map());
    await tellMembers(sql, caller.accountId, id, at);
    noteChange(context, wordsOf(undefined, { name: input.name, drawing }, names));
    return id;
  });
}

/** Changes a network; the number of its new state. */
export async function saveNetwork(context: Context, input: ParsedOf<typeof sdwanSave>): Promise<number> {
  checkName(input.name);
  return context.db.tx((sql) => saveNetworkIn(sql, context, input));
}

/** The same inside a transaction, whoever asks for it. */
export async function saveNetworkIn(
  sql: Sql,
  context: Pick<Context, 'now'> & { caller: Pick<Context['caller'], 'accountId'> },
  input: ParsedOf<typeof sdwanSave>,
): Promise<number> {
  const { caller } = context;
  const at = context.now();
  await lockAccount(sql, caller.accountId);
  const network = await lockNetwork(sql, caller.accountId, input.id);
  if (network.rev !== input.rev) throw refuse('networkChanged');
  const { owned_id, service } = network;
  if (owned_id === null) throw refuse('packageOver');
  const paid = await mustPay(sql, caller.accountId, { id: owned_id, service }, at, input.id);
  const before = await readMembers(sql, caller.accountId, input.id);
  const was = new Map(before.map((one) => [one.gwid, one]));
  const drawing: Drawing = {
    topology: input.topology ?? network.topology,
    nodes: tidy(input.nodes ?? before).map((node) => ({
      ...node,
      subnets: node.subnets === undefined ? (was.get(node.gwid)?.subnets ?? null) : node.subnets,
    })),
    mesh: input.mesh ?? network.mesh,
  };
  const old = { name: network.name, drawing: { topology: network.topology, nodes: before, mesh: network.mesh } };
  await mustBeNamed(sql, caller.accountId, input.name, input.id);
  const names = new Map(before.map(({ gwid, remark }) => [gwid, remark]));
  // Whoever changes the name alone is not told what is wrong with the drawing, which may be none of his doing.
  if ([input.topology, input.nodes, input.mesh].some((sent) => sent !== undefined)) {
    if (paid.ended && isLarger(drawing, old.drawing)) throw refuse('packageOver');
    mustBeValid(drawing, paid.limits, old.drawing);
    const wanted = { id: input.id, twoCentres: drawing.topology === 2, before: network.topology === 2 };
    for (const [gwid, remark] of await mustBeFree(sql, caller.accountId, gatewaysOf(drawing), wanted))
      names.set(gwid, remark);
    await mustJoin(sql, caller.accountId, drawing.nodes);
    await redraw(sql, { accountId: caller.accountId, id: input.id, at }, drawing, before);
  }
  const rev = network.rev + 1;
  await sql.query(
    'UPDATE sdwan_network SET name = $2, topology = $3, rev = $4, updated_at = $5, mesh = $6 WHERE id = $1',
    [input.id, input.name, drawing.topology, rev, iso(at), drawing.mesh && canMesh(drawing.topology)],
  );
  await tellMembers(sql, caller.accountId, input.id, at);
  noteChange(context, wordsOf(old, { name: input.name, drawing }, names));
  return rev;
}

/** Writes a drawing over what was there. Who takes a member's place gets its address, its rules and who dials in there. */
async function redraw(
  sql: Sql,
  { accountId, id, at }: { accountId: string; id: string; at: number },
  drawing: Drawing,
  before: readonly { gwid: string; host: number }[],
): Promise<void> {
  const hosts = new Map(before.map(({ gwid, host }) => [gwid, host]));
  const swaps = swapsOf({ nodes: before }, drawing);
  for (const [old, gwid] of swaps) {
    hosts.set(gwid, hosts.get(old)!);
    hosts.delete(old);
    await moveRules(sql, id, old, gwid, at);
  }
  await sql.query('DELETE FROM sdwan_member WHERE account_id = $1 AND network_id = $2', [accountId, id]);
  await writeMembers(sql, accountId, id, drawing, hosts);
  for (const [old, gwid] of swaps) await moveDialers(sql, accountId, old, gwid, at);
}

/** Stops a network or lets it go on. */
export async function pauseNetwork(context: Context, id: string, paused: boolean): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const network = await lockNetwork(sql, caller.accountId, id);
    const word = (value: boolean) => (value ? '已暂停' : '运行中');
    noteChange(context, { 状态: [word(network.paused), word(paused)] });
    await sql.query('UPDATE sdwan_network SET paused = $2, updated_at = $3 WHERE id = $1', [
      id,
      paused,
      iso(context.now()),
    ]);
    await tellMembers(sql, caller.accountId, id, context.now());
  });
}

/** Removes a network; its package and its gateways are free again. */
export async function removeNetwork(context: Context, id: string): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const network = await lockNetwork(sql, caller.accountId, id);
    const members = await readMembers(sql, caller.accountId, id);
    noteChange(context, {
      组网: [network.name, ''],
      成员: [members.map(({ remark }) => remark).join('、'), ''],
    });
    await sql.query('DELETE FROM sdwan_network WHERE account_id = $1 AND id = $2', [caller.accountId, id]);
    await tellMembers(sql, caller.accountId, id, context.now());
  });
}

interface NetworkRow {
  id: string;
  name: string;
  service: NetworkService;
  topology: 1 | 2 | 3;
  rev: number;
  mesh: boolean;
  owned_id: string | null;
  paused: boolean;
}

/** A network of an account, held until the transaction ends; 404 for any other. */
export async function lockNetwork(sql: Sql, accountId: string, id: string): Promise<NetworkRow> {
  const [row] = await sql.query<NetworkRow>(
    'SELECT id, name, service, topology, mesh, rev, owned_id, paused FROM sdwan_network WHERE account_id = $1 AND id = $2 FOR UPDATE',
    [accountId, id],
  );
  if (!row) throw refuse('noNetwork');
  return row;
}

/** What the package of the account allows, and whether it has ended; refused when it pays for another network. */
async function mustPay(
  sql: Sql,
  accountId: string,
  { id, service }: { id: string; service: NetworkService },
  at: number,
  network = '',
): Promise<{ limits: SdwanPackage; ended: boolean }> {
  const [row] = await sql.query<{ tier: string; quantity: number; expires_at: string; taken: boolean }>(
    `SELECT tier, quantity, expires_at,
       EXISTS (SELECT 1 FROM sdwan_network n WHERE n.owned_id = o.id AND n.id <> $4) AS taken
     FROM service_owned o WHERE account_id = $1 AND id = $2 AND service = $3`,
    [accountId, id, service, network],
  );
  const limits = row && limitsOf(row.tier, row.quantity);
  if (!row || !limits) throw invalid({ owned: because('noPackage') });
  if (row.taken) throw invalid({ owned: because('packageTaken') });
  return { limits, ended: Date.parse(row.expires_at) <= at };
}

function mustBeValid(drawing: Drawing, limits: SdwanPackage, before?: Drawing): void {
  const found = problemsOf(drawing, limits, before);
  if (found.length === 0) return;
  // By what the caller calls its gateways, which may be a name that every object has.
  const wrong = new Map<string, Said[]>();
  for (const { gwid = 'nodes', ...params } of found)
    wrong.set(gwid, [...(wrong.get(gwid) ?? []), { reason: 'drawing', params }]);
  throw invalid(Object.fromEntries(wrong));
}

/** A network that gateways are to be in: whether it is to have two centres, and had them before. */
interface Wanted {
  id: string;
  twoCentres: boolean;
  before?: boolean;
}

/** Every member is a gateway of the account, in no other network, and can be in this one; their names. */
async function mustBeFree(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  { id: network, twoCentres, before = false }: Wanted,
): Promise<Map<string, string>> {
  if (new Set(ids).size !== ids.length) throw invalid({ nodes: because('gatewayTwice') });
  const rows = await sql.query<{ id: string; remark: string; taken: string | null; capabilities: string[] | null }>(
    `SELECT d.id, d.remark, d.capabilities, m.network_id AS taken FROM device d LEFT JOIN sdwan_member m ON m.gwid = d.id
     WHERE d.account_id = $1 AND d.kind = 'gateway' AND d.id = ANY($2::text[])`,
    [accountId, ids],
  );
  const names = new Map(rows.map(({ id, remark }) => [id, remark]));
  const wrong = new Map<string, Said>();
  for (const id of ids) if (!names.has(id)) wrong.set(id, because('noGateway'));
  for (const row of rows) {
    if (row.taken !== null && row.taken !== network) wrong.set(row.id, because('gatewayTaken'));
    // Who is a member already stays one, and its page says that it is told nothing.
    else if (row.taken === null && !can(row, abilities.member)) wrong.set(row.id, because('networkUnable'));
    else if (twoCentres && !(before && row.taken === network) && !can(row, abilities.twoCentres))
      wrong.set(row.id, because('networkOneCentre'));
  }
  if (wrong.size > 0) throw invalid(Object.fromEntries(wrong));
  await mustNotShare(sql, accountId, ids);
  return names;
}

async function mustHaveRoom(sql: Sql, accountId: string): Promise<void> {
  const [sum] = await sql.query<{ n: number }>('SELECT count(*) AS n FROM sdwan_network WHERE account_id = $1', [
    accountId,
  ]);
  if (sum!.n >= mostNetworks) throw refuse('networksMost', { most: mostNetworks });
}

const gatewaysOf = ({ nodes }: Drawing): string[] => nodes.map(({ gwid }) => gwid);

async function mustBeNamed(sql: Sql, accountId: string, name: string, id: string): Promise<void> {
  const [same] = await sql.query('SELECT 1 FROM sdwan_network WHERE account_id = $1 AND name = $2 AND id <> $3', [
    accountId,
    name,
    id,
  ]);
  if (same) throw invalid({ name: because('networkTaken') });
}

/** The side that a member does not use is 0 (specification, section 3). */
const tidy = (nodes: readonly DrawnNode[]): DrawnNode[] =>
  nodes.map((node) => ({
    ...node,
    widthband: node.position === 1 ? node.widthband : 0,
    foreign_widthband: node.position === 1 ? 0 : node.foreign_widthband,
  }));

const columns = {
  gwid: 'text',
  network_id: 'text',
  account_id: 'text',
  role: 'text',
  type: 'smallint',
  pid: 'text',
  position: 'smallint',
  widthband: 'integer',
  foreign_widthband: 'integer',
  is_used: 'boolean',
  level: 'smallint',
  subnets: 'jsonb',
  x: 'integer',
  y: 'integer',
  host: 'integer',
};

/** Writes the members of a drawing. `hosts`: numbers of their addresses, which those keep that have one. */
export async function writeMembers(
  sql: Sql,
  accountId: string,
  network: string,
  drawing: Drawing,
  hosts: ReadonlyMap<string, number>,
): Promise<void> {
  const places = new Map(drawing.nodes.map((node) => [node.gwid, node]));
  const taken = new Set(drawing.nodes.flatMap(({ gwid }) => hosts.get(gwid) ?? []));
  let next = 1;
  const fresh = () => {
    while (taken.has(next)) next += 1;
    taken.add(next);
    return next;
  };
  const rows = membersOf(drawing).members.map((member) => ({
    ...member,
    network_id: network,
    account_id: accountId,
    subnets: places.get(member.gwid)!.subnets ?? null,
    x: places.get(member.gwid)!.x,
    y: places.get(member.gwid)!.y,
    host: hosts.get(member.gwid) ?? fresh(),
  }));
  await insertRows(sql, 'sdwan_member', columns, rows);
}

interface NetworkFacts {
  name: string;
  drawing: Drawing;
}

/** What a change did, for the log: name, topology, members, and the bandwidth of those that changed. */
function wordsOf(before: NetworkFacts | undefined, after: NetworkFacts, names: ReadonlyMap<string, string>) {
  const nameOf = (gwid: string) => names.get(gwid) ?? gwid;
  const members = (network?: NetworkFacts) =>
    (network?.drawing.nodes ?? [])
      .map(({ gwid }) => nameOf(gwid))
      .sort()
      .join('、');
  const facts = new Map((before?.drawing.nodes ?? []).map((node) => [node.gwid, factsOf(node, nameOf)]));
  const changed = before
    ? after.drawing.nodes.filter((node) => facts.has(node.gwid) && facts.get(node.gwid) !== factsOf(node, nameOf))
    : [];
  const topology = (network?: NetworkFacts) => (network ? sdwanText.topologies[network.drawing.topology] : '');
  const mesh = (network?: NetworkFacts) => (network ? (network.drawing.mesh ? '是' : '否') : '');
  return {
    名称: [before?.name ?? '', after.name],
    拓扑: [topology(before), topology(after)],
    分支直连: [mesh(before), mesh(after)],
    成员: [members(before), members(after)],
    设置: [
      changed.map(({ gwid }) => facts.get(gwid)!).join('；'),
      changed.map((node) => factsOf(node, nameOf)).join('；'),
    ],
  } as const;
}

function factsOf(node: DrawnNode, nameOf: (gwid: string) => string): string {
  const parent = node.role === 'branch' && node.pid ? ` 上级 ${nameOf(node.pid)}` : '';
  const rests = node.is_used ? '' : ' 停用';
  const joins = node.subnets ? ` 内网 ${node.subnets.join('、') || '无'}` : '';
  return `${nameOf(node.gwid)} ${sdwanText.roles[node.role]}${parent} ${sdwanText.sides[node.position]} ${bandwidthOf(node)} Mbps${joins}${rests}`;
}
