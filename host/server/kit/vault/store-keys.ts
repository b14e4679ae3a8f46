import type { Db } from '../store/db';

/** What a key of the store is for. */
type KeyUse = 'vault' | 'staff';

const words: Readonly<Record<KeyUse, { name: string; given: string }>> = {
  vault: { name: '加密密钥', given: 'NETPANE_KEY（或数据目录中的 vault.key）' },
  staff: { name: '客服密钥', given: 'NETPANE_STAFF_KEY（或数据目录中的 staff.key）' },
};

/**
 * Refuses unless one of these keys is the store's own, so that two servers on one store never keep two keys. One that names
 * no key yet takes any.
 */
export async function checkStoreKey(db: Db, use: KeyUse, ids: readonly string[]): Promise<void> {
  const [row] = await db.query<{ key_id: string }>('SELECT key_id FROM store_key WHERE use = $1', [use]);
  if (!row || ids.includes(row.key_id)) return;
  const { name, given } = words[use];
  const [own, stores] = [ids[0]!.slice(0, 8), row.key_id.slice(0, 8)];
  throw Object.assign(
    new Error(
      `本服务器的${name}（编号 ${own}）与数据库的（编号 ${stores}）不同：同一数据库的所有服务器应使用同一个 ${given}。更换密钥请运行 npm run change-key -- ${use}`,
    ),
    { code: 'NETPANE_SETTINGS' },
  );
}

/** From now on this is the key of the store, by its name. */
export async function setStoreKey(db: Db, use: KeyUse, id: string): Promise<void> {
  await db.query(
    `INSERT INTO store_key (use, key_id) VALUES ($1, $2)
     ON CONFLICT (use) DO UPDATE SET key_id = excluded.key_id, changed_at = now() WHERE store_key.key_id <> $2`,
    [use, id],
  );
}
