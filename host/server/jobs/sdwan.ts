import { minute, second } from '../../../src/domain/time';
import { watchTunnels } from '../services/sdwan/alarm';
import { runChecks } from '../services/sdwan/checks';
import { countHours } from '../services/sdwan/hours';
import { forgetLinks } from '../services/sdwan/links';
import type { Job } from '../kit/context/context';

/** Brings health checks of networks on, whoever began them. */
export const sdwanChecks: Job = {
  name: 'sdwan-checks',
  every: second,
  run: ({ db, now }) => runChecks(db, now()),
};

/** Raises and clears alarms about the tunnels of networks. */
export const sdwanAlarms: Job = {
  name: 'sdwan-alarms',
  every: minute / 2,
  async run({ db, now }) {
    await watchTunnels(db, now());
    await forgetLinks(db, now());
  },
};

/** Counts how networks were by the hour. */
export const sdwanHours: Job = {
  name: 'sdwan-hours',
  every: 5 * minute,
  run: ({ db, now }) => countHours(db, now()),
};
