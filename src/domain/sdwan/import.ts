import { connected, joining, onSide, withBandwidth, withRole } from './edit';
import { addedPrepared, nodeLimits, type PreparedNode } from './node';
import { backupOf, mainOf, type Drawing, type MemberRole } from './drawing';

/** Columns of a file of members, in their order where it has no head. */
export const importColumns = ['gateway', 'role', 'parent', 'side', 'mbps', 'subnets'] as const;
type ImportColumn = (typeof importColumns)[number];

/** Rows that are read of a file. */
export const mostImported = 1000;

/** A row of a file; `line` counts from 1. */
export interface ImportRow {
  line: number;
  cells: readonly string[];
}

/** What is known of a gateway that a file may name. */
export interface ImportCandidate {
  gwid: string;
  remark: string;
  /** Name of the network that it is in; null: in none. */
  taken: string | null;
  /** Whether it says that it can be a member. */
  fit?: 'able' | 'untold' | 'unable';
  lans?: readonly string[];
  node: PreparedNode | null;
}

/** What can be wrong with a cell. */
type ImportFaultKind =
  | 'empty'
  | 'noGateway'
  | 'ambiguous'
  | 'there'
  | 'taken'
  | 'unable'
  | 'twice'
  | 'role'
  | 'centre'
  | 'noBackup'
  | 'parent'
  | 'side'
  | 'centreAbroad'
  | 'mbps'
  | 'subnet'
  | 'full';

/** A cell that cannot be taken. */
interface ImportFault {
  line: number;
  column: ImportColumn;
  kind: ImportFaultKind;
  /** The network, line, subnet or number that it is about; empty for the others. */
  other: string;
}

/** A row that can be. */
export interface ImportedMember<C extends ImportCandidate = ImportCandidate> {
  line: number;
  gateway: C;
  role: MemberRole;
  /** The gateway that it shall hang on; undefined: the centre. */
  parent?: string | undefined;
  position?: 1 | 2 | undefined;
  mbps?: number | undefined;
  /** Undefined: whatever it has. */
  subnets?: string[] | undefined;
}

/** A file that was read: what can be taken, what cannot, and every row as it stands there. */
export interface ReadImport<C extends ImportCandidate = ImportCandidate> {
  rows: { line: number; values: Record<ImportColumn, string> }[];
  good: ImportedMember<C>[];
  faults: ImportFault[];
}

const roles: Readonly<Record<string, MemberRole>> = {
  ...{ '': 'branch', 分支: 'branch', branch: 'branch', 中心: 'main', 主中心: 'main', main: 'main', centre: 'main' },
  ...{ center: 'main', hub: 'main', 备中心: 'bak', bak: 'bak', backup: 'bak' },
};
const sides: Readonly<Record<string, 1 | 2>> = { 境内: 1, 1: 1, local: 1, 境外: 2, 2: 2, foreign: 2 };
const heads: Readonly<Record<string, ImportColumn>> = {
  ...{
    网关: 'gateway',
    gwid: 'gateway',
    gateway: 'gateway',
    角色: 'role',
    role: 'role',
    上级: 'parent',
    parent: 'parent',
  },
  ...{
    位置: 'side',
    side: 'side',
    带宽: 'mbps',
    '带宽 mbps': 'mbps',
    mbps: 'mbps',
    内网: 'subnets',
    subnets: 'subnets',
  },
};
const wordOf = (cell: string) => cell.trim().toLowerCase();

/** Rows by column: by the head of the file where it has one, else in the order of the columns. */
function valuesOf(rows: readonly ImportRow[]): ReadImport['rows'] {
  const named = rows[0]?.cells.map((cell) => heads[wordOf(cell)]) ?? [];
  const hasHead = named.includes('gateway');
  const order = hasHead ? named : importColumns;
  return rows.slice(hasHead ? 1 : 0).map(({ line, cells }) => {
    const values = Object.fromEntries(importColumns.map((column) => [column, ''])) as Record<ImportColumn, string>;
    for (const [at, column] of order.entries()) if (column) values[column] = (cells[at] ?? '').trim();
    return { line, values };
  });
}

/** Reads members out of the rows of a file. `most`: members that the network may have; undefined: nobody knows yet. */
export function readImport<C extends ImportCandidate>(
  rows: readonly ImportRow[],
  candidates: readonly C[],
  drawing: Drawing,
  most?: number,
): ReadImport<C> {
  const lines = valuesOf(rows);
  const find = finder(candidates);
  const faults: ImportFault[] = [];
  const there = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const first = new Map<string, number>();
  const taken = { main: mainOf(drawing) !== undefined, bak: backupOf(drawing) !== undefined };
  let room = most === undefined ? Infinity : most - drawing.nodes.length;
  const read = lines.flatMap(({ line, values }): ImportedMember<C>[] => {
    const before = faults.length;
    const wrong = (column: ImportColumn, kind: ImportFaultKind, other: string | number = '') =>
      void faults.push({ line, column, kind, other: String(other) });
    const found = find(values.gateway);
    if (typeof found === 'string') wrong('gateway', found);
    else if (there.has(found.gwid)) wrong('gateway', 'there');
    else if (found.fit === 'unable') wrong('gateway', 'unable');
    else if (found.taken !== null) wrong('gateway', 'taken', found.taken);
    else if (first.has(found.gwid)) wrong('gateway', 'twice', first.get(found.gwid));
    else first.set(found.gwid, line);
    const role = roles[wordOf(values.role)];
    if (role === undefined) wrong('role', 'role');
    else if (role === 'main' && taken.main) wrong('role', 'centre');
    else if (role === 'bak' && (drawing.topology !== 2 || taken.bak)) wrong('role', 'noBackup');
    const position = values.side === '' ? undefined : sides[wordOf(values.side)];
    if (values.side !== '' && position === undefined) wrong('side', 'side');
    if (position === 2 && role !== undefined && role !== 'branch') wrong('side', 'centreAbroad');
    const mbps = values.mbps === '' ? undefined : Number(values.mbps);
    if (mbps !== undefined && !(Number.isInteger(mbps) && mbps >= 1 && mbps <= nodeLimits.mbps)) wrong('mbps', 'mbps');
    const subnets = values.subnets === '' ? undefined : values.subnets.split(/[\s;；、]+/).filter(Boolean);
    const strange = typeof found === 'string' ? undefined : subnets?.find((one) => !found.lans?.includes(one));
    if (strange !== undefined) wrong('subnets', 'subnet', strange);
    if (faults.length > before || typeof found === 'string' || role === undefined) return [];
    if (room <= 0) {
      wrong('gateway', 'full', most);
      return [];
    }
    room -= 1;
    if (role !== 'branch') taken[role] = true;
    const up = values.parent === '' ? undefined : find(values.parent);
    const parent = up === undefined ? undefined : typeof up === 'string' ? '' : up.gwid;
    return [{ line, gateway: found, role, parent, position, mbps, subnets }];
  });
  return { rows: lines, ...withParents(read, there, faults) };
}

/** Leaves out what hangs on something that is neither drawn nor taken, and then what hangs on that. */
function withParents<C extends ImportCandidate>(
  read: readonly ImportedMember<C>[],
  there: ReadonlySet<string>,
  faults: readonly ImportFault[],
): { good: ImportedMember<C>[]; faults: ImportFault[] } {
  const all = [...faults];
  let good = [...read];
  for (;;) {
    const known = new Set([...there, ...good.map(({ gateway }) => gateway.gwid)]);
    const lost = good.filter(({ parent }) => parent !== undefined && !known.has(parent));
    if (lost.length === 0) return { good, faults: all.sort((a, b) => a.line - b.line) };
    all.push(...lost.map(({ line }) => ({ line, column: 'parent' as const, kind: 'parent' as const, other: '' })));
    good = good.filter((one) => !lost.includes(one));
  }
}

/** Finds a gateway by its number or its name; what is wrong where it is not one. */
function finder<C extends ImportCandidate>(candidates: readonly C[]) {
  const byId = new Map(candidates.map((one) => [one.gwid.toLowerCase(), one]));
  const byName = new Map<string, C[]>();
  for (const one of candidates) byName.set(one.remark, [...(byName.get(one.remark) ?? []), one]);
  return (cell: string): C | 'empty' | 'noGateway' | 'ambiguous' => {
    if (cell === '') return 'empty';
    const named = byName.get(cell) ?? [];
    if (named.length > 1) return byId.get(cell.toLowerCase()) ?? 'ambiguous';
    return byId.get(cell.toLowerCase()) ?? named[0] ?? 'noGateway';
  };
}

/** Adds what was read. The centre of a file takes its place before anything hangs on it. */
export function imported(drawing: Drawing, members: readonly ImportedMember[]): Drawing {
  const rank = { main: 0, bak: 1, branch: 2 };
  const inOrder = [...members].sort((a, b) => rank[a.role] - rank[b.role]);
  const all = addedPrepared(
    drawing,
    inOrder.map(({ gateway: { gwid, node } }) => ({ gwid, node })),
  );
  return inOrder.reduce((next, { gateway: { gwid }, role, parent, position, mbps, subnets }) => {
    let one = role === 'branch' ? next : withRole(next, gwid, role);
    if (parent !== undefined) one = connected(one, gwid, parent);
    const drawn = one.nodes.find((node) => node.gwid === gwid);
    if (position !== undefined && drawn?.role === 'branch') one = onSide(one, gwid, position);
    if (mbps !== undefined) one = withBandwidth(one, gwid, mbps);
    return subnets ? joining(one, gwid, subnets) : one;
  }, all);
}
