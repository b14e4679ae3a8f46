import { useRead } from '../../../src/api';
import { onlineUsers } from '../../../src/api/contract/client';
import { aps, gateway, type ApRow } from '../../../src/api/contract/device';

/** Milliseconds between two looks at the server. */
const every = 10_000;
/** Most access points of one gateway that are looked at. */
const most = 1000;
/** Terminals that are looked at, from the weakest on: when all of them are weak, there may be more. */
export const looked = 200;

/** Percent of the air taken from which on a channel counts as crowded. */
export const crowded = 70;
/** A terminal below this many dBm has trouble. */
export const weakBelow = -75;

/** The gateway itself: its name, or that there is none. */
export const useGateway = (gwid: string) => useRead(gateway, gwid ? { gwid } : null, { every });

/** Its access points, those that need attention first. */
export function useAps(gwid: string) {
  const read = useRead(aps, gwid ? { gwid, per_page: most } : null, { every, keep: true });
  return { ...read, list: read.data && [...read.data.list].sort((a, b) => need(b) - need(a)) };
}

/** Its wireless terminals, the weakest first. */
export const useWeakest = (gwid: string) =>
  useRead(onlineUsers, gwid ? { gwid, sort: 'signal', order: 'asc', per_page: looked } : null, { every, keep: true });

/** The busier of the two radios, percent. */
export const airOf = ({ busy_2g, busy_5g }: ApRow): number => Math.max(busy_2g ?? 0, busy_5g ?? 0);

/** Off the line first, then by the air that is taken, then by terminals. */
const need = (row: ApRow): number => (row.status === 'offline' ? 1e9 : airOf(row) * 1e4 + row.clients);
