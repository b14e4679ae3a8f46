import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beatIn, beatName, type BeatOptions } from './beat';
import { StoreFull, type Db } from './db';
import { lockFolder } from './lock';
import { makeDb } from './make-db';
import { postgresSource } from './postgres';
import { roomOf, roomState, type Room } from './room';
import { single } from './single';
import { sparing } from './sparing';
import { storeTemplate } from './template';
import { unpack } from './unpack';
import { openWorker } from './worker-engine';

/** How to open a store. */
export interface OpenOptions {
  /** The worker's script, for the embedded store. */
  worker: URL;
  /** Where the initialised template is kept between runs. */
  cache: string;
  /** A packed data folder that a new embedded store starts from in place of the empty one. */
  packed?: string;
  /** Called once when the embedded store's thread dies or its folder is taken over; nothing can be stored any more. */
  onLost?: (error: Error) => void;
  /** How the owner of the folder shows that it lives. */
  beat?: Omit<BeatOptions, 'onLost'>;
  /** The room that the embedded store has; that of its disk unless given. */
  room?: Room;
}

/**
 * Opens the store: a `postgres://` address is a real server, anything else the folder of the embedded one.
 * Rejects with code `NETPANE_LOCKED` when another process uses the folder, `NETPANE_STORE` when it holds something else.
 */
export async function openDb(place: string, options: OpenOptions): Promise<Db> {
  if (/^postgres(ql)?:\/\//.test(place)) return makeDb('postgres', postgresSource(place));
  const folder = resolve(place);
  await mkdir(folder, { recursive: true });
  const unlock = await lockBoth(folder, options);
  try {
    const isFresh = await isNew(folder);
    if (isFresh && options.packed) await unpack(options.packed, folder);
    const template = isFresh && !options.packed ? await storeTemplate(options.cache) : undefined;
    const begin = (from?: Uint8Array) => openWorker(options.worker, { folder, template: from }, options.onLost);
    const room = options.room ?? roomOf(folder);
    const first = await begin(template).catch(async (cause: unknown) => {
      throw roomState(await room()) === 'full' ? new StoreFull('磁盘空间已满', { cause }) : cause;
    });
    const store = sparing(begin, first, room);
    if (isFresh) await rm(join(folder, beginning));
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

async function lockBoth(folder: string, { beat, onLost }: OpenOptions): Promise<() => Promise<void>> {
  const unlock = await lockFolder(folder);
  try {
    const rest = await beatIn(folder, { ...beat, onLost });
    return async () => {
      await rest();
      await unlock();
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** There while a new store is unpacked. */
const beginning = 'netpane.new';

/**
 * Whether the folder wants a new store: it is empty, or the first start did not get to its end. One that holds anything
 * else without the mark of a store is damaged or not ours, and nothing in it is touched.
 */
async function isNew(folder: string): Promise<boolean> {
  const names = (await readdir(folder)).filter((name) => name !== beatName);
  if (names.includes(beginning)) {
    for (const name of names) await rm(join(folder, name), { recursive: true });
  } else if (names.includes('PG_VERSION')) return false;
  else if (names.length > 0) {
    throw Object.assign(
      new Error(
        `数据目录不是空的，但缺少 PG_VERSION，为避免丢失数据未作任何改动：${folder}。请从备份恢复，或换一个空目录`,
      ),
      { code: 'NETPANE_STORE' },
    );
  }
  await writeFile(join(folder, beginning), '');
  return true;
}
