import { abroad, type PlaceCode } from '../region';
import { mainOf, type Drawing, type DrawnNode } from './drawing';

/** Parts of the country, by a province's number; `far` is abroad, `none` nobody knows. */
const areas = [
  'north',
  'northeast',
  'east',
  'central',
  'south',
  'southwest',
  'northwest',
  'straits',
  'far',
  'none',
] as const;
export type Area = (typeof areas)[number];

const byDigit: Readonly<Record<string, Area>> = {
  1: 'north',
  2: 'northeast',
  3: 'east',
  4: 'south',
  5: 'southwest',
  6: 'northwest',
  7: 'straits',
  8: 'straits',
};

/** Part of the country that a member stands in; whoever is on the other side of the border stands abroad. */
export function areaOf({ position }: Pick<DrawnNode, 'position'>, region: PlaceCode | null): Area {
  if (position === 2 || region === abroad) return 'far';
  if (region && region >= '41' && region <= '43') return 'central';
  return (region && byDigit[region[0]!]) ?? 'none';
}

/** Members that are shown, and folded, together. */
export interface MemberGroup {
  /** Of a tree the gateway at the top of a part of it, else an area. */
  key: string;
  area?: Area;
  nodes: DrawnNode[];
}

/** Members that hang right on the top of a tree and have nothing below them. */
export const leaves = 'leaves';

/** All but the centres, in groups: what hangs on each member below the top of a tree, else by part of the country. */
export function groupsOf(drawing: Drawing, regionOf: (gwid: string) => PlaceCode | null): MemberGroup[] {
  const branches = drawing.nodes.filter(({ role }) => role === 'branch');
  return drawing.topology === 3 ? parts(drawing, branches) : byArea(branches, regionOf);
}

function byArea(branches: readonly DrawnNode[], regionOf: (gwid: string) => PlaceCode | null): MemberGroup[] {
  const found = new Map<Area, DrawnNode[]>();
  for (const node of branches) {
    const area = areaOf(node, regionOf(node.gwid));
    found.set(area, [...(found.get(area) ?? []), node]);
  }
  return areas.flatMap((area) => {
    const nodes = found.get(area);
    return nodes ? [{ key: area, area, nodes }] : [];
  });
}

function parts(drawing: Drawing, branches: readonly DrawnNode[]): MemberGroup[] {
  const root = mainOf(drawing)?.gwid;
  const below = new Map<string, DrawnNode[]>();
  for (const node of branches) below.set(node.pid, [...(below.get(node.pid) ?? []), node]);
  const seen = new Set<string>();
  // Every member once, even where a drawing goes round.
  const walk = (node: DrawnNode): DrawnNode[] => {
    if (seen.has(node.gwid)) return [];
    seen.add(node.gwid);
    return [node, ...(below.get(node.gwid) ?? []).flatMap(walk)];
  };
  const tops = below.get(root ?? '') ?? [];
  const groups = tops.filter(({ gwid }) => below.has(gwid)).map((top) => ({ key: top.gwid, nodes: walk(top) }));
  const alone = tops.flatMap(walk);
  const lost = branches.flatMap(walk);
  return [
    ...groups,
    ...(alone.length > 0 ? [{ key: leaves, nodes: alone }] : []),
    ...(lost.length > 0 ? [{ key: 'none', area: 'none' as const, nodes: lost }] : []),
  ];
}
