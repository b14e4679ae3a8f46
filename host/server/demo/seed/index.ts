import type { DemoServices } from '../simulation/plan';
import { seedAccounts } from './accounts';
import { seedAgent } from './agent';
import { seedGuard } from './guard';
import { seedFirmware } from './firmware';
import { seedFleet } from './fleet';
import { seedGuests } from './guest';
import { seedLogs } from './logs';
import { seedActivations, seedMessages } from './messages';
import { seedPromotion } from './promotion';
import { seedBilling } from './billing';
import { seedSyslog } from './syslog';
import { seedTunnel } from './tunnel';
import { seedTv } from './tv';
import { seedWifi } from './wifi';
import { seedSdwan } from './sdwan';
import { seedSdwanAccounts } from './sdwan-accounts';
import { seedSdwanNodes } from './sdwan-nodes';
import { seedSdwanGroups } from './sdwan-groups';

/** Fills an empty store in demo mode. Idempotent: a second run changes nothing. Runs in this order. */
const seeds: readonly ((services: DemoServices) => Promise<void>)[] = [
  seedAccounts,
  seedPromotion,
  seedAgent,
  seedMessages,
  seedActivations,
  seedFirmware,
  seedFleet,
  seedTunnel,
  seedSdwan,
  seedSdwanNodes,
  seedSdwanGroups,
  seedSdwanAccounts,
  seedGuests,
  seedBilling,
  seedSyslog,
  seedTv,
  // Fits what the others wrote.
  seedLogs,
  seedGuard,
  seedWifi,
];

/** Runs all seeds. */
export async function runSeeds(services: DemoServices): Promise<void> {
  for (const seed of seeds) await seed(services);
}
