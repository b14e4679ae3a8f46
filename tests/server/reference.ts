import { createClient, type Client } from '../../src/api/client';
import { createApp, type AppOptions } from '../../host/server/app';
import { access } from '../../host/server/access';
import { createCaptcha } from '../../host/server/kit/captcha';
import type { Services } from '../../host/server/kit/context/context';
import { features } from '../../host/server/features';
import type { Db } from '../../host/server/kit/store/db';
import { fingerprint } from '../../host/server/kit/secrets';
import { createLimits } from '../../host/server/kit/limits';
import { createWebhooks } from '../../host/server/fleet/notices/webhook';
import { defaultPay } from '../../host/server/kit/pay';
import { createOutbox } from '../../host/server/kit/outbox';
import { createDemo, type Demo } from '../../host/server/demo';
import { createVault } from '../../host/server/kit/vault';
import { smallPlans, type Plan } from '../../host/server/demo/simulation/plan';
import { undocumented } from './documented';
import { openAlarms } from './open-alarms';
import { openPrepared, openTestDb } from './test-db';

/** What a test may decide about its server. */
export interface ReferenceOptions extends Partial<
  Pick<AppOptions, 'refuseOrigin' | 'site' | 'authenticate' | 'log' | 'answered' | 'room'>
> {
  /** The server's clock; the real one unless given. */
  now?: () => number;
  /** Demo mode; on unless told. */
  demo?: boolean;
  /** Runs the seeds: demo accounts and the simulated fleet. On unless told. */
  seed?: boolean;
  /** Sends webhooks; the real ones, which reach nothing on this machine, unless given. */
  webhooks?: Services['webhooks'];
  /** Gateways in place of the outbox. */
  senders?: Partial<Pick<Services, 'sms' | 'mail' | 'wechat'>>;
  /** Ways to put money in; the test cashier in demo mode, else none, unless given. */
  pay?: Services['pay'];
  /** The store, migrated, in place of one that is made and closed with the server. */
  db?: Db;
  /** Keys of the vault. */
  keys?: readonly Uint8Array[];
  /** The fleets to simulate: the small ones unless told. */
  fleets?: readonly Plan[];
}

/** The reference server inside the test: no port, no process. */
export interface Reference {
  /** Sends a request as the network would. */
  fetch(request: Request, from?: { ip: string }): Promise<Response>;
  services: Services;
  /** Signs in through the login call; `demo@netpane.cn` unless told. */
  signIn(email?: string, password?: string): Promise<Client>;
  /** A client without a token. */
  client: Client;
  /** A client of the service staff. */
  staff: Client;
  close(): Promise<void>;
}

/** The key of the service staff of every reference server. */
export const staffKey = 'npk_the-staff-of-every-test';

/** What every picture captcha of a reference server says. */
export const captchaAnswer = 'k7wm';

/** Starts a server on a store of its own: a database in the `postgres` test project, else PGlite in memory. */
export async function startReference(options: ReferenceOptions = {}): Promise<Reference> {
  const demo = (options.demo ?? true) ? createDemo(options.fleets ?? smallPlans) : undefined;
  const db = options.db ?? (await (demo && (options.seed ?? true) ? openSeeded(demo, options) : openTestDb()));
  const services = servicesOf(db, demo, options);
  const app = createApp(services, {
    ...access,
    log: (line) => void process.stderr.write(`${line}\n`),
    outbox: demo !== undefined,
    ...options,
  });
  // What is refused in any way that OpenAPI does not say fails the tests of the file at its end.
  const surprises = new Set<string>();
  const fetch = async (request: Request, from?: { ip: string }) => {
    const response = await app(request, from);
    const surprise = undocumented(request, response);
    if (surprise) surprises.add(surprise);
    return response;
  };
  const baseUrl = 'http://netpane.test';

  async function signIn(email = 'demo@netpane.cn', password = 'Netpane2026'): Promise<Client> {
    const response = await fetch(
      new Request(`${baseUrl}/api/v3/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      }),
    );
    const reply = (await response.json()) as { token?: string; message?: string };
    if (!reply.token) throw new Error(`sign-in of ${email}: ${response.status} ${JSON.stringify(reply)}`);
    return createClient({ baseUrl, fetch, token: () => reply.token });
  }

  return {
    fetch,
    services,
    signIn,
    client: createClient({ baseUrl, fetch }),
    staff: createClient({ baseUrl, fetch, token: () => staffKey }),
    async close() {
      await db.close();
      if (surprises.size > 0) throw new Error(`not in OpenAPI: ${[...surprises].join(', ')}`);
    },
  };
}

/**
 * Milliseconds to which the present is rounded down for the seeds of a server without a clock of its own, so that many
 * share them: it is as if it had been started that long ago.
 */
const quarter = 15 * 60_000;

function openSeeded(demo: Demo, options: ReferenceOptions): Promise<Db> {
  const at = options.now?.() ?? Math.floor(Date.now() / quarter) * quarter;
  const { fleets = smallPlans } = options;
  return openPrepared(JSON.stringify({ at, fleets, alarms: 'open' }), async (db) => {
    await demo.seed(servicesOf(db, demo, { ...options, now: () => at }));
    await openAlarms(db, at);
  });
}

function servicesOf(db: Db, demo: Demo | undefined, options: ReferenceOptions): Services {
  const now = options.now ?? Date.now;
  const vault = createVault(options.keys ?? [new Uint8Array(32).fill(7)]);
  return {
    db,
    now,
    vault,
    pay: options.pay ?? defaultPay(demo !== undefined, vault, options.log ?? (() => undefined)),
    ...createOutbox({ db, now }),
    ...options.senders,
    webhooks: options.webhooks ?? createWebhooks(),
    limits: createLimits({ db, now }),
    captcha: createCaptcha({ db, now, generate: () => captchaAnswer }),
    features: demo ? [...features, ...demo.features] : features,
    staffKey: fingerprint(staffKey),
    log: options.log ?? (() => undefined),
  };
}
