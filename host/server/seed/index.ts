import type { Services } from '../context';
import { seedAccounts } from './accounts';

/** Fills an empty store in demo mode. Idempotent: a second run changes nothing. Runs in this order. */
export const seeds: readonly ((services: Services) => Promise<void>)[] = [seedAccounts];

/** Runs all seeds. */
export async function runSeeds(services: Services): Promise<void> {
  for (const seed of seeds) await seed(services);
}
