import { linksOf, type Drawing } from './drawing';
import { subnetSpan } from './node';

/** A member that another one keeps a tunnel to. */
export interface Peer {
  gwid: string;
  /** The second way of a member of two centres: it takes over when the first is gone. */
  backup: boolean;
  /** From branch to branch. */
  direct: boolean;
  /** Members that are reached over it, itself among them. */
  reaches: string[];
}

/**
 * Who keeps tunnels to whom, and who is reached over each, by the shortest way. Members that are not used carry nothing, so
 * nothing leads through them either.
 */
export function peersOf(drawing: Drawing): Map<string, Peer[]> {
  const used = drawing.nodes.filter(({ is_used }) => is_used).map(({ gwid }) => gwid);
  const around = new Map(used.map((gwid) => [gwid, [] as Peer[]]));
  for (const { gwid, to, backup, direct = false } of linksOf(drawing)) {
    const [here, there] = [around.get(gwid), around.get(to)];
    if (!here || !there) continue;
    here.push({ gwid: to, backup, direct, reaches: backup ? used.filter((one) => one !== gwid) : [] });
    there.push({ gwid, backup, direct, reaches: backup ? [gwid] : [] });
  }
  for (const [gwid, peers] of around) {
    const first = firstSteps(around, gwid);
    for (const peer of peers) {
      if (!peer.backup) peer.reaches = used.filter((one) => first.get(one) === peer.gwid);
    }
  }
  return around;
}

/** By which neighbour each other member is reached first. */
function firstSteps(around: ReadonlyMap<string, readonly Peer[]>, from: string): Map<string, string> {
  const first = new Map<string, string>();
  let edge = (around.get(from) ?? []).filter(({ backup }) => !backup).map(({ gwid }) => gwid);
  for (const gwid of edge) first.set(gwid, gwid);
  while (edge.length > 0) {
    const next: string[] = [];
    for (const gwid of edge) {
      for (const peer of around.get(gwid)!) {
        if (peer.backup || peer.gwid === from || first.has(peer.gwid)) continue;
        first.set(peer.gwid, first.get(gwid)!);
        next.push(peer.gwid);
      }
    }
    edge = next;
  }
  return first;
}

/** Local networks of a member: those that were chosen, else whatever it has. */
export interface Joining {
  gwid: string;
  chosen: readonly string[] | null;
  has: readonly string[];
}

/**
 * Which local networks of each member the others can reach. What a member merely has and what shares addresses with a
 * network of another member is left out: nobody could tell which of them is meant.
 */
export function joinedSubnets(members: readonly Joining[]): Map<string, string[]> {
  const all = members.flatMap(({ gwid, chosen, has }) =>
    (chosen ?? has).flatMap((subnet) => {
      const span = subnetSpan(subnet);
      return span ? [{ gwid, subnet, isChosen: chosen !== null, ...span }] : [];
    }),
  );
  const shared = new Set<(typeof all)[number]>();
  const open: (typeof all)[number][] = [];
  for (const one of [...all].sort((a, b) => a.from - b.from || b.to - a.to)) {
    while (open.length > 0 && open.at(-1)!.to < one.from) open.pop();
    for (const other of open) {
      if (other.gwid === one.gwid) continue;
      shared.add(one).add(other);
    }
    open.push(one);
  }
  const joined = new Map(members.map(({ gwid }) => [gwid, [] as string[]]));
  for (const one of all) if (one.isChosen || !shared.has(one)) joined.get(one.gwid)!.push(one.subnet);
  return joined;
}
