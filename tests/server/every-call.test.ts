import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import type { Endpoint } from '../../src/api/endpoint';
import { ApiError } from '../../src/api/error';
import { demoJobs } from '../../host/server/demo/jobs';
import { smallPlans } from '../../host/server/demo/simulation/plan';
import { jobs } from '../../host/server/jobs';
import { parts } from './every-call';
import { callersOf, uncalled } from './every-call/caller';
import { faultOf } from './hostile/fault';
import { variantsOf } from './hostile/values';
import { startReference, type Reference } from './reference';
import { databaseUrl } from './test-db';

// One good call of every endpoint: what each kind of store answers, whatever it runs on.

let clock = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
beforeAll(async () => {
  server = await startReference({ now: () => clock });
});
afterAll(() => server.close());
/** One value a field, from field to field another. */
const valuesTried = 34;
const pass = (ms: number) => void (clock += ms);

/** The first good call of each endpoint, and who made it; the ordinary account where nobody is named. */
const good = new Map<Endpoint, { input: Record<string, unknown>; as: Client | undefined }>();

describe('every endpoint answers what its contract says', () => {
  it.each(parts)('%s', async (_, calls) => {
    const callers = await callersOf(server, pass, (endpoint, input, as) => {
      if (!good.has(endpoint)) good.set(endpoint, { input, as: as === callers.demo ? undefined : as });
    });
    await calls(callers);
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

// On PostgreSQL each call is tried with many more.
it.skipIf(databaseUrl())('what nobody should send is answered as the contract says on this store, too', async () => {
  let demo = await server.signIn();
  const faults: string[] = [];
  let refused = 0;
  for (const [endpoint, { input, as }] of good) {
    for (const variant of variantsOf(endpoint, input, valuesTried)) {
      pass(60_000);
      const answer = await (as ?? demo).call(endpoint, variant.input as never).catch((error: unknown) => error);
      const status = answer instanceof ApiError ? answer.detail.status : 200;
      if (status === 401 && !as) demo = await server.signIn();
      if (status === 422) refused += 1;
      const fault = faultOf(endpoint, answer);
      if (fault !== undefined) faults.push(`${endpoint.path} ${variant.what}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(refused).toBeGreaterThan(good.size);
});
