import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../host/server/kit/store/db';
import { makeDb } from '../../host/server/kit/store/make-db';
import { openPglite, type PgliteEngine } from '../../host/server/kit/store/pglite';
import { single } from '../../host/server/kit/store/single';
import { storeTemplate } from '../../host/server/kit/store/template';

const cache = join(process.cwd(), '.cache/store');

/** Milliseconds that a packed store is kept at least, while the sources stay as they are: each takes 70 MB. */
const keptFor = 3_600_000;

/** An embedded store in memory without tables. */
export const openUnpacked = async (): Promise<Db> => dbOf(await openPglite({ template: await storeTemplate(cache) }));

/** An embedded store in memory as `fill` leaves an empty one; it is packed into a file for the next who asks for `state`. */
export async function openPacked(state: string, fill: (db: Db) => Promise<void>): Promise<Db> {
  const file = join(cache, `packed-${sources()}-${sumOf(state)}.tar`);
  const packed = await readFile(file).catch(() => undefined);
  const store = await openPglite({ template: packed ?? (await storeTemplate(cache)) });
  const db = dbOf(store);
  if (packed) return db;
  await fill(db);
  // Otherwise everyone who unpacks it would do again what its log says.
  await db.exec('CHECKPOINT');
  await keep(file, await store.dump());
  return db;
}

const dbOf = (store: PgliteEngine): Db =>
  makeDb(
    'pglite',
    single(store, () => store.close()),
  );

/** Written aside and renamed: another process may be doing the same. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = `${file}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  for (const name of await readdir(cache)) {
    const old = join(cache, name);
    const made = await stat(old).catch(() => undefined);
    const stale = !name.includes(sources()) || (made && made.mtimeMs < Date.now() - keptFor);
    if (name.startsWith('packed-') && stale) await rm(old, { force: true });
  }
}

/** What a built server and a filled store depend on: the server, and what it takes from `src`. */
const folders = ['host/server', 'src/api', 'src/domain', 'src/format', 'src/rules', 'src/text', 'tests/server'];
let sourcesSum: string | undefined;

/** The sum of those sources, as they are now. */
export function sources(): string {
  if (sourcesSum) return sourcesSum;
  const sum = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (/\.(ts|sql)$/.test(name) && !name.endsWith('.test.ts'))
        sum.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return (sourcesSum = sum.digest('hex').slice(0, 12));
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
