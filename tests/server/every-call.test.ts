import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoJobs } from '../../host/server/demo/jobs';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { jobs } from '../../host/server/jobs';
import { parts } from './every-call';
import { callersOf, uncalled } from './every-call/caller';
import { startReference, type Reference } from './reference';

// One good call of every endpoint: what each kind of store answers, whatever it runs on.

let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
beforeAll(async () => {
  server = await startReference({ now: () => clock });
});
afterAll(() => server.close());
const pass = (ms: number) => void (clock += ms);

describe('every endpoint answers what its contract says', () => {
  it.each(parts)('%s', async (_, calls) => {
    await calls(await callersOf(server, pass));
  });

  it('and none is left out', () => expect(uncalled()).toEqual([]));
});

const all = [...jobs, ...demoJobs(smallPlans)];
it.each(all.map((job) => [job.name, job] as const))('the job %s runs on what those calls left', async (_, job) => {
  for (const ms of [1_000, 60_000, 3_600_000]) {
    pass(ms);
    await job.run(server.services);
  }
});
