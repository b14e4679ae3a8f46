import type { Sql } from '../store/db';

/**
 * Until the transaction ends nobody else who asks the same changes what this account has: what there may be few of, or one
 * of, is counted and added by one at a time. Who only adds rows that name the account does not wait.
 */
export const lockAccount = (sql: Sql, accountId: string) =>
  sql.query('SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
