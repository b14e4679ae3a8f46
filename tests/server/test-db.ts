import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { migrate, patiently, readMigrations } from '../../host/server/kit/store';
import { makeDb } from '../../host/server/kit/store/make-db';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { openPacked, openUnpacked, type State } from './packed-store';

/** Every migration of the server. Not from `import.meta.url`: in a test with a DOM that is no file. */
export const migrations = () => readMigrations(join(process.cwd(), 'host/server/migrations'));

declare module 'vitest' {
  interface ProvidedContext {
    /** A real server that the tests shall run on. */
    databaseUrl: string;
    /** A folder that is removed after the tests. */
    folder: string;
  }
}

/** The real server to test on, where the test project has one. */
export const databaseUrl = (): string | undefined => inject('databaseUrl');

/** A store with all tables and no rows, which every other one begins as. */
const migrated: State = {
  name: 'migrated',
  fill: async (db) => void (await migrate(db, await migrations())),
};

/** A migrated store that nobody else uses. */
export const openTestDb = (): Promise<Db> => open(migrated);

/**
 * A store that nobody else uses, as `prepare` leaves a migrated one: prepared once, and copied from then on. `state` names
 * what it depends on beside the sources of the server.
 */
export const openPrepared = (state: string, prepare: (db: Db) => Promise<void>): Promise<Db> =>
  open({ name: state, fill: prepare, from: migrated });

async function open(state: State): Promise<Db> {
  const server = databaseUrl();
  return server ? (await createDatabase(server, await templateOf(server, state))).db : openPacked(state);
}

/** A store without tables. On a real server it is a database of its own, dropped when closed; `url` leads there. */
export async function openEmpty(): Promise<{ db: Db; url?: string }> {
  const server = databaseUrl();
  return server ? createDatabase(server) : { db: await openUnpacked() };
}

/**
 * A copy of the database of the real server that `fill` has filled, dropped when closed. Whoever comes first fills it; the
 * others wait for that.
 */
export async function copyOf(state: string, fill: (url: string) => Promise<void>): Promise<{ db: Db; url: string }> {
  const server = databaseUrl();
  if (!server) throw new Error('there is no PostgreSQL for these tests: apt-get install postgresql');
  return createDatabase(server, await filledOnce(server, state, 'template1', fill));
}

/** The database that is copied for a state; what the state begins as is copied for it in turn. */
const templateOf = async (server: string, { name, fill, from }: State): Promise<string> =>
  filledOnce(server, name, from ? await templateOf(server, from) : 'template1', (url) => used(connect(url), fill));

async function filledOnce(
  server: string,
  state: string,
  from: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const template = `ready_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
  await alone(server, template, async (admin) => {
    if ((await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).length > 0) return;
    const draft = `${template}_draft`;
    await admin.exec(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
    await admin.exec(copying(draft, from));
    await fill(inDatabase(server, draft));
    await analyze(inDatabase(server, draft));
    await admin.exec(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return template;
}

/** What a server does by itself in its first minutes: without it questions about many rows take long ways. */
async function analyze(url: string): Promise<void> {
  await used(connect(url, 1), (db) => db.exec('ANALYZE'));
}

async function createDatabase(server: string, template = 'template1'): Promise<{ db: Db; url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, (admin) => admin.exec(copying(name, template)));
  const url = inDatabase(server, name);
  const db = connect(url);
  const close = async () => {
    await db.close();
    await asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { db: { ...db, close }, url };
}

/** File by file: page by page it would all go through the log as well. */
const copying = (name: string, template: string) => `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;

/** Works while nobody else works under that name. */
const alone = (server: string, name: string, work: (admin: Db) => Promise<unknown>) =>
  asAdmin(server, (lock) =>
    // In a transaction: a connection that is idle goes after a while, and what it holds with it.
    lock.tx(async (held) => {
      await held.query('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
      await asAdmin(server, work);
    }),
  );

async function asAdmin(server: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  await used(connect(server, 1), (admin) => patiently(() => work(admin)));
}

/** Works on a store that is closed then. */
async function used(db: Db, work: (db: Db) => Promise<unknown>): Promise<void> {
  try {
    await work(db);
  } finally {
    await db.close();
  }
}

/** The store behind an address of PostgreSQL. */
export const connect = (url: string, connections?: number): Db => makeDb('postgres', postgresSource(url, connections));

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
