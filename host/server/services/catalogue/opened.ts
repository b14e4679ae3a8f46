import type { Sql } from '../../kit/store/db';
import { soldService } from './catalogue';

/** Whether an account may have a service: some are opened for chosen accounts only (specification, section 6). */
export async function isOpened(sql: Sql, accountId: string, key: string): Promise<boolean> {
  if (!soldService(key)?.chosen) return true;
  const [account] = await sql.query<{ network_status: boolean }>('SELECT network_status FROM account WHERE id = $1', [
    accountId,
  ]);
  return account?.network_status === true;
}
