import type { Sql } from '../../kit/store/db';
import { iso } from '../../../../src/domain/time';
import { settingChanged } from './settings';
import type { SettingKind } from './setting';

/** Who gateways let in, as one table keeps it. */
export interface Admission {
  kind: SettingKind;
  table: 'billing_subscriber' | 'sdwan_account';
  /** Column of the revision that a row was last sent with. */
  rev: 'rev' | 'delivery_rev';
  /** Whether a row is let in at a moment, as SQL over `s`. */
  letIn: (at: string) => string;
}

/** Someone that a gateway lets in or not; null: the gateway was given back. */
export interface Admitted {
  id: string;
  gateway_id: string | null;
}

/** Gateways are told anew who is let in; `rows` are those that this is about, at the gateways that they have now. */
export async function tellGateways(
  sql: Sql,
  { kind, table, rev, letIn }: Admission,
  accountId: string,
  rows: readonly Admitted[],
  now: number,
): Promise<void> {
  for (const gwid of new Set(rows.map(({ gateway_id }) => gateway_id))) {
    const ids = rows.filter(({ gateway_id }) => gateway_id === gwid).map(({ id }) => id);
    const next = gwid === null ? 0 : await settingChanged(sql, { accountId, gwid, kind });
    await sql.query(`UPDATE ${table} s SET ${rev} = $2, served = ${letIn('$3')} WHERE s.id = ANY($1::text[])`, [
      ids,
      next,
      iso(now),
    ]);
  }
}
