import { freshStaffKey, staffKeyFile, staffKeyHash } from './account/staff/staff-key';
import { sealDocuments } from './fleet/config/seal-documents';
import type { Log } from './kit/log';
import { migrate, patiently, requireUnserved, type Migration } from './kit/store';
import type { Db } from './kit/store/db';
import { checkStoreKey, freshKey, keyFile, openVault, readKeys, sealStored, setStoreKey } from './kit/vault';
import { keptSecret, replaceSecret } from './kit/vault/kept-secret';
import type { Settings } from './settings';

/** What a change of key needs to know. */
interface Change {
  settings: Pick<Settings, 'data' | 'key' | 'staffKey'>;
  migrations: readonly Migration[];
  say: Log;
}

/**
 * `npm run change-key -- vault`, `-- staff`: gives the store another key while no server runs on it. Keys that lie in the
 * data folder are made and exchanged here, those of the environment are taken as they are given. Cut short, it is run again.
 */
export async function changeKey(db: Db, use: string | undefined, change: Change): Promise<void> {
  if (use !== 'vault' && use !== 'staff')
    throw refused('用法：npm run change-key -- vault（加密密钥）或 staff（客服密钥）');
  await patiently(() =>
    db.alone(async () => {
      await requireUnserved(db);
      await migrate(db, change.migrations);
      await (use === 'vault' ? changeVault(db, change) : changeStaff(db, change));
    }),
  );
}

async function changeVault(db: Db, { settings, say }: Change): Promise<void> {
  const { data, key } = settings;
  const before = await openVault(settings);
  await checkStoreKey(db, 'vault', before.keyIds);
  const newest = key === undefined ? freshKey() : undefined;
  if (newest) await replaceSecret(keyFile(data), `${newest},${await keptSecret(keyFile(data), freshKey)}`);
  else if (readKeys(key!).length < 2) {
    throw refused(
      '密钥由 NETPANE_KEY 给出：请把它设为“新密钥,旧密钥”再运行，例如用 openssl rand -base64 32 生成新密钥',
    );
  }
  // The file names both until everything was sealed again.
  const vault = await openVault(settings);
  const count = (await sealStored(db, vault)) + (await sealDocuments(db, vault));
  await setStoreKey(db, 'vault', vault.keyId);
  if (newest) await replaceSecret(keyFile(data), newest);
  say(`已用新密钥（编号 ${vault.keyId}）重新加密 ${count} 项`);
  say(newest ? `新密钥在 ${keyFile(data)}，其他服务器请使用同一个文件` : '现在可以从 NETPANE_KEY 中去掉旧密钥');
}

async function changeStaff(db: Db, { settings, say }: Change): Promise<void> {
  const file = staffKeyFile(settings.data);
  if (!settings.staffKey) await replaceSecret(file, freshStaffKey());
  await setStoreKey(db, 'staff', await staffKeyHash(settings));
  say(settings.staffKey ? '已改用 NETPANE_STAFF_KEY 给出的客服密钥' : `新的客服密钥在 ${file}`);
}

const refused = (message: string): Error => Object.assign(new Error(message), { code: 'NETPANE_SETTINGS' });
