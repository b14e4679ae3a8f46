import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from './db';
import { lockFolder } from './lock';
import { makeDb } from './make-db';
import { postgresSource } from './postgres';
import { single } from './single';
import { storeTemplate } from './template';
import { openWorker } from './worker-engine';

/** How to open a store. */
export interface OpenOptions {
  /** The worker's script, for the embedded store. */
  worker: URL;
  /** Where the initialised template is kept between runs. */
  cache: string;
  /** Called once when the embedded store's thread dies; nothing can be stored any more. */
  onLost?: (error: Error) => void;
}

/**
 * Opens the store: a `postgres://` address is a real server, anything else the folder of the embedded one.
 * Rejects with code `NETPANE_LOCKED` when another process uses the folder.
 */
export async function openDb(place: string, options: OpenOptions): Promise<Db> {
  if (/^postgres(ql)?:\/\//.test(place)) return makeDb('postgres', postgresSource(place));
  const folder = resolve(place);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const template = existsSync(join(folder, 'PG_VERSION')) ? undefined : await storeTemplate(options.cache);
    const store = await openWorker(options.worker, { folder, template }, options.onLost);
    return makeDb(
      'pglite',
      single(store, async () => {
        await store.close();
        await unlock();
      }),
    );
  } catch (error) {
    await unlock();
    throw error;
  }
}
