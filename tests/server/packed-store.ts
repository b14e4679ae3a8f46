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

/** What a store has in it before a test begins. */
export interface State {
  /** Says what it depends on beside the sources of the server. */
  name: string;
  fill(db: Db): Promise<void>;
  /** What is filled; an empty store unless told. */
  from?: State;
}

/** An embedded store in memory in a state; it is packed into a file for the next who asks for that. */
export async function openPacked(state: State): Promise<Db> {
  const packed = await kept(state);
  if (packed) return dbOf(await openPglite({ template: packed }));
  const store = await openPglite({ template: await beginningOf(state) });
  const db = dbOf(store);
  await state.fill(db);
  // Otherwise everyone who unpacks it would do again what its log says.
  await db.exec('CHECKPOINT');
  await keep(fileOf(state), await store.dump());
  return db;
}

async function beginningOf({ from }: State): Promise<Uint8Array> {
  if (!from) return storeTemplate(cache);
  if (!(await kept(from))) await (await openPacked(from)).close();
  return (await kept(from))!;
}

const fileOf = ({ name }: State): string => join(cache, `packed-${sources()}-${sumOf(name)}.tar`);
const kept = (state: State): Promise<Uint8Array | undefined> => readFile(fileOf(state)).catch(() => undefined);

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
