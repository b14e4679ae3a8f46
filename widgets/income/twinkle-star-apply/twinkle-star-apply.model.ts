import type { StarDisk } from '../../../src/api/contract/star';
import { subsidy } from '../../../src/domain/campaign';

/** A disk that shall be lent, and how many GB of it as typed. */
export interface Chosen {
  disk: StarDisk;
  gb: string;
}

/** What a chosen disk brings in on a day; fen. */
export interface DiskEstimate extends Chosen {
  /** Undefined: no alike disk earned anything, or the amount is none. */
  income: number | undefined;
  subsidy: number;
}

/** Millionths of a yuan in a fen. */
const perFen = 10_000;

/** Whether a disk can be lent now; one that is lent already may be asked for with another amount. */
export const canLend = ({ state, most_gb }: StarDisk): boolean => (state === 'free' || state === 'open') && most_gb > 0;

/** Whole GB within what the disk has to lend; undefined: something else was typed. */
export function gbOf({ disk, gb }: Chosen): number | undefined {
  const whole = /^\d{1,7}$/.test(gb.trim()) ? Number(gb) : 0;
  return whole >= 1 && whole <= disk.most_gb ? whole : undefined;
}

/** What a disk brings in on a day by what alike ones earned lately. */
export function estimateOf(chosen: Chosen): DiskEstimate {
  const gb = gbOf(chosen);
  const { per_gb, percent, size_gb } = chosen.disk;
  if (gb === undefined || per_gb === null) return { ...chosen, income: undefined, subsidy: 0 };
  const income = Math.floor((gb * per_gb) / perFen);
  return { ...chosen, income, subsidy: percent > 0 ? subsidy(income, size_gb ?? 0) : 0 };
}

/** What all of them bring in on a day, and of how many nothing is known. */
export function estimateAll(chosen: Iterable<Chosen>) {
  const disks = [...chosen].map(estimateOf);
  return {
    disks,
    income: disks.reduce((sum, one) => sum + (one.income ?? 0), 0),
    subsidy: disks.reduce((sum, one) => sum + one.subsidy, 0),
    unknown: disks.filter(({ income }) => income === undefined).length,
  };
}

/** A gateway of the chosen disks. */
export interface Lender {
  gwid: string;
  remark: string;
  up: number | null;
  disks: Chosen[];
}

/** The chosen disks by their gateway, in the order in which they were chosen. */
export function lendersOf(chosen: Iterable<Chosen>): Lender[] {
  const lenders = new Map<string, Lender>();
  for (const one of chosen) {
    const { gwid, remark, up_mbps } = one.disk;
    const known = lenders.get(gwid) ?? { gwid, remark, up: up_mbps, disks: [] };
    known.disks.push(one);
    lenders.set(gwid, known);
  }
  return [...lenders.values()];
}

/** Where the server's objections belong: at fields of the form, and at disks by their row. */
export function placesOf(errors: Readonly<Record<string, readonly string[]>>, lenders: readonly Lender[]) {
  const fields: Record<string, string> = {};
  const disks: Record<string, string> = {};
  for (const [path, [said = '']] of Object.entries(errors)) {
    const [, nth, , field = ''] = /^gateways\.(\d+)(\.(.*))?$/.exec(path) ?? [];
    const lender = lenders[Number(nth ?? -1)];
    const disk = lender?.disks[Number(/^disks\.(\d+)/.exec(field)?.[1] ?? -1)]?.disk;
    if (disk) disks[disk.id] ??= said;
    else if (lender) fields[`${field === 'from' || field === 'to' ? 'hours' : 'mbps'}.${lender.gwid}`] ??= said;
    else fields[path] ??= said;
  }
  return { fields, disks };
}
