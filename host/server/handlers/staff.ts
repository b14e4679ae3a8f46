import { randomInt } from 'node:crypto';
import { afterSaleMoves } from '../../../src/api/contract/staff';
import type * as contract from '../../../src/api/contract/staff';
import { masked } from '../account/auth/accounts';
import type { Context } from '../kit/context/context';
import { settleApplication } from '../account/contractor/applications';
import type { Handlers } from '../kit/context/handler';
import { day } from '../../../src/domain/time';
import { readPage } from '../kit/sql/page';
import { recordAct } from '../account/staff/acts';
import { answerTicket, moveAfterSale } from '../account/staff/answers';
import { erase, exportOf, personOf } from '../account/personal-data/personal-data';
import { photoResponse } from '../account/support/uploads';
import { wholeNumber } from '../account/wallet/cards';
import { settleWithdrawal } from '../account/wallet/withdrawals';
import { because, invalid, notFound, refuse } from '../kit/refusal';

/** The other side of tickets, after-sales orders, withdrawals and service codes: for the tools of the service staff. */
export const staff: Handlers<typeof contract> = {
  async staffTickets(context, input) {
    const { list, total } = await readPage<TicketRow>(
      context.db,
      {
        select: ticketColumns,
        from: 'FROM ticket t JOIN account a ON a.id = t.account_id WHERE t.state = $1',
        params: [input.state],
        order: 't.updated_at, t.id',
      },
      input,
    );
    return { data: { list: list.map(shown), total } };
  },

  async staffTicketThread(context, input) {
    const [row] = await context.db.query<TicketRow>(
      `SELECT ${ticketColumns} FROM ticket t JOIN account a ON a.id = t.account_id WHERE t.id = $1`,
      [input.id],
    );
    if (!row) throw notFound();
    const thread = await context.db.query<{ from: 'me' | 'service'; text: string; at: string; author: string }>(
      `SELECT sender AS "from", body AS text, at, author FROM ticket_message WHERE ticket_id = $1 ORDER BY at, id`,
      [input.id],
    );
    return { data: { ...shown(row), thread } };
  },

  async staffTicketReply(context, { id, by, text }) {
    const at = new Date(context.now());
    const owner = await context.db.tx((sql) =>
      answerTicket(sql, { ticketId: id, author: by, text, simulated: false, at }),
    );
    if (!owner) throw notFound();
    await record(context, owner, by, '回复工单', id);
    return { data: null };
  },

  async staffAfterSaleMove(context, { id, by, state, note }) {
    // A step back would contradict what the owner has read.
    const from = ['submitted', ...afterSaleMoves.slice(0, state === 'refused' ? 3 : afterSaleMoves.indexOf(state))];
    const at = new Date(context.now());
    const owner = await context.db.tx((sql) => moveAfterSale(sql, { id, from, state, note, at }));
    if (!owner) throw refuse('afterSaleGone');
    await record(context, owner, by, `售后单：${note}`, id);
    return { data: null };
  },

  async staffAfterSales(context, input) {
    const { list, total } = await readPage<AfterSaleRow>(
      context.db,
      {
        select: `s.id, coalesce(a.email, a.mobile) AS account, s.kind, s.product, s.serial, s.reason, s.contact, s.mobile,
          s.created_at`,
        from: 'FROM after_sale s JOIN account a ON a.id = s.account_id WHERE s.state = $1',
        params: [input.state],
        order: 's.created_at, s.id',
      },
      input,
    );
    return { data: { list: list.map((row) => ({ ...row, account: masked(row.account) })), total } };
  },

  async staffWithdrawals(context, input) {
    const { list, total } = await readPage<WithdrawalRow>(
      context.db,
      {
        select: `w.id, coalesce(a.email, a.mobile) AS account, coalesce(c.holder, '') AS holder, coalesce(c.bank, '') AS bank,
          c.id AS card_id, coalesce(c.number, '') AS number, w.card, w.amount_fen, w.created_at`,
        from: `FROM withdrawal w JOIN account a ON a.id = w.account_id
          LEFT JOIN bank_card c ON c.id = w.card_id AND c.account_id = w.account_id WHERE w.state = 'pending'`,
        params: [],
        order: 'w.created_at, w.id',
      },
      input,
    );
    const read = ({ card_id, number, account, ...row }: WithdrawalRow) => ({
      ...row,
      account: masked(account),
      number: card_id ? wholeNumber(context, { id: card_id, number }) : '',
    });
    return { data: { list: list.map(read), total } };
  },

  async staffWithdrawalSettle(context, { id, by, paid, note }) {
    const owner = await settleWithdrawal(context, id, paid, note);
    if (!owner) throw refuse('withdrawalGone');
    await record(context, owner, by, paid ? '提现已打款' : `提现失败：${note}`, id);
    return { data: null };
  },

  async staffContractors(context, input) {
    const { list, total } = await readPage<ContractorRow>(
      context.db,
      {
        select: `c.id, coalesce(a.email, a.mobile) AS account, c.company, c.licence,
          jsonb_array_length(c.photos) AS photos, c.region, c.contact, c.mobile, c.created_at`,
        from: `FROM contractor_application c JOIN account a ON a.id = c.account_id WHERE c.state = 'reviewing'`,
        params: [],
        order: 'c.created_at, c.id',
      },
      input,
    );
    return { data: { list: list.map(({ account, ...row }) => ({ ...row, account: masked(account) })), total } };
  },

  async staffContractorPhoto(context, { id, at }) {
    const [row] = await context.db.query<{ account_id: string; photo: string | null }>(
      'SELECT account_id, photos->>($2::integer) AS photo FROM contractor_application WHERE id = $1',
      [id, at],
    );
    if (!row?.photo) throw notFound();
    return photoResponse(context, row.photo, row.account_id);
  },

  async staffContractorSettle(context, { id, by, approved, reason }) {
    if (!approved && reason === '') throw invalid({ reason: because('refusalReasonNeeded') });
    const at = new Date(context.now());
    const owner = await context.db.tx((sql) =>
      settleApplication(sql, { id, approved, reason: approved ? '' : reason, at }),
    );
    if (!owner) throw refuse('certificationGone');
    await record(context, owner, by, approved ? '工程商认证已通过' : `工程商认证未通过：${reason}`, id);
    return { data: null };
  },

  async staffServiceCode(context, { account_code, by, phone, days }) {
    const [account] = await context.db.query<{ id: string; customer: string }>(
      'SELECT id, customer FROM account WHERE account_code = $1',
      [account_code.trim().toUpperCase()],
    );
    if (!account) throw refuse('nobodyBound');
    const service_code = String(randomInt(1_000_000)).padStart(6, '0');
    const return_type = account.customer === 'enterprise' ? 'paid' : 'free';
    const expires = new Date(context.now() + days * day);
    await context.db.query(
      `INSERT INTO service_code (code, account_id, return_type, nick_name, phone, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (account_id, code) DO UPDATE SET nick_name = excluded.nick_name, phone = excluded.phone,
         return_type = excluded.return_type, expires_at = excluded.expires_at`,
      [service_code, account.id, return_type, by, phone, expires],
    );
    await record(context, account.id, by, '发放服务码', '');
    return { data: { service_code, return_type, expires_at: expires.toISOString() } };
  },

  async staffAccountExport(context, { account_code, by }) {
    const person = await personOf(context.db, account_code);
    await record(context, person.id, by ?? '', '导出账号数据', '');
    return new Response(exportOf({ ...context, db: context.reads ?? context.db }, person), {
      headers: { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="account.json"' },
    });
  },

  async staffAccountErase(context, { account_code, by }) {
    await erase(context, await personOf(context.db, account_code));
    // Of no account: what hangs on it went with it.
    await recordAct(context.db, context, { by: by ?? '', text: '注销账号', target: account_code });
    return { data: null };
  },
};

interface TicketRow {
  id: string;
  account: string;
  subject: string;
  category: string;
  state: 'open' | 'answered' | 'closed';
  updated_at: string;
}

interface AfterSaleRow {
  id: string;
  account: string;
  kind: 'repair' | 'replace' | 'return';
  product: string;
  serial: string;
  reason: string;
  contact: string;
  mobile: string;
  created_at: string;
}

interface ContractorRow {
  id: string;
  account: string;
  company: string;
  licence: string;
  photos: number;
  region: string;
  contact: string;
  mobile: string;
  created_at: string;
}

interface WithdrawalRow {
  id: string;
  account: string;
  holder: string;
  bank: string;
  card_id: string | null;
  number: string;
  card: string;
  amount_fen: number;
  created_at: string;
}

const ticketColumns = 't.id, coalesce(a.email, a.mobile) AS account, t.subject, t.category, t.state, t.updated_at';

const shown = (row: TicketRow): TicketRow => ({ ...row, account: masked(row.account) });

const record = (context: Context, accountId: string, by: string, text: string, target: string) =>
  recordAct(context.db, context, { by, text, target, accountId });
