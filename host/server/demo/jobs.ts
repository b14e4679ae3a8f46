import { hour, minute, second } from '../../../src/domain/time';
import type { Job, Services } from '../kit/context/context';
import { beginFirstChecks } from '../services/sdwan/checks';
import { demoService, simulatePayouts } from './demo-service';
import { tellHeld } from './config/held';
import { simulateMessages } from './guest/simulate-messages';
import { simulateMethods } from './guest/simulate-methods';
import { simulateDialers } from './sdwan/account-simulate';
import { liveOn } from './parts';
import { simulateNetworks } from './sdwan/simulate';
import { answerCommands } from './simulation/answer-commands';
import { releaseLibrary, simulateSecurity } from './simulation/security';
import type { Plan } from './simulation/plan';
import { fillApHoursOf, fillHours, fillRecent, fillStaysOf, tick, tickEvery } from './simulation/tick';

const filled = new WeakMap<Services['db'], number>();
const stayed = new WeakSet<Services['db']>();
const apsFilled = new WeakSet<Services['db']>();

/** Background work of demo mode, over the fleets that are simulated. */
export const demoJobs = (fleets: readonly Plan[]): readonly Job[] => [
  {
    // It stands for the staff, and for the bank.
    name: 'demo-service',
    every: 15 * second,
    async run(services) {
      await simulatePayouts(services);
      await demoService(services);
    },
  },
  {
    // The simulated fleets live on.
    name: 'simulation',
    every: tickEvery * second,
    async run({ db, now }) {
      for (const plan of fleets) await tick(db, plan, now(), liveOn);
    },
  },
  {
    // Simulated gateways answer what they are asked.
    name: 'simulation-answers',
    every: 2 * second,
    run: (services) => answerCommands(services, services.now()),
  },
  {
    // Simulated devices tell what they are set to.
    name: 'simulation-configs',
    every: 15 * second,
    run: (services) => tellHeld(services, services.now()),
  },
  {
    // Links between simulated gateways are measured.
    name: 'simulation-sdwan',
    every: 15 * second,
    async run({ db, now }) {
      await simulateNetworks(db, now());
      await beginFirstChecks(db, now());
      await simulateDialers(db, now());
    },
  },
  {
    // Guests of simulated gateways sign in by what is on there, and use up text messages.
    name: 'simulation-guests',
    every: minute,
    async run({ db }) {
      await db.tx(simulateMethods);
      await db.tx(simulateMessages);
    },
  },
  {
    // Fills in what a first start left out: the last hour in detail, then hours further and further back.
    name: 'simulation-history',
    every: 3 * second,
    async run({ db, now }) {
      if (now() < (filled.get(db) ?? 0)) return;
      if (!filled.has(db)) for (const plan of fleets) await fillRecent(db, plan, now());
      let more = false;
      for (const plan of fleets) more = (await fillHours(db, plan, now())) || more;
      filled.set(db, more ? now() : now() + hour);
    },
  },
  {
    // Fills in where terminals were in the last days: today first, then a day a step.
    name: 'simulation-stays',
    every: 3 * second,
    async run({ db, now }) {
      if (stayed.has(db)) return;
      let more = false;
      for (const plan of fleets) more = (await fillStaysOf(db, plan, now())) || more;
      if (!more) stayed.add(db);
    },
  },
  {
    // Fills in how access points were in the last days.
    name: 'simulation-aps',
    every: 3 * second,
    async run({ db, now }) {
      if (apsFilled.has(db)) return;
      let more = false;
      for (const plan of fleets) more = (await fillApHoursOf(db, plan, now())) || more;
      if (!more) apsFilled.add(db);
    },
  },
  {
    // The simulated networks go on being attacked.
    name: 'simulation-security',
    every: minute,
    async run({ db, now }) {
      await releaseLibrary(db, now());
      for (const plan of fleets) await simulateSecurity(db, plan, now());
    },
  },
];
