import type * as contract from '../../../src/api/contract/staff-account';
import { maskName } from '../../../src/format';
import { masked } from '../account/auth/accounts';
import { consoleUrl } from '../account/auth/password-resets';
import { realNameForReview, settleRealName } from '../account/auth/real-name';
import { accountOf, recordAct } from '../account/staff/acts';
import { freezeAccount, giveLink, openAccount, setKind } from '../account/staff/accounts';
import type { Handlers } from '../kit/context/handler';
import { readPage } from '../kit/sql/page';
import { because, invalid, refuse } from '../kit/refusal';

/** Accounts, for the operator: opened, looked at, frozen, made agents; and what the staff did. */
export const staffAccount: Handlers<typeof contract> = {
  async staffAccounts(context, { q, state, ...paging }) {
    const { list, total } = await readPage<AccountRow>(
      context.db,
      {
        select: `account_code, coalesce(email, mobile) AS account, state, customer, is_agent AS agent, created_at`,
        from: `FROM account WHERE ($1::text IS NULL OR email = lower($1) OR mobile = $1 OR account_code = upper($1))
          AND ($2::text IS NULL OR state = $2)`,
        params: [q || null, state ?? null],
        order: 'created_at DESC, id',
      },
      paging,
    );
    return { data: { list: list.map((row) => ({ ...row, account: masked(row.account) })), total } };
  },

  async staffAccount(context, { account_code }) {
    const id = await accountOf(context.db, account_code);
    const [row] = await context.db.query<WholeAccount>(
      `SELECT a.account_code, a.email, a.mobile, a.state, a.customer, a.is_agent AS agent, a.created_at,
         (SELECT max(last_seen_at) FROM session WHERE account_id = a.id) AS seen_at,
         (SELECT count(*) FROM device WHERE account_id = a.id AND kind = 'gateway') AS gateways,
         coalesce((SELECT balance_fen FROM wallet WHERE account_id = a.id), 0) AS balance_fen,
         (SELECT count(*) FROM service_order WHERE account_id = a.id) AS orders
       FROM account a WHERE a.id = $1`,
      [id],
    );
    return { data: row! };
  },

  async staffAccountCreate(context, { by, account }) {
    return { data: linked(consoleUrl(context), await openAccount(context, by, account)) };
  },

  async staffAccountLink(context, { by, account_code }) {
    return {
      data: linked(consoleUrl(context), await giveLink(context, by, await accountOf(context.db, account_code))),
    };
  },

  async staffAccountFreeze(context, { by, account_code, frozen, reason }) {
    await freezeAccount(context, { by, accountId: await accountOf(context.db, account_code), frozen, reason });
    return { data: null };
  },

  async staffAccountKind(context, { by, account_code, ...kind }) {
    await setKind(context, { by, accountId: await accountOf(context.db, account_code), ...kind });
    return { data: null };
  },

  async staffActs(context, { account_code, ...paging }) {
    const accountId = account_code === undefined ? null : await accountOf(context.db, account_code);
    const data = await readPage<ActRow>(
      context.db,
      {
        select: 's.at, s.author AS by, s.text, s.target, a.account_code',
        from: `FROM staff_act s LEFT JOIN account a ON a.id = s.account_id
          WHERE ($1::text IS NULL OR s.account_id = $1)`,
        params: [accountId],
        order: 's.id DESC',
      },
      paging,
    );
    return { data };
  },

  async staffRealNames(context, input) {
    const { list, total } = await readPage<RealNameRow>(
      context.db,
      {
        select: 'a.account_code, coalesce(a.email, a.mobile) AS account, r.name, r.submitted_at',
        from: 'FROM real_name r JOIN account a ON a.id = r.account_id WHERE r.stage = 2',
        params: [],
        order: 'r.submitted_at, r.account_id',
      },
      input,
    );
    const shown = (row: RealNameRow) => ({ ...row, account: masked(row.account), name: maskName(row.name) });
    return { data: { list: list.map(shown), total } };
  },

  async staffRealName(context, { by, account_code }) {
    const accountId = await accountOf(context.db, account_code);
    const data = await realNameForReview(context, accountId);
    if (!data) throw refuse('realNameGone');
    await recordAct(context.db, context, { by, text: '查看待审核的实名信息', accountId });
    return { data };
  },

  async staffRealNameSettle(context, { by, account_code, approved, reason }) {
    if (!approved && reason === '') throw invalid({ reason: because('refusalReasonNeeded') });
    const accountId = await accountOf(context.db, account_code);
    const at = new Date(context.now());
    await context.db.tx(async (sql) => {
      if (!(await settleRealName(sql, { accountId, approved, reason, at }))) throw refuse('realNameGone');
      const text = approved ? '实名认证已通过' : `实名认证未通过：${reason}`;
      await recordAct(sql, context, { by, text, accountId });
    });
    return { data: null };
  },
};

interface RealNameRow {
  account_code: string;
  account: string;
  name: string;
  submitted_at: string | null;
}

interface AccountRow {
  account_code: string;
  account: string;
  state: 'active' | 'frozen';
  customer: 'enterprise' | 'free';
  agent: boolean;
  created_at: string;
}

interface WholeAccount extends Omit<AccountRow, 'account'> {
  email: string | null;
  mobile: string | null;
  seen_at: string | null;
  gateways: number;
  balance_fen: number;
  orders: number;
}

interface ActRow {
  at: string;
  by: string;
  text: string;
  target: string;
  account_code: string | null;
}

const linked = (url: string, { token, ...rest }: { token: string; account_code: string; expires_at: string }) => ({
  ...rest,
  link: `${url}/password_reset/${token}`,
});
