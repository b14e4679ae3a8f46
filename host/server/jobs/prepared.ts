import { second } from '../../../src/domain/time';
import { followPrepared } from '../fleet/prepared/take-up';
import type { Job } from '../kit/context/context';

/** Gives devices that came what was prepared for them, and hears what became of it. */
export const prepared: Job = {
  name: 'prepared',
  every: 5 * second,
  run: (services) => followPrepared(services, services.now()),
};
