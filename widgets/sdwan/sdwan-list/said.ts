import type { NetworkBrief } from '../../../src/api/contract/sdwan';
import { linkHealth } from '../../../src/domain/sdwan';
import { day } from '../../../src/domain/time';
import { date, dateTime, duration, number } from '../../../src/format';
import { sdwanText } from '../../../src/text/sdwan.text';
import { runs } from '../shared/state-kinds';
import { soldNames } from '../../../src/ui/sold/sold-names.text';
import { sdwanListText as text } from './sdwan-list.text';

/** Package, topology and group of a network, below its name. */
export const kindOf = ({ tier_name, topology, group_name }: NetworkBrief): string =>
  [soldNames.said(tier_name) || text.noTier, sdwanText.topologies[topology], group_name].filter(Boolean).join(' · ');

/** How many of them are away, where that matters. */
export const awayOf = (network: NetworkBrief): number => (runs(network) ? network.members - network.online : 0);

/** Between whom it is worst, or who is away or hangs on nothing. */
export const whereOf = ({ worst }: NetworkBrief): string =>
  worst ? (worst.to ? text.between(worst.remark, worst.to) : worst.remark) : '—';

/** How bad it is there. */
export function qualityOf({ state, expires_at, worst }: NetworkBrief): string {
  if (state === 'paused') return text.rests;
  if (state === 'expired') return expires_at === null ? text.restsUnpaid : text.restsSince(date(expires_at));
  if (!worst) return '';
  if (worst.to === null) return worst.since === null ? text.away : text.awaySince(dateTime(worst.since));
  if (worst.state === 'unlinked' || worst.latency === null) return sdwanText.links.unlinked;
  return text.quality(Math.round(worst.latency), number(worst.loss ?? 0, 1));
}

/** The same in lines: what it is, how bad that is, and since when a member is away. */
export function troubleOf(network: NetworkBrief): { what: string; tone: 'bad' | 'warn' | undefined; since?: string } {
  const { worst, foreign } = network;
  const what = qualityOf(network);
  if (!worst) return runs(network) ? { what, tone: undefined } : { what: '', tone: undefined, since: what };
  if (worst.to === null) {
    const seconds = worst.since === null ? undefined : (Date.now() - Date.parse(worst.since)) / 1000;
    return { what: text.away, tone: 'bad', ...(seconds && { since: text.lasting(duration(seconds, 2)) }) };
  }
  if (worst.state === 'unlinked') return { what, tone: 'bad' };
  return { what, tone: linkHealth(worst, foreign > 0) === 'degraded' ? 'warn' : undefined };
}

/** Whether the end of a package is near: within the days that the list's own filter has. */
export function isEnding(ends: string): boolean {
  const left = Date.parse(ends) - Date.now();
  return left > 0 && left < 7 * day;
}

/** Days that are left of a package, or for how many it is over. */
export const leftOf = (ends: string): string => {
  const days = Math.ceil((Date.parse(ends) - Date.now()) / day);
  return days > 0 ? text.daysLeft(days) : days === 0 ? text.over : text.daysOver(-days);
};

/** The last 24 hours in figures: the middle of the middle measures, and the worst of all; undefined: nothing was measured. */
export function dayOf({ hours = [] }: NetworkBrief): { median: number; worst: number } | undefined {
  const medians = hours.flatMap(({ median }) => median ?? []).sort((a, b) => a - b);
  if (medians.length === 0) return undefined;
  return {
    median: medians[Math.floor((medians.length - 1) / 2)]!,
    worst: Math.max(...hours.map(({ worst }) => worst ?? 0)),
  };
}

/** The same in words. */
export function dayWords(network: NetworkBrief): string | undefined {
  const measured = dayOf(network);
  return measured && text.dayOf(Math.round(measured.median), Math.round(measured.worst));
}
