import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../host/server/kit/store/db';
import { makeDb } from '../../host/server/kit/store/make-db';
import { migrate, readMigrations } from '../../host/server/kit/store';
import { openPglite } from '../../host/server/kit/store/pglite';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { single } from '../../host/server/kit/store/single';
import { storeTemplate } from '../../host/server/kit/store/template';

/** Not from `import.meta.url`: in a test with a DOM that is no file. */
const root = process.cwd();
const cache = join(root, '.cache/store');

/** Every migration of the server. */
export const migrations = () => readMigrations(join(root, 'host/server/migrations'));

declare module 'vitest' {
  interface ProvidedContext {
    /** A real server that the tests shall run on. */
    databaseUrl: string;
  }
}

/** The real server to test on: of the `postgres` test project, or named by the environment. */
export const databaseUrl = (): string | undefined => inject('databaseUrl') ?? process.env.TEST_DATABASE_URL;

/** A migrated store that nobody else uses. */
export async function openTestDb(): Promise<Db> {
  if (!databaseUrl()) return openMemory(await migratedTemplate());
  const { db } = await openEmpty();
  await migrate(db, await migrations());
  return db;
}

/** A store without tables. On a real server it is a database of its own, dropped when closed; `url` leads there. */
export async function openEmpty(): Promise<{ db: Db; url?: string }> {
  const server = databaseUrl();
  if (!server) return { db: await openMemory(await storeTemplate(cache)) };
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = makeDb('postgres', postgresSource(server, 1));
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = makeDb('postgres', postgresSource(url.href));
  const close = async () => {
    await db.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.close();
  };
  return { db: { ...db, close }, url: url.href };
}

async function openMemory(template: Uint8Array): Promise<Db> {
  const store = await openPglite({ template });
  return makeDb(
    'pglite',
    single(store, () => store.close()),
  );
}

/** The migrated data folder, kept until a migration changes. */
async function migratedTemplate(): Promise<Uint8Array> {
  const all = await migrations();
  const sum = createHash('sha256').update(all.map((one) => one.sha256).join());
  const file = join(cache, `migrated-${sum.digest('hex').slice(0, 16)}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const store = await openPglite({ template: await storeTemplate(cache) });
  const db = makeDb(
    'pglite',
    single(store, () => store.close()),
  );
  await migrate(db, all);
  const made = await store.dump();
  await db.close();
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) if (old.startsWith('migrated-')) await rm(join(cache, old), { force: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, made);
  await rename(aside, file);
  return made;
}
