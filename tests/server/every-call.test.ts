import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import type { Endpoint } from '../../src/api/endpoint';
import { devices } from '../../src/api/contract/device';
import { ApiError } from '../../src/api/error';
import { features } from '../../host/server/features';
import type { Db, Sql } from '../../host/server/kit/store/db';
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

let clock = Date.parse('2026-11-20T02:00:00Z');
let server: Reference;
/** What the call under way asked of the store, and of what may be its replica. */
interface Asked {
  store: string[];
  replica: string[];
}
const asked = new AsyncLocalStorage<Asked>();
/** The same of each endpoint, from all of its good calls. */
const statements = new Map<Endpoint, Asked>();
const askedOf = (endpoint: Endpoint): Asked => {
  const known = statements.get(endpoint) ?? { store: [], replica: [] };
  statements.set(endpoint, known);
  return known;
};

/** Reads of growing rows that are the store's all the same, and why. */
const ofTheStore = {
  '/api/v3/alarm/detail/{id}': 'acted on where it is shown',
  '/api/v3/boards/figures/sites': 'how sites are now',
  '/api/v3/boards/figures/top': 'writes down what it worked out',
  '/api/v3/device/gateway/{gwid}': 'acted on where it is shown',
  '/api/v3/guard/gateways': 'switched on and off there',
  '/api/v3/guard/policy': 'changed there',
  '/api/v3/guest/gateway/{gwid}': 'changed there',
  '/api/v3/sdwan/list': 'changed there',
  '/api/v3/speedup/group/{gid}': 'changed there',
  '/api/v3/speedup/groups': 'changed there',
  '/api/v3/speedup/member/{sign}': 'changed there',
  '/api/v3/speedup/members': 'changed there',
  '/api/v3/stats/verdict': 'how sites are now',
  '/api/v3/stats/week_traffic': 'writes down what it worked out',
  '/api/v3/stream': 'what happens now',
  '/api/v3/syslog/gateways': 'changed there',
  '/api/v3/tunnel/gateways': 'bought there',
  '/api/v3/tunnel/list': 'changed there',
  '/api/v3/user_stat/ap_complex': 'terminals of now',
  '/api/v3/user_stat/complex': 'devices and alarms of now',
};

/** Calls that only read; a few given ones are POST. */
const isRead = ({ method, path }: Endpoint): boolean => method === 'GET' || path.startsWith('/api/v3/user_stat/');

/** Tables that only grow: parts by time, what is added up by hour and day, and events. */
const growing = features
  .flatMap(({ history = [] }) => history.map(({ table }) => table))
  .concat('\\w+_(hour|day|sample|flow|run|event)');
const readsThem = new RegExp(`\\b(FROM|JOIN) (${growing.join('|')})\\b`);
const grows = (text: string): boolean => readsThem.test(text.replaceAll(/INSERT INTO \w+|DELETE FROM \w+/g, ''));

/** A store that notes what the call under way asks of it. */
const noting = (db: Db, place: keyof Asked): Db => {
  const noted = <T extends Sql>(sql: T, into: keyof Asked): T => ({
    ...sql,
    query: (text: string, params?: readonly unknown[]) => {
      asked.getStore()?.[into].push(text);
      return sql.query<never>(text, params);
    },
  });
  // A replica has no transactions: they are the store's.
  return { ...noted(db, place), tx: (work) => db.tx((tx) => work(noted(tx, 'store'))) };
};

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  const { services } = server;
  Object.assign(services, { db: noting(services.db, 'store'), reads: noting(services.db, 'replica') });
});
afterAll(() => server.close());
/** One value a field, from field to field another. */
const valuesTried = 34;
const pass = (ms: number) => void (clock += ms);

/** The first good call of each endpoint, and who made it; the ordinary account where nobody is named. */
const good = new Map<Endpoint, { input: Record<string, unknown>; as: Client | undefined }>();

describe('every endpoint answers what its contract says', () => {
  it.each(parts)('%s', async (_, calls) => {
    const hear = (endpoint: Endpoint, input: Record<string, unknown>, as: Client) => {
      if (!good.has(endpoint)) good.set(endpoint, { input, as: as === callers.demo ? undefined : as });
    };
    const around = <T>(endpoint: Endpoint, work: () => Promise<T>) => asked.run(askedOf(endpoint), work);
    const callers = await callersOf(server, pass, hear, around);
    await calls(callers);
  });

  it('and none is left out', () => expect(uncalled()).toEqual([]));
});

describe('a replica', () => {
  it('answers whatever reads rows that only grow, but for what has a reason to read them at the store', () => {
    const found = [...statements].filter(([endpoint, { store }]) => isRead(endpoint) && store.some(grows));
    expect(found.map(([{ path }]) => path).sort()).toEqual(Object.keys(ofTheStore));
  });

  it('is asked for nothing that it cannot do', () => {
    const changing = /\b(INSERT|UPDATE|DELETE|nextval|pg_advisory\w*)\b/;
    const found = [...statements].filter(([, { replica }]) => replica.some((text) => changing.test(text)));
    expect(found.map(([{ path }]) => path)).toEqual([]);
  });

  it('answers a list for who takes one that is some seconds old, as an export does', async () => {
    const demo = await server.signIn();
    for (const late of [false, true]) {
      const { store, replica } = { store: [], replica: [] } as Asked;
      await asked.run({ store, replica }, () => demo.call(devices, {}, { late }));
      expect([store, replica].map((texts) => texts.some((text) => text.includes('device_count')))).toEqual([
        !late,
        late,
      ]);
    }
  });
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
