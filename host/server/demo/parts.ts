import { day } from '../../../src/domain/time';
import { keepHistory } from '../kit/history/parts';
import type { Db } from '../kit/store/db';
import { useTraffic } from '../services/billing/serve';
import { seedAccounts } from './seed/accounts';
import { seedAgent } from './seed/agent';
import { seedCameras } from './seed/cameras';
import { seedSecurity } from './seed/security';
import { seedFirmware } from './seed/firmware';
import { seedDesigns } from './seed/designs';
import { seedFleet } from './seed/fleet';
import { seedPrepared } from './seed/prepared';
import { seedGuests } from './seed/guest';
import { seedIncome } from './seed/income';
import { seedLogs } from './seed/logs';
import { seedActivations, seedMessages } from './seed/messages';
import { seedOrders } from './seed/orders';
import { seedPasswords } from './seed/passwords';
import { seedPromotion } from './seed/promotion';
import { seedApTemplates } from './seed/ap-templates';
import { seedSites } from './seed/sites';
import { beginStrategies, seedStrategies } from './seed/strategies';
import { seedBilling } from './seed/billing';
import { seedSpeedup } from './seed/speedup';
import { seedSyslog } from './seed/syslog';
import { seedTunnel } from './seed/tunnel';
import { seedTv } from './seed/tv';
import { seedIptv } from './seed/iptv';
import { seedStar } from './seed/star';
import { seedTraffic } from './seed/traffic';
import { seedWifi } from './seed/wifi';
import { seedSdwan } from './seed/sdwan';
import { seedSdwanAccounts } from './seed/sdwan-accounts';
import { seedSdwanNodes } from './seed/sdwan-nodes';
import { seedSdwanGroups } from './seed/sdwan-groups';
import type { DemoServices } from './simulation/plan';
import { passSpeedup } from './simulation/speedup';
import { writeSyslog } from './simulation/syslog';
import { passTunnels } from './simulation/tunnels';
import { playPlugins } from './simulation/plugins';
import { playTv } from './simulation/tv';
import { playIptv } from './simulation/iptv';
import { playStar } from './simulation/star';

/** Something that the demo shows. */
interface Part {
  /** Fills an empty store. A second run changes nothing. */
  seed?(services: DemoServices): Promise<void>;
  /** What its simulated devices do in a minute. */
  live?(db: Db, accountId: string, now: number): Promise<void>;
}

/** What the demo is made of, in the order in which it is filled. */
const parts: readonly Part[] = [
  { seed: seedAccounts },
  { seed: seedPromotion },
  { seed: seedAgent },
  { seed: seedMessages },
  { seed: seedActivations },
  { seed: seedFirmware },
  { seed: seedFleet },
  { seed: seedPrepared },
  { seed: seedTunnel, live: passTunnels },
  { seed: seedSpeedup, live: passSpeedup },
  { seed: seedSdwan },
  { seed: seedSdwanNodes },
  { seed: seedSdwanGroups },
  { seed: seedSdwanAccounts },
  { seed: seedGuests },
  { seed: seedIncome },
  { seed: seedBilling, live: useTraffic },
  { seed: seedSyslog, live: writeSyslog },
  { seed: seedTv, live: playTv },
  { seed: seedIptv, live: playIptv },
  // After the income whose lines it tells.
  { seed: seedStar, live: playStar },
  // Installed when the server starts, by what the build made.
  { live: playPlugins },
  { seed: seedTraffic },
  // Fits what the others wrote.
  { seed: seedLogs },
  { seed: seedSecurity },
  { seed: seedCameras },
  { seed: seedWifi },
  { seed: seedPasswords },
  { seed: seedApTemplates },
  { seed: seedSites },
  // For the shops of that.
  { seed: seedStrategies, live: beginStrategies },
  { seed: seedDesigns },
  // For what the others own.
  { seed: seedOrders },
];

/** Days back that parts of what only grows are made ahead of what is written. */
const daysBack = 60;

/** Fills an empty store in demo mode. Idempotent: a second run changes nothing. */
export async function runSeeds(services: DemoServices): Promise<void> {
  await keepHistory(services.db, services.features, services.now(), { back: daysBack * day });
  for (const part of parts) await part.seed?.(services);
}

/** A minute of what the simulated devices of an account do. */
export async function liveOn(db: Db, accountId: string, now: number): Promise<void> {
  for (const part of parts) await part.live?.(db, accountId, now);
}
