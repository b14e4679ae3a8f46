/** 1 hub and spokes, 2 two centres, 3 tree (specification, section 3). */
export type TopologyType = 1 | 2 | 3;

/** A node of the topology drawing. */
export interface TopologyNode {
  /** The gateway's id. In a tree, keys 1 and 2 are the drawing's own nodes. */
  key: string | number;
  /** Bandwidth of the local side, Mbps. */
  widthband: number;
  /** Bandwidth of the foreign side, Mbps. */
  foreign_widthband: number;
  role: string;
  type: string | number;
  /** Key of the parent. */
  pid: string | number;
  is_used: boolean | number;
  /** 1: this side of the border. */
  position: number;
  /** Depth in a tree. */
  level?: number;
}

/** A member as an order carries it. */
interface SdwanMember {
  gwid: string;
  widthband: number;
  foreign_widthband: number;
  role: string;
  type: string | number;
  pid: string | number;
  is_used: boolean | number;
  position: number;
  /** Topology type 3 only. */
  level?: number;
}

/** What an order of a topology consists of. */
export interface SdwanMembers {
  /** Every member, the centres among them. */
  members: SdwanMember[];
  /** The centres again, apart: none for type 1. */
  centers: SdwanMember[];
  /** How many members. */
  count: number;
}

/**
 * Derives the members of a topology (specification, section 3: "SD-WAN member"). Position 1 takes `widthband`, every
 * other takes `foreign_widthband`, and the unused one is 0. Centres are role main or bak in type 2, and pid 1 in type 3,
 * which skips the nodes with key 1 or 2.
 */
export function sdwanMembers(topology: TopologyType, nodes: readonly TopologyNode[]): SdwanMembers {
  const members = nodes
    .filter(({ key }) => topology !== 3 || !['1', '2'].includes(String(key)))
    .map(memberOf(topology));
  return { members, centers: members.filter(isCenter[topology]), count: members.length };
}

const isCenter: Record<TopologyType, (member: SdwanMember) => boolean> = {
  1: () => false,
  2: ({ role }) => role === 'main' || role === 'bak',
  3: ({ pid }) => String(pid) === '1',
};

const memberOf =
  (topology: TopologyType) =>
  ({ key, widthband, foreign_widthband, role, type, pid, is_used, position, level }: TopologyNode): SdwanMember => ({
    gwid: String(key),
    widthband: position === 1 ? widthband : 0,
    foreign_widthband: position === 1 ? 0 : foreign_widthband,
    role,
    type,
    pid,
    is_used,
    position,
    ...(topology === 3 && { level }),
  });
