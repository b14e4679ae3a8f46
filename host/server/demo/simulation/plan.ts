import { minute } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';

/** How big a simulated fleet is. */
export interface Plan {
  accountId: string;
  seed: number;
  gateways: number;
  /** Further gateways that nobody has bound yet. */
  spares: number;
  aps: number;
  switches: number;
  firewalls: number;
  /** Terminals that belong to the place and come again and again. */
  residents: number;
  /** New visitors on an ordinary day. */
  visitors: number;
  /** Bytes of an ordinary week, all gateways together. */
  weeklyBytes: number;
  /** Whether the well-known three networks lead it. */
  flagships: boolean;
  /** Days of rolled-up history that it starts with. */
  historyDays: number;
}

/** What the demo works with: the services, and the fleets that it simulates. */
export interface DemoServices extends Services {
  fleets: readonly Plan[];
}

const tebibyte = 1024 ** 4;

/** The fleets of the two demo accounts. */
export const plans: readonly Plan[] = [
  {
    accountId: 'acc_demo',
    seed: 20261,
    gateways: 130,
    spares: 3,
    aps: 430,
    switches: 60,
    firewalls: 8,
    residents: 4000,
    visitors: 900,
    weeklyBytes: 20 * tebibyte,
    flagships: true,
    historyDays: 90,
  },
  {
    accountId: 'acc_agent',
    seed: 20262,
    gateways: 24,
    spares: 2,
    aps: 64,
    switches: 10,
    firewalls: 2,
    residents: 500,
    visitors: 120,
    weeklyBytes: 2.4 * tebibyte,
    flagships: false,
    historyDays: 90,
  },
];

/** The same fleets, a tenth of the size: for tests, which start many. */
export const smallPlans: readonly Plan[] = plans.map((plan) => ({
  ...plan,
  gateways: Math.ceil(plan.gateways / 10),
  aps: Math.ceil(plan.aps / 10),
  switches: Math.ceil(plan.switches / 10),
  firewalls: Math.ceil(plan.firewalls / 4),
  residents: Math.ceil(plan.residents / 10),
  visitors: Math.ceil(plan.visitors / 10),
  weeklyBytes: plan.weeklyBytes / 10,
  historyDays: 32,
}));

/** Days of hourly history of each single gateway. */
export const hourlyDays = 32;

/** Days of alarms that a fleet starts with. */
export const alarmDays = 30;

/** A pause in milliseconds that a step passes over by itself; after a longer one the fleet is brought up again. */
export const shortPause = 5 * minute;
