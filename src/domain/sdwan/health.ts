import type { DrawnLink } from './drawing';

/** What a link may be like before it counts as degraded: milliseconds within and across the border, percent lost. */
export const linkLimits = { latency: 60, abroadLatency: 150, loss: 1, badLoss: 3 } as const;

/** How a link is: `degraded` carries traffic, but by a detour, slowly or with losses. */
export const linkHealths = ['up', 'degraded', 'unknown', 'down'] as const;
export type LinkHealth = (typeof linkHealths)[number];

/** A link with what was measured of it. */
export interface MeasuredLink extends DrawnLink {
  state: 'linked' | 'relay' | 'unlinked' | 'unknown';
  latency: number | null;
  loss: number | null;
}

/** Most milliseconds of a link; those across the border take longer. */
export const latencyLimit = (acrossBorder: boolean): number =>
  acrossBorder ? linkLimits.abroadLatency : linkLimits.latency;

/** How a link is by what was measured. */
export function linkHealth(
  { state, latency, loss }: Pick<MeasuredLink, 'state' | 'latency' | 'loss'>,
  acrossBorder: boolean,
): LinkHealth {
  if (state === 'unlinked') return 'down';
  if (state === 'unknown') return 'unknown';
  const slow = (latency ?? 0) > latencyLimit(acrossBorder);
  return state === 'relay' || slow || (loss ?? 0) >= linkLimits.loss ? 'degraded' : 'up';
}

/** The worst of several. */
export const worstHealth = (all: readonly LinkHealth[]): LinkHealth =>
  linkHealths[Math.max(0, ...all.map((one) => linkHealths.indexOf(one)))]!;

/** Links between the same two places, drawn as one. */
export interface LinkBundle<L> {
  from: string;
  to: string;
  health: LinkHealth;
  /** Nothing but second ways, which stand by. */
  standby: boolean;
  links: L[];
}

/** Links by the two places that they join; a link within one place, or of a member without one, is in none. */
export function bundlesOf<L extends MeasuredLink>(
  links: readonly L[],
  placeOf: (gwid: string) => string | null,
  healthOf: (link: L) => LinkHealth,
): LinkBundle<L>[] {
  const bundles = new Map<string, LinkBundle<L>>();
  for (const link of links) {
    const [a, b] = [placeOf(link.gwid), placeOf(link.to)];
    if (a === null || b === null || a === b) continue;
    const [from, to] = a < b ? [a, b] : [b, a];
    const known = bundles.get(`${from} ${to}`);
    const one = known ?? { from, to, health: 'up' as const, standby: true, links: [] };
    one.health = worstHealth([one.health, healthOf(link)]);
    one.standby = one.standby && link.backup;
    one.links.push(link);
    bundles.set(`${from} ${to}`, one);
  }
  return [...bundles.values()];
}
