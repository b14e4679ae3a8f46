import { second } from '../../../src/domain/time';
import { runChecks } from '../services/sdwan/checks';
import type { Job } from '../kit/context/context';

/** Brings health checks of networks on, whoever began them. */
export const sdwanChecks: Job = {
  name: 'sdwan-checks',
  every: second,
  run: ({ db, now }) => runChecks(db, now()),
};
