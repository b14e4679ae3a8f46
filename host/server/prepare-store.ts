import { setTimeout } from 'node:timers/promises';
import { takeOverUploads } from './account/support/upload-parts';
import { sealDocuments } from './fleet/config/seal-documents';
import { fillSiteWords } from './fleet/devices/site-words';
import type { Log } from './kit/log';
import { StoreAway, type Db } from './kit/store/db';
import { isMoving, migrate, patiently, type Migration } from './kit/store';
import { checkStoreKey, sealStored, setStoreKey, type Vault } from './kit/vault';

/** What the store is prepared with. */
export interface Preparation {
  migrations: readonly Migration[];
  vault: Vault;
  /** Fingerprint of the staff's key. */
  staffKey: string;
  /** Folder in which servers before this one kept uploads, and who is told of what was taken over. */
  uploads?: { folder: string; say: Log };
  /** Fills an empty store, and what else every start does. */
  seed?: () => Promise<void>;
}

/**
 * Brings the store to the newest shape and fills it, while no other server does. Rejects with `NETPANE_SETTINGS` when this
 * server's keys are not those of the store: what the one sealed the other could not open.
 */
export const prepareStore = (db: Db, { migrations, vault, staffKey, uploads, seed }: Preparation): Promise<void> =>
  patiently(() =>
    db.alone(async () => {
      if (db.kind === 'postgres' && (await isMoving(db))) throw refused('搬移还没有完成：请再次运行 npm run move');
      await migrate(db, migrations);
      await checkStoreKey(db, 'vault', vault.keyIds);
      await checkStoreKey(db, 'staff', [staffKey]);
      await sealStored(db, vault);
      await sealDocuments(db, vault);
      await setStoreKey(db, 'vault', vault.keyId);
      await setStoreKey(db, 'staff', staffKey);
      if (uploads) await takeOverUploads(db, uploads.folder, uploads.say);
      await fillSiteWords(db);
      await seed?.();
    }),
  );

/** Milliseconds before a store that is away is asked again: doubled up to the most. */
const pauses = { first: 1_000, most: 30_000 };

/**
 * Does what needs the store, again and again while it is away, and says why it waits. Rejects when waiting would not help:
 * a wrong password, a database that is not there.
 */
export async function whenThere<T>(work: () => Promise<T>, say: Log, first = pauses.first): Promise<T> {
  for (let pause = first; ; pause = Math.min(2 * pause, pauses.most)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error;
      const { code } = (error.cause ?? {}) as { code?: string };
      // Classes 28 authorization, 3D no such database.
      if (/^(28|3D)/.test(code ?? '')) {
        throw refused(`DATABASE_URL 无法登录数据库：${error.message}`);
      }
      say(`数据库暂时无法访问，${pause / 1000} 秒后重试：${error.message || code}`);
      await setTimeout(pause);
    }
  }
}

const refused = (message: string): Error => Object.assign(new Error(message), { code: 'NETPANE_SETTINGS' });
