import * as stats from '../../../../src/api/contract/stats';
import { verdict } from '../../../../src/api/contract/verdict';
import type { WallboardCard } from '../../../../src/domain/wallboard';

/** The calls behind each card: a wallboard's token may make those of its own cards and no others. */
const readsOf: Readonly<Record<WallboardCard, readonly { path: string }[]>> = {
  devices: [stats.complex],
  users: [stats.complex, stats.today],
  section: [],
  traffic: [stats.weekTraffic],
  wireless: [stats.apComplex, stats.wirelessWeek],
  alarms: [stats.complex, verdict],
  trend: [stats.clientNum],
  categories: [stats.complex],
  'user-model': [stats.userModel],
  'traffic-model': [stats.flowModel],
};

/** What the account chose to show as its section. */
export type HomeSection = 'REVENUE' | 'DNS';

const sectionRead: Readonly<Record<HomeSection, { path: string }>> = {
  REVENUE: stats.income,
  DNS: stats.dnsIntercepted,
};

/** Whether a call belongs to one of the cards. The freshness in a board's head reads the summary, so that is always in. */
export function mayRead(cards: readonly WallboardCard[], section: HomeSection, path: string): boolean {
  const reads = cards.flatMap((card) => (card === 'section' ? [sectionRead[section]] : readsOf[card]));
  return path === stats.complex.path || reads.some((read) => read.path === path);
}
