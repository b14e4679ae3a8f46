import type { Sql } from '../../kit/store/db';

/** Ends the secrets of gateways with their binding; the next one begins without. */
export const endSecrets = (sql: Sql, gwids: readonly string[]) =>
  sql.query(
    `UPDATE device_identity SET secret_due = true, secret_hash = NULL, secret_told_at = NULL, secret_used_at = NULL,
       last_secret_hash = CASE WHEN secret_used_at IS NULL THEN last_secret_hash ELSE secret_hash END
     WHERE gwid = ANY($1::text[])`,
    [gwids],
  );
