import { second } from '../../../src/domain/time';
import { runStrategies } from '../fleet/strategies/run';
import type { Job } from '../kit/context/context';

/** Begins what control strategies have to do. */
export const strategies: Job = {
  name: 'strategies',
  every: 5 * second,
  run: (services) => runStrategies(services, services.now()),
};
