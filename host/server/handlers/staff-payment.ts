import type * as contract from '../../../src/api/contract/staff-payment';
import type { PayMethod, PaymentState } from '../../../src/domain/payment';
import { iso } from '../../../src/domain/time';
import { yuan } from '../../../src/format';
import { accountOf, recordAct } from '../account/staff/acts';
import { tellSupport } from '../account/support/tell';
import type { Handlers } from '../kit/context/handler';
import { Forged } from '../kit/pay/pay';
import { refuse } from '../kit/refusal';
import { readPage } from '../kit/sql/page';
import { settle } from '../services/payments/settle';

/** Payments of all accounts, for the operator, who alone knows of transfers between banks. */
export const staffPayment: Handlers<typeof contract> = {
  async staffPayments(context, { state, pay_method, account_code, ...paging }) {
    const accountId = account_code === undefined ? null : await accountOf(context.db, account_code);
    const data = await readPage<PaymentRow>(
      context.db,
      {
        select: `p.id, a.account_code, p.method AS pay_method, p.title, p.amount_fen, p.state, p.trade, p.created_at, p.paid_at`,
        from: `FROM payment p JOIN account a ON a.id = p.account_id
          WHERE ($1::text IS NULL OR p.state = $1) AND ($2::text IS NULL OR p.method = $2)
            AND ($3::text IS NULL OR p.account_id = $3)`,
        params: [state ?? null, pay_method ?? null, accountId],
        order: 'p.created_at DESC, p.id',
      },
      paging,
    );
    return { data };
  },

  async staffPaymentConfirm(context, { by, id, amount_fen, reference }) {
    const receipt = { id, fen: amount_fen, trade: reference };
    try {
      await settle(context, 'transfer', receipt, (sql, payment) =>
        recordAct(sql, context, {
          by,
          accountId: payment.account_id,
          text: `确认到账 ${yuan(amount_fen)}：${reference}`,
          target: id,
        }),
      );
    } catch (error) {
      throw error instanceof Forged ? refuse('paymentUnfit') : error;
    }
    return { data: null };
  },

  async staffPaymentRefuse(context, { by, id, reason }) {
    const at = context.now();
    await context.db.tx(async (sql) => {
      const [payment] = await sql.query<{ account_id: string }>(
        `UPDATE payment SET state = 'refused', note = $2, ended_at = $3
         WHERE id = $1 AND method = 'transfer' AND state = 'waiting' RETURNING account_id`,
        [id, reason, iso(at)],
      );
      if (!payment) throw refuse('paymentUnfit');
      await tellSupport(sql, payment.account_id, 'payment', id, new Date(at));
      await recordAct(sql, context, { by, accountId: payment.account_id, text: `转账未到账：${reason}`, target: id });
    });
    return { data: null };
  },
};

interface PaymentRow {
  id: string;
  account_code: string;
  pay_method: PayMethod;
  title: string;
  amount_fen: number;
  state: PaymentState;
  trade: string | null;
  created_at: string;
  paid_at: string | null;
}
