import type { SdwanMembers, TopologyNode, TopologyType } from '../sdwan-members';
import { sdwanMembers } from '../sdwan-members';

/** Kinds of topology: 1 hub and spokes, 2 two centres, 3 tree. */
export const topologyTypes = [1, 2, 3] as const satisfies readonly TopologyType[];

/** What a member is: the centre, the second centre of topology 2, or one of the others. */
export const memberRoles = ['main', 'bak', 'branch'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** `pid` of the top of a tree: the drawing's own node. */
export const treeRoot = '1';

/** A member where it stands in the drawing. */
export interface DrawnNode {
  /** The gateway. */
  gwid: string;
  role: MemberRole;
  /** The gateway it is linked to; empty: none. The top of a tree has `treeRoot`. */
  pid: string;
  /** 1: this side of the border. */
  position: 1 | 2;
  /** Mbps of the local and of the foreign side; the side that `position` does not use is 0. */
  widthband: number;
  foreign_widthband: number;
  /** False: it keeps its place but carries nothing. */
  is_used: boolean;
  /** Its local networks that join; null, as at first: whatever it has. */
  subnets?: string[] | null;
  x: number;
  y: number;
  /** The member whose place it takes with this change: rules that name that one are to name it. */
  replaces?: string;
}

/** A topology as it is drawn. */
export interface Drawing {
  topology: TopologyType;
  nodes: readonly DrawnNode[];
  /** True: branches reach each other directly. A tree, whose ways are its branches, never has it. */
  mesh?: boolean;
}

/** Most members of a network whose branches reach each other directly: each keeps a tunnel to every other. */
export const mostMeshed = 30;

/** Whether a topology lets branches reach each other directly. */
export const canMesh = (topology: TopologyType): boolean => topology !== 3;

/** Mbps that a member uses, of whichever side. */
export const bandwidthOf = ({ position, widthband, foreign_widthband }: DrawnNode): number =>
  position === 1 ? widthband : foreign_widthband;

/** The centre, or the top of a tree: the first where a drawing wrongly has several. */
export const mainOf = ({ nodes }: Drawing): DrawnNode | undefined => nodes.find(({ role }) => role === 'main');

/** The second centre. */
export const backupOf = ({ topology, nodes }: Drawing): DrawnNode | undefined =>
  topology === 2 ? nodes.find(({ role }) => role === 'bak') : undefined;

/** A link between two members. */
export interface DrawnLink {
  /** The member that it belongs to, and where it leads. */
  gwid: string;
  to: string;
  /** The second way of a member of two centres. */
  backup: boolean;
  /** From branch to branch. */
  direct?: boolean;
}

/**
 * Every link of a drawing: each member to its parent; with two centres each also to the other centre; where branches reach
 * each other directly, each pair of them once, after all others.
 */
export const linksOf = (drawing: Drawing): DrawnLink[] => [...centreLinks(drawing), ...directLinks(drawing)];

function directLinks({ topology, nodes, mesh }: Drawing): DrawnLink[] {
  if (!mesh || !canMesh(topology) || nodes.length > mostMeshed) return [];
  // Whoever reads the members in whatever order means the same end of a link by the first.
  const branches = nodes
    .filter(({ role }) => role === 'branch')
    .map(({ gwid }) => gwid)
    .sort();
  return branches.flatMap((gwid, at) =>
    branches.slice(at + 1).map((to) => ({ gwid, to, backup: false, direct: true })),
  );
}

function centreLinks(drawing: Drawing): DrawnLink[] {
  const there = new Set(drawing.nodes.map(({ gwid }) => gwid));
  const [main, backup] = [mainOf(drawing), backupOf(drawing)];
  return drawing.nodes.flatMap(({ gwid, pid, role }) => {
    if (role === 'bak') return main ? [{ gwid, to: main.gwid, backup: false }] : [];
    if (!there.has(pid)) return [];
    const other = backup && [backup, main].find((centre) => centre && centre.gwid !== pid);
    const doubled = other && role === 'branch' && (pid === main?.gwid || pid === backup.gwid);
    return [{ gwid, to: pid, backup: false }, ...(doubled ? [{ gwid, to: other.gwid, backup: true }] : [])];
  });
}

/** Level of each node of a tree, the top being 1; 0 where it hangs on nothing or on itself. */
export function levelsOf({ nodes }: Drawing): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.gwid, node]));
  const levels = new Map<string, number>();
  for (const { gwid } of nodes) {
    const way: string[] = [];
    let at: DrawnNode | undefined = byId.get(gwid);
    while (at && !levels.has(at.gwid) && !way.includes(at.gwid) && at.pid !== treeRoot) {
      way.push(at.gwid);
      at = byId.get(at.pid);
    }
    let level = !at || way.includes(at.gwid) ? 0 : (levels.get(at.gwid) ?? 1);
    if (at && level > 0) levels.set(at.gwid, level);
    for (const one of way.reverse()) levels.set(one, level > 0 ? ++level : 0);
  }
  return levels;
}

/** The members as an order carries them (specification, section 3). A tree is drawn below two nodes of its own. */
export function membersOf(drawing: Drawing): SdwanMembers {
  const levels = levelsOf(drawing);
  const nodes = drawing.nodes.map<TopologyNode>((node) => ({
    key: node.gwid,
    widthband: node.widthband,
    foreign_widthband: node.foreign_widthband,
    role: node.role,
    type: node.role === 'branch' ? 2 : 1,
    pid: node.pid,
    is_used: node.is_used,
    position: node.position,
    ...(drawing.topology === 3 && { level: levels.get(node.gwid) ?? 0 }),
  }));
  const own: TopologyNode[] =
    drawing.topology === 3
      ? [1, 2].map((key) => ({
          key,
          widthband: 0,
          foreign_widthband: 0,
          role: '',
          type: 0,
          pid: '',
          is_used: false,
          position: key,
          level: 0,
        }))
      : [];
  return sdwanMembers(drawing.topology, [...own, ...nodes]);
}
