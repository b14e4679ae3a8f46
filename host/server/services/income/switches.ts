import type { ConfigDocument } from '../../../../src/domain/config';
import { guestSources } from '../../../../src/domain/income';
import type { Sql } from '../../kit/store/db';

/** Notes by which ways that earn a gateway lets guests in, by its configuration. */
export async function noteSwitches(sql: Sql, gateway: string, document: ConfigDocument): Promise<void> {
  const methods = document.auth_methods;
  if (!methods) return;
  const on = guestSources.filter((source) => methods.some(({ id, enabled }) => id === source && enabled === true));
  await sql.query('DELETE FROM income_switch WHERE gateway_id = $1', [gateway]);
  await sql.query(
    `INSERT INTO income_switch (gateway_id, account_id, source, asks)
     SELECT d.id, d.account_id, s, $3 FROM device d, unnest($2::text[]) AS s
     WHERE d.id = $1 AND d.kind = 'gateway'`,
    [gateway, on, document.auth?.[0]?.enabled === true],
  );
}
