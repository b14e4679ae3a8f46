import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createCaptcha } from '../../host/server/kit/captcha';
import type { Services } from '../../host/server/kit/context/context';
import type { Db } from '../../host/server/kit/store/db';
import { features } from '../../host/server/features';
import { createLimits } from '../../host/server/kit/limits';
import { createWebhooks } from '../../host/server/fleet/notices/webhook';
import { defaultPay } from '../../host/server/kit/pay';
import { createOutbox } from '../../host/server/kit/outbox';
import { migrate, patiently, readMigrations } from '../../host/server/kit/store';
import { makeDb } from '../../host/server/kit/store/make-db';
import { openPglite } from '../../host/server/kit/store/pglite';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { single } from '../../host/server/kit/store/single';
import { createVault } from '../../host/server/kit/vault';
import { storeTemplate } from '../../host/server/kit/store/template';

/**
 * A migrated store, empty unless told: embedded in memory, or a scratch database on the server at `url`. With `kept` the
 * database of that name stays, so that what takes long to fill is filled once and measured before and after a change.
 */
export async function openScratch(url: string | undefined, kept?: string): Promise<Db> {
  const db = url ? await database(url, kept) : await embedded();
  const migrations = await readMigrations('host/server/migrations');
  await patiently(() => migrate(db, migrations));
  return db;
}

async function embedded(): Promise<Db> {
  const store = await openPglite({ template: await storeTemplate('.cache/store') });
  return makeDb(
    'pglite',
    single(store, () => store.close()),
  );
}

async function database(server: string, kept: string | undefined): Promise<Db> {
  const name = kept ?? `bench_${randomBytes(6).toString('hex')}`;
  const admin = makeDb('postgres', postgresSource(server, 1));
  const rows = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rows.length === 0) await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = makeDb('postgres', postgresSource(url.href));
  const close = async () => {
    await db.close();
    if (!kept) await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  };
  return { ...db, close };
}

/** What a server needs besides, with nothing that reaches beyond this process. */
export function servicesOver(db: Db): Services {
  const now = Date.now;
  const vault = createVault([new Uint8Array(32).fill(7)]);
  return {
    db,
    now,
    ...createOutbox({ db, now }),
    vault,
    pay: defaultPay(true, vault, () => undefined),
    webhooks: createWebhooks(),
    limits: createLimits({ db, now }),
    captcha: createCaptcha({ db, now }),
    features,
    log: () => undefined,
  };
}

/** Milliseconds that the kernel counts processors in. */
const tick = 10;

/**
 * Reads the milliseconds of processors that PostgreSQL has spent until then, in processes that are and in those that were;
 * undefined where it is on another machine.
 */
export async function spentByPostgres(db: Db): Promise<(() => number) | undefined> {
  const [row] = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = statOf(row!.pid);
  if (!backend?.name.startsWith('postgres')) return undefined;
  const { parent } = backend;
  return () => {
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    const own = [parent, ...children.map(Number)].reduce((sum, pid) => sum + (statOf(pid)?.own ?? 0), 0);
    return (own + statOf(parent)!.ended) * tick;
  };
}

/** What the kernel says of a process, if there is one: its own ticks, and those of its children that have ended. */
function statOf(pid: number): { name: string; parent: number; own: number; ended: number } | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const [from, to] = [text.indexOf('('), text.lastIndexOf(')')];
  const fields = text
    .slice(to + 2)
    .split(' ')
    .map(Number);
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
  return { name: text.slice(from + 1, to), parent: fields[1]!, own: user + system, ended: endedUser + endedSystem };
}
