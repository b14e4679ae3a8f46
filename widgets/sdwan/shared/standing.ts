import type { Link } from '../../../src/api/contract/sdwan';
import { bandwidthOf, groupsOf, linkHealth, type DrawnNode, type MemberGroup } from '../../../src/domain/sdwan';
import type { StatusKind } from '../../../src/ui/status';
import type { EditorModel } from './types';

/** How a member stands: by its problems, itself and its first link. */
export type Standing = 'problem' | 'offline' | 'down' | 'poor' | 'off' | 'good';

/** What is shown of each, the worst first. */
export const standings = ['problem', 'down', 'offline', 'poor', 'off', 'good'] as const satisfies readonly Standing[];

/** The shape and colour of each. */
export const standingKinds: Readonly<Record<Standing, StatusKind>> = {
  problem: 'danger',
  down: 'danger',
  offline: 'offline',
  poor: 'warning',
  off: 'off',
  good: 'online',
};

/** What is known of a member, with its first link. */
export interface MemberStanding {
  standing: Standing;
  link: Link | undefined;
  /** Share of its bandwidth that the busier direction takes now; undefined: not measured. */
  load: number | undefined;
}

/** A group with what its members add up to. */
export interface GroupStanding extends MemberGroup {
  /** Members of each standing that is not good, the worst first. */
  troubled: { standing: Standing; count: number }[];
  /** Mbps of this and of the other side of the border. */
  local: number;
  foreign: number;
}

/** Mbps that a link carries, of whichever direction has more. */
const carried = ({ down, up }: Link): number | undefined =>
  down === null || up === null ? undefined : Math.max(down, up) / 1e6;

/** How every member of a drawing stands. */
export function standingsOf({ drawing, factsOf, links = [], problems }: EditorModel): Map<string, MemberStanding> {
  const first = new Map(links.filter(({ backup, direct }) => !backup && !direct).map((link) => [link.gwid, link]));
  const wrong = new Set(problems.map(({ gwid }) => gwid));
  const byId = new Map(drawing.nodes.map((node) => [node.gwid, node]));
  return new Map(
    drawing.nodes.map((node) => {
      const link = first.get(node.gwid);
      const across = byId.get(link?.to ?? '')?.position !== node.position;
      const health = link && linkHealth(link, across);
      const bad = health === 'down' ? 'down' : health === 'degraded' ? 'poor' : 'good';
      const standing: Standing = wrong.has(node.gwid)
        ? 'problem'
        : !node.is_used
          ? 'off'
          : factsOf(node.gwid).online
            ? bad
            : 'offline';
      const mbps = link && carried(link);
      const load = mbps === undefined || bandwidthOf(node) === 0 ? undefined : mbps / bandwidthOf(node);
      return [node.gwid, { standing, link, load }];
    }),
  );
}

/** Whether somebody should look at it. */
export const isTroubled = ({ standing }: MemberStanding): boolean => standing !== 'good' && standing !== 'off';

/** The groups of a drawing; members that `only` leaves out are in none. */
export function groupStandings(
  { drawing, factsOf }: EditorModel,
  of: ReadonlyMap<string, MemberStanding>,
  only: (node: DrawnNode) => boolean,
): GroupStanding[] {
  return groupsOf(drawing, (gwid) => factsOf(gwid).region ?? null).flatMap((group) => {
    const nodes = group.nodes.filter(only);
    if (nodes.length === 0) return [];
    const count = (one: Standing) => nodes.filter(({ gwid }) => of.get(gwid)!.standing === one).length;
    const troubled = standings.flatMap((standing) => {
      const many = standing === 'good' ? 0 : count(standing);
      return many > 0 ? [{ standing, count: many }] : [];
    });
    const sum = (position: 1 | 2) =>
      nodes.reduce((all, node) => all + (node.position === position ? bandwidthOf(node) : 0), 0);
    return [{ ...group, nodes, troubled, local: sum(1), foreign: sum(2) }];
  });
}
