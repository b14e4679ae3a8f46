import type { ConfigDocument } from '../../../../src/domain/config';
import type { Sql } from '../../kit/store/db';

/** Notes which page a gateway shows by its configuration; without one, or with the page gone, it shows none. */
export async function notePortalUse(sql: Sql, gateway: string, { auth }: ConfigDocument): Promise<void> {
  const [row] = auth ?? [];
  if (!row) return;
  await sql.query('DELETE FROM portal_use WHERE gateway_id = $1', [gateway]);
  if (row.enabled !== true || !row.template) return;
  await sql.query(
    `INSERT INTO portal_use (gateway_id, account_id, template_id, version)
     SELECT d.id, d.account_id, t.id, $3 FROM device d JOIN portal_template t ON t.account_id = d.account_id
     WHERE d.id = $1 AND d.kind = 'gateway' AND t.id = $2`,
    [gateway, row.template, Number(row.template_version) || 0],
  );
}
