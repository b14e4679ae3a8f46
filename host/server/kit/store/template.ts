import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from './pglite';

/** Changes with the embedded store's version, since a data folder belongs to one. */
const name = 'store-0.5.16-wal.tar';

/**
 * An initialised, empty data folder as a tar, made once and kept in `cache`: initialising takes seconds, unpacking
 * tenths of one.
 */
export async function storeTemplate(cache: string): Promise<Uint8Array> {
  const file = join(cache, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const store = await openPglite();
  // Half a gigabyte of log lies about otherwise. Takes effect from the next start, which is the first real one.
  await store.exec(`ALTER SYSTEM SET max_wal_size = '48MB'`);
  await store.exec(`ALTER SYSTEM SET min_wal_size = '32MB'`);
  const made = await store.dump();
  await store.close();
  await keep(cache, file, made);
  return made;
}

/** Written aside and renamed: another process may be doing the same. */
async function keep(cache: string, file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(cache, { recursive: true });
  const aside = `${file}.${process.pid}.${performance.now()}`;
  await writeFile(aside, bytes);
  await rename(aside, file).catch(() => rm(aside, { force: true }));
}
