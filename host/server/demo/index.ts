import type { Feature, Services } from '../kit/context/context';
import { simulatedConfigs } from './config/feature';
import { demoJobs } from './jobs';
import { runSeeds } from './parts';
import { drawScene } from './simulation/camera-picture';
import { plans, type Plan } from './simulation/plan';

export { demoPartner } from './demo-partner';
export { ownMachine } from './own-machine';
export { demoPlugins } from './plugins';

/** What the demo's console is told of its deployment: a number that nobody has. */
export const consoleSettings = JSON.stringify({ hotline: '400-000-0000' });

/** Demo mode: what it plugs in, and what an empty store is filled with. */
export interface Demo {
  features: readonly Feature[];
  /** Fills an empty store. A second run changes nothing. */
  seed(services: Services): Promise<void>;
}

/** Makes the demo with the fleets to simulate; those of the demo accounts unless told. */
export const createDemo = (fleets: readonly Plan[] = plans): Demo => ({
  features: [
    simulatedConfigs,
    // Contact of everybody who has no person in sales. Nobody answers there.
    { jobs: demoJobs(fleets), cameraPicture: drawScene, salesContact: 'https://u.wechat.com/netpane-service' },
  ],
  seed: (services) => runSeeds({ ...services, fleets }),
});
