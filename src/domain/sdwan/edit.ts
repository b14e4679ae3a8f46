import type { TopologyType } from '../sdwan-members';
import { backupOf, canMesh, mainOf, treeRoot, type Drawing, type DrawnNode, type MemberRole } from './drawing';
import { sdwanPackages } from './packages';
import { boundsOf, laidOut, nodeSize } from './layout';

/** Mbps that a new member gets: even the smallest package has room for as many members as it allows. */
const firstBandwidth = Math.min(
  ...Object.values(sdwanPackages).map(({ local, members }) => Math.floor(local / members)),
);

/** Newcomers in a row below the others. */
const perRow = 8;

/** Mbps as typed; what is no number is none at all. */
export const widthOf = (typed: string): number => (/^\d+(\.\d+)?$/.test(typed.trim()) ? Number(typed) : 0);

/** An empty drawing. */
export const emptyDrawing = (topology: TopologyType): Drawing => ({ topology, nodes: [] });

const change = (drawing: Drawing, gwid: string, with_: Partial<DrawnNode>): Drawing => ({
  ...drawing,
  nodes: drawing.nodes.map((node) => (node.gwid === gwid ? { ...node, ...with_ } : node)),
});

/** Adds members. The first of an empty drawing becomes the centre, the second of two centres the other one. */
export function added(drawing: Drawing, gwids: readonly string[]): Drawing {
  const there = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const fresh = gwids.filter((gwid) => !there.has(gwid));
  if (fresh.length === 0) return drawing;
  const bounds = boundsOf(drawing, 0);
  const isFirst = drawing.nodes.length === 0;
  const next = fresh.reduce<Drawing>(
    (all, gwid, i) => ({
      ...all,
      nodes: [
        ...all.nodes,
        {
          gwid,
          ...placeIn(all),
          position: 1,
          widthband: firstBandwidth,
          foreign_widthband: 0,
          is_used: true,
          x: Math.round(bounds.x + nodeSize.width / 2 + (i % perRow) * (nodeSize.width + 24)),
          y: Math.round(bounds.y + bounds.height + 80 + Math.floor(i / perRow) * (nodeSize.height + 40)),
        },
      ],
    }),
    drawing,
  );
  return isFirst ? laidOut(next) : next;
}

/** What the next member of a drawing becomes, and what it hangs on. */
function placeIn(drawing: Drawing): Pick<DrawnNode, 'role' | 'pid'> {
  const main = mainOf(drawing);
  if (!main) return { role: 'main', pid: drawing.topology === 3 ? treeRoot : '' };
  if (drawing.topology === 2 && !backupOf(drawing)) return { role: 'bak', pid: '' };
  return { role: 'branch', pid: main.gwid };
}

/** Takes a member out. What hung on it hangs on what it hung on; where that was the centre, on nothing. */
export function removed(drawing: Drawing, gwid: string): Drawing {
  const gone = drawing.nodes.find((node) => node.gwid === gwid);
  if (!gone) return drawing;
  const heir = drawing.topology === 3 && gone.pid !== treeRoot ? gone.pid : '';
  return {
    ...drawing,
    nodes: drawing.nodes
      .filter((node) => node !== gone)
      .map((node) => (node.pid === gwid ? { ...node, pid: heir } : node)),
  };
}

/** Puts another gateway in a member's place: role, links and bandwidth stay, and rules are to follow. */
export function replaced(drawing: Drawing, gwid: string, by: string): Drawing {
  if (drawing.nodes.some((node) => node.gwid === by)) return drawing;
  return {
    ...drawing,
    nodes: drawing.nodes.map((node) => ({
      ...node,
      ...(node.gwid === gwid && { gwid: by, replaces: node.replaces ?? gwid }),
      pid: node.pid === gwid ? by : node.pid,
    })),
  };
}

interface Places {
  nodes: readonly Pick<DrawnNode, 'gwid' | 'replaces'>[];
}

/** Whose place a drawing gives to whom, of those who were drawn before: old gateway to new. */
export function swapsOf(before: Places, after: Places): ReadonlyMap<string, string> {
  const was = new Set(before.nodes.map(({ gwid }) => gwid));
  const is = new Set(after.nodes.map(({ gwid }) => gwid));
  return new Map(
    after.nodes.flatMap(({ gwid, replaces = '' }) =>
      was.has(replaces) && !is.has(replaces) && !was.has(gwid) ? [[replaces, gwid] as const] : [],
    ),
  );
}

/** A drawing as it is to be read once `swaps` are saved: one from before them takes the places back. */
export function afterSwaps(drawing: Drawing, swaps: ReadonlyMap<string, string>): Drawing {
  const is = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const settled = new Set(swaps.values());
  const nodes = drawing.nodes.map(({ replaces, ...node }) => {
    if (settled.has(node.gwid)) return node;
    const by = swaps.get(node.gwid) ?? swaps.get(replaces ?? '');
    const taken = by === undefined || is.has(by) ? replaces : by;
    return { ...node, ...(taken !== undefined && { replaces: taken }) };
  });
  return { ...drawing, nodes };
}

/** Hangs a member on another one. Whether that may be is what `problemsOf` says, at the member. */
export function connected(drawing: Drawing, gwid: string, to: string): Drawing {
  const node = drawing.nodes.find((one) => one.gwid === gwid);
  if (!node || gwid === to || node.role !== 'branch') return drawing;
  return change(drawing, gwid, { pid: to });
}

/** Gives a member a role. The centre that was becomes what the new one was, and its links go over. */
export function withRole(drawing: Drawing, gwid: string, role: MemberRole): Drawing {
  const node = drawing.nodes.find((one) => one.gwid === gwid);
  if (!node || node.role === role) return drawing;
  const before = drawing.nodes.find((one) => one.role === role);
  if (role === 'branch') {
    const main = drawing.nodes.find((one) => one.role === 'main' && one !== node);
    return change(drawing, gwid, { role, pid: main?.gwid ?? '' });
  }
  if (role === 'bak') return swapped(drawing, node, before, { role, pid: '' });
  return swapped(drawing, node, before, { role, pid: drawing.topology === 3 ? treeRoot : '' });
}

function swapped(
  drawing: Drawing,
  node: DrawnNode,
  before: DrawnNode | undefined,
  now: Pick<DrawnNode, 'role' | 'pid'>,
): Drawing {
  const isTree = drawing.topology === 3;
  return {
    ...drawing,
    nodes: drawing.nodes.map((one) => {
      if (one === node) return { ...one, ...now, ...(before && !isTree && { x: before.x, y: before.y }) };
      if (one === before) {
        const pid = node.role === 'branch' ? node.gwid : '';
        return { ...one, role: node.role, pid, ...(!isTree && { x: node.x, y: node.y }) };
      }
      return before && !isTree && one.pid === before.gwid && now.role === 'main' ? { ...one, pid: node.gwid } : one;
    }),
  };
}

/** Puts a member on one side of the border; its bandwidth goes with it. */
export function onSide(drawing: Drawing, gwid: string, position: 1 | 2): Drawing {
  const node = drawing.nodes.find((one) => one.gwid === gwid);
  if (!node || node.position === position) return drawing;
  const width = node.widthband + node.foreign_widthband;
  return change(drawing, gwid, {
    position,
    widthband: position === 1 ? width : 0,
    foreign_widthband: position === 1 ? 0 : width,
  });
}

/** Gives a member bandwidth on the side where it stands, Mbps. */
export function withBandwidth(drawing: Drawing, gwid: string, width: number): Drawing {
  const node = drawing.nodes.find((one) => one.gwid === gwid);
  if (!node) return drawing;
  return change(drawing, gwid, node.position === 1 ? { widthband: width } : { foreign_widthband: width });
}

/** Lets a member carry traffic or not. */
export const used = (drawing: Drawing, gwid: string, is_used: boolean): Drawing => change(drawing, gwid, { is_used });

/** Names the local networks of a member that join; null: whatever it has. */
export const joining = (drawing: Drawing, gwid: string, subnets: string[] | null): Drawing =>
  change(drawing, gwid, { subnets });

/** Lets branches reach each other directly or not; a tree stays as it is. */
export const meshed = (drawing: Drawing, mesh: boolean): Drawing =>
  canMesh(drawing.topology) ? { ...drawing, mesh } : drawing;

/** Moves a member in the drawing. */
export const movedTo = (drawing: Drawing, gwid: string, x: number, y: number): Drawing =>
  change(drawing, gwid, { x: Math.round(x), y: Math.round(y) });

/** The same members in another topology: the centre stays, everything hangs on it, and it is laid out anew. */
export function inTopology(drawing: Drawing, topology: TopologyType): Drawing {
  if (drawing.topology === topology) return drawing;
  const main = mainOf(drawing) ?? drawing.nodes[0];
  const backup =
    topology === 2 ? drawing.nodes.find((node) => node !== main && node.position === 1 && node.is_used) : undefined;
  const nodes = drawing.nodes.map<DrawnNode>((node) => {
    if (node === main) return { ...node, role: 'main', pid: topology === 3 ? treeRoot : '' };
    if (node === backup) return { ...node, role: 'bak', pid: '' };
    return { ...node, role: 'branch', pid: main?.gwid ?? '' };
  });
  return laidOut({ topology, nodes, ...(drawing.mesh && canMesh(topology) && { mesh: true }) });
}
