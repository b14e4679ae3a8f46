import type * as contract from '../../../src/api/contract/wallet';
import { bankCard, required } from '../../../src/rules';
import { realNameOf } from '../account/auth/real-name';
import { changeOf } from '../account/logs/facts';
import { noteChange } from '../account/logs/record-action';
import { reauthenticate } from '../account/auth/reauthenticate';
import { newId } from '../kit/secrets';
import { isDuplicate } from '../kit/store/db';
import type { Handlers } from '../kit/context/handler';
import { sealedNumber, shownNumber, type CardRow } from '../account/wallet/cards';
import { couponPage, monthStart, statementPage, withdrawalPage } from '../account/wallet/lists';
import {
  cancelWithdrawal,
  createWithdrawal,
  maxWithdrawFen,
  minWithdrawFen,
  removeCard,
} from '../account/wallet/withdrawals';
import { because, invalid, refuse } from '../kit/refusal';
import { checks, validate } from '../kit/validate';
import { lockAccount } from '../kit/sql/lock';

const maxCards = 10;
const verified = 1;

/** Balance, coupons, bank cards, withdrawals and statement of the caller; money in integer fen. */
export const wallet: Handlers<typeof contract> = {
  async walletSummary(context) {
    const now = context.now();
    const [row] = await context.db.query<{
      balance_fen: number;
      frozen_fen: number;
      income_month_fen: number;
      coupons: number;
      cards: number;
    }>(
      `SELECT coalesce((SELECT balance_fen FROM wallet WHERE account_id = $1), 0) AS balance_fen,
         coalesce((SELECT sum(amount_fen) FROM withdrawal WHERE account_id = $1 AND state = 'pending'), 0) AS frozen_fen,
         coalesce((SELECT sum(amount_fen) FROM wallet_entry WHERE account_id = $1 AND kind = 'income' AND at >= $3), 0)
           AS income_month_fen,
         (SELECT count(*) FROM coupon
          WHERE account_id = $1 AND used_at IS NULL AND starts_at <= $2 AND expires_at > $2) AS coupons,
         (SELECT count(*) FROM bank_card WHERE account_id = $1) AS cards`,
      [context.caller.accountId, new Date(now), monthStart(now)],
    );
    const isVerified = (await realNameOf(context)).stage === verified;
    const sums = row ?? { balance_fen: 0, frozen_fen: 0, income_month_fen: 0, coupons: 0, cards: 0 };
    return {
      data: {
        ...sums,
        verified: isVerified,
        may_withdraw: isVerified && sums.cards > 0,
        min_withdraw_fen: minWithdrawFen,
        max_withdraw_fen: maxWithdrawFen,
      },
    };
  },

  async coupons(context, input) {
    return { data: await couponPage(context, input) };
  },

  async bankCards(context) {
    const rows = await context.db.query<CardRow>(
      'SELECT id, bank, holder, number, created_at FROM bank_card WHERE account_id = $1 ORDER BY created_at',
      [context.caller.accountId],
    );
    return { data: { list: rows.map((row) => ({ ...row, number: shownNumber(context, row) })), total: rows.length } };
  },

  async bankCardAdd(context, input) {
    const number = input.number.replace(/ /g, '');
    const holder = input.holder.trim();
    validate({
      holder: checks('holder', required)(holder),
      bank: checks('bank', required)(input.bank.trim()),
      number: checks('bankCard', required, bankCard)(number),
    });
    const real = await realNameOf(context);
    if (real.stage !== verified) throw refuse('realNameFirst');
    if (real.name !== holder) throw invalid({ holder: because('holderDiffers') });
    await reauthenticate(context, input.password);
    const id = newId('card');
    const [sealed, index] = sealedNumber(context, id, number);
    const row: CardRow = {
      id,
      bank: input.bank.trim(),
      holder,
      number: sealed,
      created_at: new Date(context.now()).toISOString(),
    };
    try {
      const added = await context.db.tx(async (sql) => {
        await lockAccount(sql, context.caller.accountId);
        return sql.query(
          `INSERT INTO bank_card (id, account_id, bank, holder, number, number_index, created_at)
           SELECT $1, $2, $3, $4, $5, $6, $7 WHERE (SELECT count(*) FROM bank_card WHERE account_id = $2) < $8
           RETURNING id`,
          [id, context.caller.accountId, row.bank, holder, sealed, index, row.created_at, maxCards],
        );
      });
      if (!added.length) throw refuse('cardsMost', { most: maxCards });
    } catch (error) {
      if (isDuplicate(error)) throw invalid({ number: because('cardBound') });
      throw error;
    }
    const shown = { ...row, number: shownNumber(context, row) };
    noteChange(context, changeOf(undefined, { 银行卡: `${shown.bank} ${shown.number}` }));
    return { data: shown };
  },

  async bankCardRemove(context, input) {
    await reauthenticate(context, input.password);
    await removeCard(context, input.id);
    return { data: null };
  },

  async withdrawals(context, input) {
    return { data: await withdrawalPage(context, input) };
  },

  async withdraw(context, input) {
    if ((await realNameOf(context)).stage !== verified) throw refuse('realNameFirst');
    await reauthenticate(context, input.password);
    return { data: { id: await createWithdrawal(context, input) } };
  },

  async withdrawalCancel(context, input) {
    await cancelWithdrawal(context, input.id);
    return { data: null };
  },

  async statement(context, input) {
    return { data: await statementPage(context, input) };
  },
};
