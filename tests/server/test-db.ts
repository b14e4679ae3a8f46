import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { migrate, readMigrations } from '../../host/server/kit/store';
import { makeDb } from '../../host/server/kit/store/make-db';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { openPacked, openUnpacked } from './packed-store';

/** Every migration of the server. Not from `import.meta.url`: in a test with a DOM that is no file. */
export const migrations = () => readMigrations(join(process.cwd(), 'host/server/migrations'));

declare module 'vitest' {
  interface ProvidedContext {
    /** A real server that the tests shall run on. */
    databaseUrl: string;
  }
}

/** The real server to test on, in the `postgres` test project. */
export const databaseUrl = (): string | undefined => inject('databaseUrl');

/** A migrated store that nobody else uses. */
export const openTestDb = (): Promise<Db> => openPrepared('migrated', async () => undefined);

/**
 * A store that nobody else uses, as `prepare` leaves a migrated one: prepared once, and copied from then on. `state` names
 * what it depends on beside the sources of the server.
 */
export async function openPrepared(state: string, prepare: (db: Db) => Promise<void>): Promise<Db> {
  const fill = async (db: Db) => {
    await migrate(db, await migrations());
    await prepare(db);
  };
  const server = databaseUrl();
  return server ? copyOf(server, state, fill) : openPacked(state, fill);
}

/** A store without tables. On a real server it is a database of its own, dropped when closed; `url` leads there. */
export async function openEmpty(): Promise<{ db: Db; url?: string }> {
  const server = databaseUrl();
  return server ? createDatabase(server) : { db: await openUnpacked() };
}

/** A copy of the prepared database. Whoever comes first prepares it; the others wait for that. */
async function copyOf(server: string, state: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  const template = `ready_${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
  await asAdmin(server, async (admin) => {
    // Held until the connection ends.
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [template]);
    if ((await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])).length > 0) return;
    const draft = `${template}_draft`;
    await admin.query(`CREATE DATABASE ${draft}`);
    const db = connect(inDatabase(server, draft));
    await fill(db).finally(() => db.close());
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  });
  return (await createDatabase(server, template)).db;
}

async function createDatabase(server: string, template = 'template1'): Promise<{ db: Db; url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, (admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`));
  const url = inDatabase(server, name);
  const db = connect(url);
  const close = async () => {
    await db.close();
    await asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { db: { ...db, close }, url };
}

async function asAdmin(server: string, work: (admin: Db) => Promise<unknown>): Promise<void> {
  const admin = connect(server, 1);
  await work(admin).finally(() => admin.close());
}

const connect = (url: string, connections?: number): Db => makeDb('postgres', postgresSource(url, connections));

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
