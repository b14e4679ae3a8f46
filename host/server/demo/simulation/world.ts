import { makeFleet, type Fleet } from './fleet';
import { Crowd } from './people';
import type { Plan } from './plan';

const fleets = new Map<Plan, Fleet>();
const crowds = new Map<Fleet, Crowd>();

/** The fleet of a plan; made once. */
export function fleetOf(plan: Plan): Fleet {
  const fleet = fleets.get(plan) ?? makeFleet(plan);
  fleets.set(plan, fleet);
  return fleet;
}

/** The people of a fleet; made once. */
export function crowdOf(fleet: Fleet): Crowd {
  const crowd = crowds.get(fleet) ?? new Crowd(fleet);
  crowds.set(fleet, crowd);
  return crowd;
}
