import type { Link, Member, Network } from '../../../src/api/contract/sdwan';
import type { MemberPlace } from '../../../src/api/contract/sdwan-map';
import type { PlaceCode } from '../../../src/domain/region';
import { bundlesOf, linkHealth, worstHealth, type LinkBundle, type LinkHealth } from '../../../src/domain/sdwan';
import { middleOf } from './tiles';

/** Milliseconds between two looks at the links. */
export const every = 10_000;

/** A member with where it stands and how its own links are. */
export interface Placed {
  member: Member;
  region: PlaceCode | null;
  city: string;
  /** Its links to what it hangs on. */
  links: readonly Seen[];
  /** Offline, or with a link that is not well. */
  troubled: boolean;
}

/** A link with how it is. */
export interface Seen extends Link {
  health: LinkHealth;
}

/** A province with members. */
export interface Spot {
  code: PlaceCode;
  x: number;
  y: number;
  members: readonly Placed[];
  online: number;
  /** How it is drawn: the worst of its members that are used. */
  health: 'up' | 'degraded' | 'down';
  /** Links that stay within it. */
  inner: number;
}

/** Everything that map and table show. */
export interface MapModel {
  all: readonly Placed[];
  spots: readonly Spot[];
  unplaced: readonly Placed[];
  bundles: readonly LinkBundle<Seen>[];
  links: readonly Seen[];
  nameOf: (gwid: string) => string;
}

/** A network by the places of its members. */
export function modelOf(network: Network, places: readonly MemberPlace[]): MapModel {
  const members = new Map(network.member_list.map((member) => [member.gwid, member]));
  const known = new Map(places.map((place) => [place.gwid, place]));
  const links = network.link_list.map((link): Seen => {
    const across = members.get(link.gwid)?.position !== members.get(link.to)?.position;
    // A tunnel of a member that rests is not meant to be there.
    const rests = [link.gwid, link.to].some((gwid) => members.get(gwid)?.is_used === false);
    return { ...link, health: rests ? 'unknown' : linkHealth(link, across) };
  });
  const all = network.member_list.map((member): Placed => {
    const own = links.filter(({ gwid }) => gwid === member.gwid);
    const { region = null, city = '' } = known.get(member.gwid) ?? {};
    const troubled = member.is_used && (member.status === 'offline' || own.some(({ health }) => health !== 'up'));
    return { member, region, city, links: own, troubled };
  });
  const placeOf = (gwid: string) => known.get(gwid)?.region ?? null;
  return {
    all,
    links,
    spots: spotsOf(all, links, placeOf),
    unplaced: all.filter(({ region }) => region === null),
    bundles: bundlesOf(links, placeOf, ({ health }) => health),
    nameOf: (gwid) => members.get(gwid)?.remark ?? gwid,
  };
}

function spotsOf(all: readonly Placed[], links: readonly Seen[], placeOf: (gwid: string) => PlaceCode | null): Spot[] {
  const codes = [...new Set(all.flatMap(({ region }) => region ?? []))].sort();
  return codes.map((code) => {
    const members = all.filter(({ region }) => region === code);
    const online = members.filter(({ member }) => member.status === 'online').length;
    const used = members.filter(({ member }) => member.is_used);
    const isAway = used.some(({ member }) => member.status === 'offline');
    const worst = worstHealth(used.flatMap((one) => one.links.map(({ health }) => health)));
    return {
      code,
      ...middleOf(code),
      members,
      online,
      health: online === 0 ? 'down' : isAway || worst !== 'up' ? 'degraded' : 'up',
      inner: links.filter(({ gwid, to }) => placeOf(gwid) === code && placeOf(to) === code).length,
    };
  });
}

/** Whether a member is among those looked for. `place` is its place in words. */
export function isAmong(one: Placed, place: string, q: string, onlyTroubled: boolean): boolean {
  if (onlyTroubled && !one.troubled) return false;
  const words = `${one.member.remark} ${one.member.gwid} ${place}`.toLowerCase();
  return q.toLowerCase().split(/\s+/).every((word) => words.includes(word)); // prettier-ignore
}
