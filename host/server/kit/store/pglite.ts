import { Blob } from 'node:buffer';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Row } from './db';
import type { Engine } from './engine';
import { parsers } from './values';

/** How to open the embedded store. */
export interface PgliteOptions {
  /** Folder of the data; in memory without one. */
  folder?: string;
  /** A dumped data folder (tar) that a new store starts from: far faster than initialising one. */
  template?: Uint8Array;
}

/**
 * What it may hold in memory, whatever its folder was made with: by default it keeps pages for a machine that does nothing
 * else, 160 MB of them, though the system has the same pages in its own cache.
 */
const memory = ['shared_buffers=16MB', 'wal_buffers=1MB'].flatMap((setting) => ['-c', setting]);

/** The embedded store in this thread. */
export interface PgliteEngine extends Engine {
  /** The whole data folder as a tar. */
  dump(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** Opens the embedded store in this thread. A long query blocks everything else in it, so servers use the worker. */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteEngine> {
  const pg = await PGlite.create({
    ...(options.folder && { dataDir: options.folder }),
    ...(options.template && { loadDataDir: new Blob([options.template]) as globalThis.Blob }),
    startParams: [...PGlite.defaultStartParams, ...memory],
    extensions: { pg_trgm },
    parsers: { ...parsers },
    serializers: { 17: String },
  });
  await pg.exec(`SET timezone TO 'UTC'`);
  return {
    query: async (sql, params) => (await pg.query<Row>(sql, [...params])).rows,
    exec: async (sql) => void (await pg.exec(sql)),
    dump: async () => new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer()),
    close: () => pg.close(),
  };
}
