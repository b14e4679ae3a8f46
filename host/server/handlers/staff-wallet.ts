import type * as contract from '../../../src/api/contract/staff-wallet';
import type { ParsedOf } from '../../../src/api/endpoint';
import { accountOf, recordAct } from '../account/staff/acts';
import { book } from '../account/wallet/ledger';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { readPage } from '../kit/sql/page';
import { issueInvoice, mailInvoice } from '../services/orders/invoices';
import { refund } from '../services/payments/pay-back';
import { yuan } from '../../../src/format';

/** Money of accounts, for the operator: transfers that arrived, orders, invoices. */
export const staffWallet: Handlers<typeof contract> = {
  staffWalletCredit: (context, input) => bookBy(context, input, { kind: 'recharge', sign: 1, word: '入账' }),
  staffWalletRefund: (context, input) => bookBy(context, input, { kind: 'pay_back', sign: -1, word: '退款' }),

  async staffOrders(context, { state, account_code, ...paging }) {
    const accountId = account_code === undefined ? null : await accountOf(context.db, account_code);
    const data = await readPage<OrderRow>(
      context.db,
      {
        select: `o.id, a.account_code, o.service_name AS service, o.tier_name AS tier, o.quantity, o.months, o.state,
          o.pay_fen, o.created_at, o.paid_at`,
        from: `FROM service_order o JOIN account a ON a.id = o.account_id
          WHERE ($1::text IS NULL OR o.state = $1) AND ($2::text IS NULL OR o.account_id = $2)`,
        params: [state ?? null, accountId],
        order: 'o.created_at DESC, o.id',
      },
      paging,
    );
    return { data };
  },

  async staffOrderRefund(context, { by, id, reason }) {
    await refund(context, {
      id,
      also: (sql, { accountId, fen }) =>
        recordAct(sql, context, { by, accountId, text: `退款 ${yuan(fen)}：${reason}`, target: id }),
    });
    return { data: null };
  },

  async staffInvoices(context, { state, ...paging }) {
    const data = await readPage<InvoiceRow>(
      context.db,
      {
        select: `o.id, a.account_code, o.invoice->>'title' AS title, o.invoice->>'tax_no' AS tax_no,
          o.invoice->>'email' AS email, o.pay_fen AS amount_fen, o.invoice->>'state' AS state, o.invoice ? 'file' AS file,
          o.invoice->>'at' AS at`,
        from: `FROM service_order o JOIN account a ON a.id = o.account_id WHERE o.invoice->>'state' = $1`,
        params: [state],
        order: `o.invoice->>'at', o.id`,
      },
      paging,
    );
    return { data };
  },

  async staffInvoiceSent(context, input) {
    await issue(context, input);
    return { data: null };
  },
  async staffInvoiceIssue(context, input) {
    await issue(context, input);
    return { data: null };
  },
  async staffInvoiceSend(context, { by, id }) {
    const { email, accountId } = await mailInvoice(context, id);
    await recordAct(context.db, context, { by, accountId, text: '发票已发送邮件', target: id });
    return { data: { email } };
  },
};

/** Books what happened with money outside of here, once, with who says so. */
async function bookBy(
  context: Context,
  { by, account_code, amount_fen, reference, note }: ParsedOf<typeof contract.staffWalletCredit>,
  { kind, sign, word }: { kind: 'recharge' | 'pay_back'; sign: 1 | -1; word: string },
): Promise<{ data: { balance_fen: number } }> {
  const accountId = await accountOf(context.db, account_code);
  const balance_fen = await context.db.tx(async (sql) => {
    const booked = { kind, title: note, amountFen: sign * amount_fen, reference: `staff:${reference}` };
    const balance = await book(sql, { accountId, at: context.now(), ...booked });
    await recordAct(sql, context, { by, accountId, text: `${word} ${yuan(amount_fen)}：${note}`, target: reference });
    return balance;
  });
  return { data: { balance_fen } };
}

const issue = (context: Context, { by, id, number, file }: { by: string; id: string; number: string; file?: Blob }) =>
  issueInvoice(context, {
    ...{ id, number },
    ...(file && { file }),
    also: (sql, accountId) => recordAct(sql, context, { by, accountId, text: `发票已开具 ${number}`, target: id }),
  });

interface OrderRow {
  id: string;
  account_code: string;
  service: string;
  tier: string;
  quantity: number;
  months: number;
  state: 'unpaid' | 'paid' | 'cancelled' | 'refunded';
  pay_fen: number;
  created_at: string;
  paid_at: string | null;
}

interface InvoiceRow {
  id: string;
  account_code: string;
  title: string;
  tax_no: string;
  email: string;
  amount_fen: number;
  state: 'requested' | 'sent';
  file: boolean;
  at: string;
}
