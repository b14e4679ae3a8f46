import type { Services } from '../../kit/context/context';
import { bringUp } from '../simulation/bring-up';
import { plans } from '../simulation/plan';

/** The simulated fleets of the demo accounts, brought to the present. */
export async function seedFleet({ db, now, fleets = plans }: Services): Promise<void> {
  for (const plan of fleets) await bringUp(db, plan, now());
}
