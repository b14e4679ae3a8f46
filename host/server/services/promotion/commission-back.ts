import { book } from '../../account/wallet/ledger';
import { because } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/**
 * Takes back what an agent earned by that part of an order that was given back. What was paid out already comes from the
 * balance, and as far as that does not have it from the next settlements.
 */
export async function takeCommissionBack(sql: Sql, order: string, fen: number, at: number): Promise<void> {
  const [earned] = await sql.query<{ agent_id: string; paid_fen: number; amount_fen: number; state: string }>(
    `SELECT agent_id, paid_fen, amount_fen, state FROM commission
     WHERE reference = $1 AND state <> 'refunded' FOR UPDATE`,
    [order],
  );
  if (!earned) return;
  const kept = earned.paid_fen - fen;
  const left = kept > 0 ? Math.floor((earned.amount_fen * kept) / earned.paid_fen) : 0;
  if (kept > 0) {
    await sql.query('UPDATE commission SET paid_fen = $2, amount_fen = $3 WHERE reference = $1', [order, kept, left]);
  } else {
    await sql.query(`UPDATE commission SET state = 'refunded' WHERE reference = $1`, [order]);
  }
  if (earned.state !== 'settled') return;
  const { agent_id: accountId } = earned;
  const back = earned.amount_fen - left;
  const [wallet] = await sql.query<{ balance_fen: number }>(
    'SELECT balance_fen FROM wallet WHERE account_id = $1 FOR UPDATE',
    [accountId],
  );
  const taken = Math.min(back, wallet?.balance_fen ?? 0);
  if (taken > 0) {
    const what = { kind: 'income', source: 'promotion' } as const;
    const entry = { ...what, title: because('entryCommissionBack'), reference: `back:${order}` };
    await book(sql, { ...entry, accountId, at, amountFen: -taken });
  }
  if (taken < back)
    await sql.query('UPDATE agent SET owed_fen = owed_fen + $2 WHERE account_id = $1', [accountId, back - taken]);
}

/** How much of a settlement an agent gets, who may owe some of it. */
export async function lessOwed(sql: Sql, accountId: string, fen: number): Promise<number> {
  const [agent] = await sql.query<{ owed_fen: number }>('SELECT owed_fen FROM agent WHERE account_id = $1 FOR UPDATE', [
    accountId,
  ]);
  const owed = Math.min(fen, agent?.owed_fen ?? 0);
  if (owed > 0) await sql.query('UPDATE agent SET owed_fen = owed_fen - $2 WHERE account_id = $1', [accountId, owed]);
  return fen - owed;
}
