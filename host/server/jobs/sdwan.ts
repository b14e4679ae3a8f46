import { second } from '../fleet/china-time';
import { runChecks } from '../sdwan/checks';
import type { Job } from './job';

/** Brings health checks of networks on, whoever began them. */
export const sdwanChecks: Job = {
  name: 'sdwan-checks',
  every: second,
  run: ({ db, now }) => runChecks(db, now()),
};
