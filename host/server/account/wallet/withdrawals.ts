import { yuan } from '../../../../src/format';
import { newId } from '../../kit/secrets';
import type { Context, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { changeOf } from '../logs/facts';
import { noteChange } from '../logs/record-action';
import { tellSupport } from '../support/tell';
import { shownNumber, type CardRow } from './cards';
import { book } from './ledger';
import { because, invalid, notFound, refuse } from '../../kit/refusal';

/** One withdrawal, integer fen: 10 to 50,000 yuan. */
export const minWithdrawFen = 1_000;
export const maxWithdrawFen = 5_000_000;

/**
 * Takes money out of the balance and hands it to the payout; the withdrawal's id. The same request asked again answers
 * the first one's id and moves nothing.
 */
export async function createWithdrawal(
  context: Context,
  input: { request_id: string; card_id: string; amount_fen: number },
): Promise<string> {
  const { accountId } = context.caller;
  if (input.amount_fen < minWithdrawFen || input.amount_fen > maxWithdrawFen) {
    throw invalid({ amount_fen: because('withdrawalRange') });
  }
  const now = context.now();
  return context.db.tx(async (sql) => {
    const [card] = await sql.query<Pick<CardRow, 'id' | 'bank' | 'number'>>(
      'SELECT id, bank, number FROM bank_card WHERE account_id = $1 AND id = $2 FOR KEY SHARE',
      [accountId, input.card_id],
    );
    if (!card) throw invalid({ card_id: because('chooseCard') });
    const id = newId('wd');
    const words = wordsOf(context, card);
    const [created] = await sql.query(
      `INSERT INTO withdrawal (id, account_id, request_id, card, card_id, amount_fen, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, 'pending', $7, $7) ON CONFLICT (account_id, request_id) DO NOTHING RETURNING id`,
      [id, accountId, input.request_id, words, card.id, input.amount_fen, new Date(now)],
    );
    if (!created) return existing(sql, accountId, input.request_id);
    noteChange(context, changeOf(undefined, { 金额: yuan(input.amount_fen), 银行卡: words }));
    await book(sql, {
      accountId,
      at: now,
      kind: 'withdraw',
      title: because('entryWithdrawal', { card: words }),
      amountFen: -input.amount_fen,
      reference: id,
    });
    return id;
  });
}

const wordsOf = (context: Context, card: Pick<CardRow, 'id' | 'bank' | 'number'>): string =>
  `${card.bank} ${shownNumber(context, card)}`;

/** Unbinds a bank card that no withdrawal waits for. */
export const removeCard = (context: Context, id: string): Promise<void> =>
  context.db.tx(async (sql) => {
    const { accountId } = context.caller;
    // Waits for a withdrawal that is being made to it.
    const [card] = await sql.query<Pick<CardRow, 'id' | 'bank' | 'number'>>(
      'SELECT id, bank, number FROM bank_card WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [accountId, id],
    );
    if (!card) throw notFound();
    const [waiting] = await sql.query(
      `SELECT 1 FROM withdrawal WHERE account_id = $1 AND card_id = $2 AND state = 'pending' LIMIT 1`,
      [accountId, id],
    );
    if (waiting) throw refuse('cardWaits');
    await sql.query('DELETE FROM bank_card WHERE account_id = $1 AND id = $2', [accountId, id]);
    noteChange(context, changeOf({ 银行卡: wordsOf(context, card) }, undefined));
  });

/** Takes back a withdrawal that was not paid yet; the money returns to the balance. */
export const cancelWithdrawal = (context: Context, id: string): Promise<void> =>
  context.db.tx(async (sql) => {
    const [row] = await sql.query<{ amount_fen: number; state: string; card: string }>(
      'SELECT amount_fen, state, card FROM withdrawal WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [context.caller.accountId, id],
    );
    if (!row) throw notFound();
    if (row.state !== 'pending') throw refuse('withdrawalSettled');
    await sql.query(`UPDATE withdrawal SET state = 'cancelled', note = '已撤回', updated_at = $2 WHERE id = $1`, [
      id,
      new Date(context.now()),
    ]);
    await book(sql, {
      accountId: context.caller.accountId,
      at: context.now(),
      kind: 'withdraw_back',
      title: because('entryWithdrawalBack'),
      amountFen: row.amount_fen,
      reference: id,
    });
    noteChange(context, changeOf({ 金额: yuan(row.amount_fen), 银行卡: row.card }, undefined));
  });

/**
 * The staff's word on a withdrawal that waits: paid, or failed and booked back. The owner's account; undefined when it does
 * not wait any more.
 */
export const settleWithdrawal = (services: Services, id: string, paid: boolean, note: string) =>
  services.db.tx(async (sql) => {
    const at = services.now();
    const [row] = await sql.query<{ account_id: string; amount_fen: number }>(
      `UPDATE withdrawal SET state = $2, note = $3, updated_at = $4 WHERE id = $1 AND state = 'pending'
       RETURNING account_id, amount_fen`,
      [id, paid ? 'paid' : 'failed', note, new Date(at)],
    );
    if (row && !paid) {
      await book(sql, {
        accountId: row.account_id,
        at,
        kind: 'withdraw_back',
        title: because('entryWithdrawalFailed'),
        amountFen: row.amount_fen,
        reference: id,
      });
    }
    if (row) await tellSupport(sql, row.account_id, 'withdrawal', id, new Date(at));
    return row?.account_id;
  });

async function existing(sql: Sql, accountId: string, requestId: string): Promise<string> {
  const [row] = await sql.query<{ id: string }>('SELECT id FROM withdrawal WHERE account_id = $1 AND request_id = $2', [
    accountId,
    requestId,
  ]);
  return (row as { id: string }).id;
}
