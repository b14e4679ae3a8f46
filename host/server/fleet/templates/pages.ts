import type { apTemplatePages } from '../../../../src/api/contract/ap-template';
import type { DataOf } from '../../../../src/api/endpoint';
import type { ApTemplateKind, ApTemplateRows } from '../../../../src/domain/ap-template';
import type { Context } from '../../kit/context/context';
import { because, invalid } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** Pages that guests of a network can sign in on. */
export const pagesOf = ({ db, caller }: Context): Promise<DataOf<typeof apTemplatePages>> =>
  db.query('SELECT id, name, version FROM portal_template WHERE account_id = $1 ORDER BY name, id', [caller.accountId]);

/** Rows in which the chosen page stands with its name and newest version, which nobody types. */
export async function withPage(
  sql: Sql,
  accountId: string,
  kind: ApTemplateKind,
  rows: ApTemplateRows,
): Promise<ApTemplateRows> {
  if (kind !== 'ssid' || !rows.ssid) return rows;
  const { portal_name: _name, portal_version: _version, ...ssid } = rows.ssid;
  if (ssid.portal === undefined) return { ...rows, ssid };
  if (ssid.portal === '') return { ...rows, ssid: { ...ssid, portal_name: '', portal_version: 0 } };
  const [page] = await sql.query<{ name: string; version: number }>(
    'SELECT name, version FROM portal_template WHERE account_id = $1 AND id = $2',
    [accountId, ssid.portal],
  );
  if (!page) throw invalid({ 'rows.ssid.portal': because('pageGone') });
  return { ...rows, ssid: { ...ssid, portal_name: page.name, portal_version: page.version } };
}
