import { episodes, type Episode } from './episodes';
import type { Fleet } from './fleet';
import { hangsOn } from './present';
import type { Person } from './people';
import { lostAps } from './state';
import type { Stay } from './stays';
import { gatewaySilences } from './traffic';

/** When the devices of a fleet were silent between two moments, by their ids. */
export type Outages = ReadonlyMap<string, readonly Episode[]>;

/** Outages of gateways and of what stands behind them. */
export function outagesOf(fleet: Fleet, from: number, to: number): Outages {
  const { seed } = fleet.plan;
  const found = new Map<string, readonly Episode[]>();
  for (const gateway of fleet.gateways) {
    found.set(gateway.id, gatewaySilences(seed, gateway, from, to));
    const together = lostAps(gateway) > 0 ? episodes(seed, 'ap_lost', gateway.index, from, to) : [];
    let ap = 0;
    for (const child of gateway.children) {
      const lost = child.kind === 'ap' && ap++ < lostAps(gateway) ? together : [];
      found.set(child.id, [...episodes(seed, `${child.kind}_offline`, child.index, from, to), ...lost]);
    }
  }
  return found;
}

/** Outages of what a terminal was online through during a stay. */
export const outagesDuring = (seed: number, outages: Outages, person: Person, stay: Stay): readonly Episode[] =>
  hangsOn(seed, person, stay).flatMap((id) =>
    (outages.get(id) ?? []).filter(({ start, end }) => start < stay.end && end > stay.start),
  );
