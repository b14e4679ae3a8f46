import type { Db } from '../store/db';
import type { Vault } from './vault';

/** A column that is kept sealed. */
interface SealedColumn {
  table: string;
  /** What names a row, in SQL. */
  id: string;
  column: string;
  /** Column of the fingerprint to find equal values by. */
  index?: string;
}

const sealedColumns: readonly SealedColumn[] = [
  { table: 'bank_card', id: 'id', column: 'number', index: 'number_index' },
  { table: 'real_name', id: 'account_id', column: 'id_card', index: 'id_card_index' },
  { table: 'two_step', id: 'account_id', column: 'secret' },
  { table: 'reply', id: "(account_id || ' ' || key)", column: 'request' },
  { table: 'reply', id: "(account_id || ' ' || key)", column: 'answer' },
  { table: 'wifi_password', id: 'id', column: 'password' },
  { table: 'wifi_password_plan', id: 'id', column: 'next_password' },
  { table: 'alarm_channel', id: 'id', column: 'target' },
  { table: 'alarm_channel', id: 'id', column: 'secret' },
  { table: 'running_config', id: 'device_id', column: 'document' },
];

const batch = 500;

/**
 * Seals what an older version kept in the clear, and seals again what another key sealed; how many values. Runs before
 * the server answers, and changes nothing when there is nothing to do. Refuses to start when a key is missing: everything
 * that it sealed would be lost to its owners.
 */
export async function sealStored(db: Db, vault: Vault): Promise<number> {
  let done = 0;
  for (const column of sealedColumns) {
    for (let count = batch; count === batch; done += count) count = await sealSome(db, vault, column);
  }
  return done;
}

async function sealSome(db: Db, vault: Vault, { table, id, column, index }: SealedColumn): Promise<number> {
  const rows = await db.query<{ id: string; value: string }>(
    `SELECT ${id} AS id, ${column} AS value FROM ${table}
     WHERE ${column} <> '' AND split_part(${column}, '.', 2) <> $1 ORDER BY ${id} LIMIT $2`,
    [vault.keyId, batch],
  );
  for (const row of rows) {
    const place = `${table}:${row.id}`;
    const text = vault.keyOf(row.value) ? openOr(vault, place, row.value) : row.value;
    await db.query(
      `UPDATE ${table} SET ${column} = $3${index ? `, ${index} = $4` : ''} WHERE ${id} = $1 AND ${column} = $2`,
      [row.id, row.value, vault.seal(place, text), ...(index ? [vault.index(table, text)] : [])],
    );
  }
  return rows.length;
}

function openOr(vault: Vault, place: string, value: string): string {
  try {
    return vault.open(place, value);
  } catch {
    throw Object.assign(
      new Error(`数据用另一把密钥（编号 ${vault.keyOf(value)}）加密，请在 NETPANE_KEY 中补上这把密钥后再启动`),
      { code: 'NETPANE_SETTINGS' },
    );
  }
}
