import { Suspense, type ReactNode } from 'react';
import { useSession } from '../../../src/session';
import { late } from '../../../src/ui/late';
import { Skeleton } from '../../../src/ui/skeleton';
import { AlarmSummary } from '../../../widgets/alarm-summary';
import { ClientTrend } from '../../../widgets/client-trend';
import { DeviceCounts } from '../../../widgets/device-counts';
import { DnsInterceptions } from '../../../widgets/dns-interceptions';
import { FlowCategories } from '../../../widgets/flow-categories';
import { IncomeSummary } from '../../../widgets/income-summary';
import { Shortcuts } from '../../../widgets/shortcuts';
import { UserCounts } from '../../../widgets/user-counts';
import { WeekTraffic } from '../../../widgets/week-traffic';
import { WirelessSummary } from '../../../widgets/wireless-summary';
import { homeText as text } from './home.text';
import type { Sized } from './layout';

// Below the first screen: their code comes after what is above them.
const UserModel = late(() => import('../../../widgets/user-model').then((m) => m.UserModel));
const TrafficModel = late(() => import('../../../widgets/traffic-model').then((m) => m.TrafficModel));

/** Keeps the room of a model, in px, until its code is here. */
const later = (height: number, node: ReactNode) => <Suspense fallback={<Skeleton height={height} />}>{node}</Suspense>;

/** One widget of the overview. */
export interface HomeCard extends Sized {
  title: string;
  node: ReactNode;
  /** True: it brings panes of its own and stands apart from the others. */
  apart?: boolean;
}

/** Yesterday's income or intercepted DNS requests, as the account chose its home section. */
const Section = () => (useSession().homeSection === 'DNS' ? <DnsInterceptions /> : <IncomeSummary />);

/** Every card of the overview, in the product's order (specification, section 2: "Overview"). */
export const homeCards: readonly HomeCard[] = [
  { key: 'devices', title: text.cards.devices, weight: 30, low: true, node: <DeviceCounts /> },
  { key: 'users', title: text.cards.users, weight: 20, low: true, node: <UserCounts /> },
  { key: 'section', title: text.cards.section, weight: 10, low: true, node: <Section /> },
  { key: 'traffic', title: text.cards.traffic, weight: 18, node: <WeekTraffic /> },
  { key: 'wireless', title: text.cards.wireless, weight: 18, node: <WirelessSummary /> },
  { key: 'alarms', title: text.cards.alarms, weight: 24, node: <AlarmSummary /> },
  { key: 'shortcuts', title: text.cards.shortcuts, weight: 60, node: <Shortcuts /> },
  { key: 'trend', title: text.cards.trend, weight: 41, node: <ClientTrend /> },
  { key: 'categories', title: text.cards.categories, weight: 19, node: <FlowCategories /> },
  { key: 'user-model', title: text.cards.userModel, weight: 60, node: later(452, <UserModel />), apart: true },
  { key: 'traffic-model', title: text.cards.trafficModel, weight: 60, node: later(456, <TrafficModel />), apart: true },
];
