import { backUpDue } from '../fleet/config/backup';
import { deliverConfigs } from '../fleet/config/deliver';
import { deliverSettings } from '../fleet/delivery/settings';
import { beginPlans } from '../services/billing/holding';
import { endSubscribers } from '../services/billing/serve';
import { followDialers } from '../services/sdwan/account-serve';
import { followNetworks } from '../services/sdwan/tell';
import { settleMeasures } from '../services/speedup/measure';
import { followSpeedup } from '../services/speedup/serving';
import { followPackages } from '../services/tunnel/serving';
import { followServices } from '../services/settings/serving';
import { giveUp } from '../fleet/commands/commands';
import { minute, second } from '../../../src/domain/time';
import { liftExpired } from '../fleet/clients/client-blocks';
import { clean } from '../fleet/devices/clean';
import { decideOffline } from '../fleet/devices/presence';
import { keepSilences } from '../fleet/alarms/silence-settling';
import { rollUp } from '../fleet/devices/rollup';
import { rollUpAps } from '../fleet/devices/ap-samples';
import { refreshTops } from '../fleet/stats/board/top';
import type { Job } from '../kit/context/context';

/** Decides who is offline. */
const presence: Job = {
  name: 'fleet-presence',
  every: 15 * second,
  run: ({ db, now }) => decideOffline(db, now()),
};

/** Lets mutes and maintenance windows begin and end. */
const silences: Job = {
  name: 'alarm-silence',
  every: 15 * second,
  run: ({ db, now }) => keepSilences(db, now()),
};

/** Rolls samples up. */
const rollups: Job = {
  name: 'fleet-rollups',
  every: minute,
  run: ({ db, now }) => rollUp(db, now()),
};

/** Makes hours of what access points report. */
const apHours: Job = {
  name: 'fleet-ap-hours',
  every: 5 * minute,
  run: ({ db, now }) => rollUpAps(db, now()),
};

/** Works out ahead what boards show of whole accounts. */
const boardTops: Job = {
  name: 'fleet-board-tops',
  every: 5 * minute,
  run: ({ db, now }) => refreshTops(db, now()),
};

/** Gives up on commands that nobody answers. */
const commands: Job = {
  name: 'fleet-commands',
  every: 10 * second,
  run: ({ db, now }) => giveUp(db, now()),
};

/** Lifts blocks of terminals whose time is over. */
const blocks: Job = {
  name: 'fleet-blocks',
  every: 15 * second,
  run: ({ db, now }) => liftExpired(db, now()),
};

/** Sends configurations and takes the answers in. */
const configs: Job = {
  name: 'fleet-configs',
  every: 2 * second,
  run: (services) => deliverConfigs(services, services.now()),
};

/** Sends what services have set on gateways, after what their packages give. */
const settings: Job = {
  name: 'fleet-settings',
  every: 2 * second,
  async run(services) {
    const { db, now } = services;
    await followPackages(db, now());
    await beginPlans(db, now());
    await endSubscribers(db, now());
    await followNetworks(db, now());
    await followDialers(db, now());
    await followSpeedup(db, now());
    await settleMeasures(db);
    await followServices(services, now());
    await deliverSettings(services, now());
  },
};

/** Backs configurations up by plan. */
const backups: Job = {
  name: 'fleet-backups',
  every: minute,
  run: (services) => backUpDue(services, services.now()),
};

/** Takes old events, terminals and hours away. */
const cleaning: Job = {
  name: 'fleet-cleaning',
  every: 20 * minute,
  run: ({ db, now }) => clean(db, now()),
};

/** Background work over the fleet, real or simulated. */
export const fleetJobs: readonly Job[] = [
  presence,
  silences,
  rollups,
  apHours,
  boardTops,
  commands,
  blocks,
  configs,
  settings,
  backups,
  cleaning,
];
