import { createContext, useContext, type ReactNode } from 'react';
import type { Personalization } from '../../../src/api/contract/user';
import { useSession } from '../../../src/session';
import { cardText } from '../../../src/text/cards.text';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { AlarmSummary } from '../../../widgets/overview/alarm-summary';
import { ClientTrend } from '../../../widgets/overview/client-trend';
import { DeviceCounts } from '../../../widgets/overview/device-counts';
import { DnsInterceptions } from '../../../widgets/overview/dns-interceptions';
import { FlowCategories } from '../../../widgets/overview/flow-categories';
import { IncomeSummary } from '../../../widgets/overview/income-summary';
import { Shortcuts } from '../../../widgets/overview/shortcuts';
import { UserCounts } from '../../../widgets/overview/user-counts';
import { WeekTraffic } from '../../../widgets/overview/week-traffic';
import { WirelessSummary } from '../../../widgets/overview/wireless-summary';

import type { Sized } from './layout';
import { Near } from './near';

// Below the first screen: their code comes after what is above them.
const UserModel = lazy(() => import('../../../widgets/overview/user-model').then((m) => m.UserModel));
const TrafficModel = lazy(() => import('../../../widgets/overview/traffic-model').then((m) => m.TrafficModel));

/** Keeps the room of a model, in px, until the reader comes near and its code is here. */
const later = (height: number, node: ReactNode) => (
  <Near height={height}>
    <Suspense fallback={<Skeleton height={height} />}>{node}</Suspense>
  </Near>
);

/** One widget of the overview. */
export interface HomeCard extends Sized {
  title: string;
  node: ReactNode;
  /** True: it brings panes of its own and stands apart from the others. */
  apart?: boolean;
}

/** The home section of the account whose board this is, where nobody is logged in. */
export const SectionContext = createContext<Personalization['home_section'] | undefined>(undefined);

/** Yesterday's income or intercepted DNS requests, as the account chose its home section. */
function Section() {
  const { homeSection } = useSession();
  return (useContext(SectionContext) ?? homeSection) === 'DNS' ? <DnsInterceptions /> : <IncomeSummary />;
}

/** Every card of the overview, in the product's order (specification, section 2: "Overview"). */
export const homeCards: readonly HomeCard[] = [
  { key: 'devices', title: cardText.devices, weight: 30, low: true, node: <DeviceCounts /> },
  { key: 'users', title: cardText.users, weight: 20, low: true, node: <UserCounts /> },
  { key: 'section', title: cardText.section, weight: 10, low: true, node: <Section /> },
  { key: 'traffic', title: cardText.traffic, weight: 18, node: <WeekTraffic /> },
  { key: 'wireless', title: cardText.wireless, weight: 18, node: <WirelessSummary /> },
  { key: 'alarms', title: cardText.alarms, weight: 24, node: <AlarmSummary /> },
  { key: 'shortcuts', title: cardText.shortcuts, weight: 60, node: <Shortcuts /> },
  { key: 'trend', title: cardText.trend, weight: 41, node: <ClientTrend /> },
  { key: 'categories', title: cardText.categories, weight: 19, node: <FlowCategories /> },
  { key: 'user-model', title: cardText['user-model'], weight: 60, node: later(452, <UserModel />), apart: true },
  {
    key: 'traffic-model',
    title: cardText['traffic-model'],
    weight: 60,
    node: later(456, <TrafficModel />),
    apart: true,
  },
];
