/** How big a simulated fleet is. */
export interface Plan {
  accountId: string;
  seed: number;
  gateways: number;
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
}

const tebibyte = 1024 ** 4;

/** The fleets of the two demo accounts. */
export const plans: readonly Plan[] = [
  {
    accountId: 'acc_demo',
    seed: 20261,
    gateways: 130,
    aps: 430,
    switches: 60,
    firewalls: 8,
    residents: 4000,
    visitors: 900,
    weeklyBytes: 20 * tebibyte,
    flagships: true,
  },
  {
    accountId: 'acc_agent',
    seed: 20262,
    gateways: 24,
    aps: 64,
    switches: 10,
    firewalls: 2,
    residents: 500,
    visitors: 120,
    weeklyBytes: 2.4 * tebibyte,
    flagships: false,
  },
];

/** Days of rolled-up history that a fleet starts with. */
export const historyDays = 90;
/** Days of hourly history of each single gateway. */
export const hourlyDays = 32;
