import type { Db, Sql } from '../../kit/store/db';
import { settingChanged } from '../../fleet/delivery/settings';
import { tellGateways, type Admission, type Admitted } from '../../fleet/delivery/admission';
import { iso } from '../../../../src/domain/time';
import { dialsIn } from './account-document';

const dialers: Admission = {
  kind: 'sdwan_account',
  table: 'sdwan_account',
  rev: 'delivery_rev',
  letIn: dialsIn,
};

/** Gateways are told anew who may dial in; `rows` are the accounts that this is about. */
export const tellDialers = (sql: Sql, accountId: string, rows: readonly Admitted[], now: number): Promise<void> =>
  tellGateways(sql, dialers, accountId, rows, now);

/** Whoever dialled in through a member dials in through the gateway that takes its place. */
export async function moveDialers(sql: Sql, accountId: string, old: string, gwid: string, now: number): Promise<void> {
  const rows = await sql.query<Admitted>(
    `UPDATE sdwan_account SET gwid = $3, rev = rev + 1, online = 0 WHERE account_id = $1 AND gwid = $2
     RETURNING id, gwid AS gateway_id`,
    [accountId, old, gwid],
  );
  if (rows.length === 0) return;
  await settingChanged(sql, { accountId, gwid: old, kind: dialers.kind });
  await tellDialers(sql, accountId, rows, now);
}

/**
 * Accounts whose right to dial in came or went by itself are told to their gateways: their time is over, or their gateway
 * left its network, or that was paused, ended, or goes on.
 */
export async function followDialers(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const rows = await sql.query<Admitted & { account_id: string }>(
      `SELECT s.id, s.account_id, s.gwid AS gateway_id FROM sdwan_account s
       WHERE s.served IS DISTINCT FROM ${dialsIn('$1')} ORDER BY s.id LIMIT 500 FOR UPDATE OF s SKIP LOCKED`,
      [iso(now)],
    );
    for (const accountId of new Set(rows.map(({ account_id }) => account_id))) {
      const own = rows.filter(({ account_id }) => account_id === accountId);
      await tellDialers(sql, accountId, own, now);
    }
  });
}
