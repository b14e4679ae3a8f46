import type { Services } from '../kit/context/context';
import { hour, minute, second } from '../../../src/domain/time';
import { simulateMessages } from './guest/simulate-messages';
import { simulateMethods } from './guest/simulate-methods';
import { plans } from './simulation/plan';
import { answerCommands } from './simulation/answer-commands';
import { beginFirstChecks } from '../services/sdwan/checks';
import { simulateDialers } from './sdwan/account-simulate';
import { simulateNetworks } from './sdwan/simulate';
import { fillHours, fillRecent, fillStaysOf, tick, tickEvery } from './simulation/tick';
import type { Job } from '../kit/jobs/job';

/** The simulated fleets live on. */
const living: Job = {
  name: 'simulation',
  every: tickEvery * second,
  async run({ db, now, demo, fleets = plans }) {
    if (!demo) return;
    for (const plan of fleets) await tick(db, plan, now());
  },
};

/** Simulated gateways answer what they are asked. */
const answers: Job = {
  name: 'simulation-answers',
  every: 2 * second,
  async run({ db, now, demo }) {
    if (demo) await answerCommands(db, now());
  },
};

/** Guests of simulated gateways sign in by what is on there, and use up text messages. */
const guests: Job = {
  name: 'simulation-guests',
  every: minute,
  async run({ db, demo }) {
    if (!demo) return;
    await db.tx(simulateMethods);
    await db.tx(simulateMessages);
  },
};

const filled = new WeakMap<Services['db'], number>();

/** Fills in the background what a first start left out: the last hour in detail, then hours further and further back. */
const history: Job = {
  name: 'simulation-history',
  every: 3 * second,
  async run({ db, now, demo, fleets = plans }) {
    if (!demo || now() < (filled.get(db) ?? 0)) return;
    if (!filled.has(db)) for (const plan of fleets) await fillRecent(db, plan, now());
    let more = false;
    for (const plan of fleets) more = (await fillHours(db, plan, now())) || more;
    filled.set(db, more ? now() : now() + hour);
  },
};

const stayed = new WeakMap<Services['db'], number>();

/** Fills in where terminals were in the last days: today first, then a day a step. */
const stays: Job = {
  name: 'simulation-stays',
  every: 3 * second,
  async run({ db, now, demo, fleets = plans }) {
    const back = stayed.get(db) ?? 0;
    if (!demo || back < 0) return;
    let more = false;
    for (const plan of fleets) more = (await fillStaysOf(db, plan, back, now())) || more;
    stayed.set(db, more ? back + 1 : -1);
  },
};

/** Links between simulated gateways are measured. */
const networks: Job = {
  name: 'simulation-sdwan',
  every: 15 * second,
  async run({ db, now, demo }) {
    if (!demo) return;
    await simulateNetworks(db, now());
    await beginFirstChecks(db, now());
    await simulateDialers(db, now());
  },
};

/** Background work of demo mode. */
export const simulationJobs: readonly Job[] = [living, answers, networks, guests, history, stays];
