import { rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { createDemo } from './demo';
import { features } from './features';
import type { Log } from './kit/log';
import { migrate, type Migration } from './kit/store';
import { makeDb } from './kit/store/make-db';
import { openPglite } from './kit/store/pglite';
import { single } from './kit/store/single';
import { storeTemplate } from './kit/store/template';
import { createVault } from './kit/vault';
import { packedKey } from './packed-demo';
import { createServices } from './services';
import type { Settings } from './settings';

/** What a packed demo is made of. */
interface Packing {
  migrations: readonly Migration[];
  settings: Settings;
  /** Where the initialised template is kept between runs. */
  cache: string;
  log: Log;
}

/**
 * `node main.js pack-demo`: fills a store in memory as the first start of a demo does and packs it into a file. The
 * build does that once, so that a demo does not have to each time.
 */
export async function packDemo(file: string, { migrations, settings, cache, log }: Packing): Promise<void> {
  const store = await openPglite({ template: await storeTemplate(cache) });
  const db = makeDb(
    'pglite',
    single(store, () => store.close()),
  );
  const demo = createDemo();
  const secrets = { vault: createVault([packedKey]), staffKey: '' };
  await migrate(db, migrations);
  await demo.seed(
    createServices(db, secrets, settings, [...features, ...demo.features], { say: () => undefined, log }),
  );
  await db.exec('VACUUM ANALYZE');
  // Otherwise whoever unpacks it would do again what its log says.
  await db.exec('CHECKPOINT');
  const packed = await promisify(gzip)(await store.dump(), { level: 6 });
  await writeFile(`${file}.new`, packed);
  await rename(`${file}.new`, file);
  await db.close();
}
