import { maskBankCard } from '../../../src/format';
import { newId } from '../auth/secrets';
import type { Context, Services } from '../context';
import type { Sql } from '../db';
import { fail, invalid, notFound } from '../handler';
import { book } from './ledger';

/** One withdrawal, integer fen: 10 to 50,000 yuan. */
export const minWithdrawFen = 1_000;
export const maxWithdrawFen = 5_000_000;
/** Payouts leave after this long, milliseconds; until then a withdrawal can be taken back. */
export const payoutAfter = 10 * 60_000;

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
    throw invalid({ amount_fen: ['单笔提现金额应为 10–50,000 元'] });
  }
  const now = context.now();
  return context.db.tx(async (sql) => {
    const [card] = await sql.query<{ bank: string; number: string }>(
      'SELECT bank, number FROM bank_card WHERE account_id = $1 AND id = $2',
      [accountId, input.card_id],
    );
    if (!card) throw invalid({ card_id: ['请选择已绑定的银行卡'] });
    const id = newId('wd');
    const [created] = await sql.query(
      `INSERT INTO withdrawal (id, account_id, request_id, card, amount_fen, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, 'pending', $6, $6) ON CONFLICT (account_id, request_id) DO NOTHING RETURNING id`,
      [id, accountId, input.request_id, `${card.bank} ${maskBankCard(card.number)}`, input.amount_fen, new Date(now)],
    );
    if (!created) return existing(sql, accountId, input.request_id);
    await book(sql, {
      accountId,
      at: now,
      kind: 'withdraw',
      title: `提现到 ${card.bank} ${maskBankCard(card.number)}`,
      amountFen: -input.amount_fen,
      reference: id,
    });
    return id;
  });
}

/** Takes back a withdrawal that was not paid yet; the money returns to the balance. */
export const cancelWithdrawal = (context: Context, id: string): Promise<void> =>
  context.db.tx(async (sql) => {
    const [row] = await sql.query<{ amount_fen: number; state: string }>(
      'SELECT amount_fen, state FROM withdrawal WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [context.caller.accountId, id],
    );
    if (!row) throw notFound();
    if (row.state !== 'pending') throw fail(4403, '该笔提现已处理，不能撤回');
    await sql.query(`UPDATE withdrawal SET state = 'cancelled', note = '已撤回', updated_at = $2 WHERE id = $1`, [
      id,
      new Date(context.now()),
    ]);
    await book(sql, {
      accountId: context.caller.accountId,
      at: context.now(),
      kind: 'withdraw_back',
      title: '提现撤回',
      amountFen: row.amount_fen,
      reference: id,
    });
  });

/** Marks what waited long enough as paid. */
export async function payOut(services: Services) {
  const now = services.now();
  await services.db.query(
    `UPDATE withdrawal SET state = 'paid', note = '已打款', updated_at = $1
     WHERE state = 'pending' AND created_at <= $2`,
    [new Date(now), new Date(now - payoutAfter)],
  );
}

async function existing(sql: Sql, accountId: string, requestId: string): Promise<string> {
  const [row] = await sql.query<{ id: string }>('SELECT id FROM withdrawal WHERE account_id = $1 AND request_id = $2', [
    accountId,
    requestId,
  ]);
  return (row as { id: string }).id;
}
