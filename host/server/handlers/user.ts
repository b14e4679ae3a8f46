import type * as contract from '../../../src/api/contract/user';
import { personalizationOf } from '../account/auth/personalization';
import { endSessions } from '../account/auth/sessions';
import type { Context } from '../kit/context/context';
import type { Handlers } from '../kit/context/handler';
import { unreadMessages } from '../account/messages/messages';
import { homeAdsOf } from '../services/promotion/home-ads';
import { refuse } from '../kit/refusal';

interface UserRow {
  email: string | null;
  mobile: string | null;
  qq: string;
  account_code: string;
  created_at: string;
  state: string;
  customer: 'enterprise' | 'free';
  network_status: boolean;
  is_agent: boolean;
  local_sdwan: boolean;
}

/** The record that the guard and the whole console stand on, and the real-name notice of the home page. */
export const user: Handlers<typeof contract> = {
  async logout(context) {
    const { accountId, sessionId } = context.caller;
    if (sessionId) await endSessions(context.db, accountId, { id: sessionId });
    return { data: null };
  },

  async user(context) {
    const [row] = await context.db.query<UserRow>(
      `SELECT email, mobile, qq, account_code, created_at, state, customer, network_status, is_agent, local_sdwan
       FROM account WHERE id = $1`,
      [context.caller.accountId],
    );
    if (!row || row.state !== 'active') throw refuse('frozen');
    const { state: _, ...fields } = row;
    return {
      data: {
        ...fields,
        email: row.email ?? '',
        mobile: row.mobile ?? '',
        messages: await unreadMessages(context),
        personalization: await personalizationOf(context),
        ...(await homeAdsOf(context)),
      },
    };
  },

  async realNameNotice(context) {
    const { stage, home_popup_closed: closed, business_status } = await realNameState(context);
    return {
      data: {
        business_status,
        stage,
        homePopup: closed ? 0 : 1,
        notice: { yun_message: business_status ? notice : '' },
      },
    };
  },

  async realNameClosePopup(context) {
    await context.db.query(
      `INSERT INTO real_name (account_id, home_popup_closed) VALUES ($1, true)
       ON CONFLICT (account_id) DO UPDATE SET home_popup_closed = true`,
      [context.caller.accountId],
    );
    return { data: null };
  },
};

const notice = [
  '根据《网络安全法》要求，使用云认证、提现等业务需要完成实名认证。',
  '认证只需姓名和身份证号，提交后由客服审核。',
  '未完成认证的账号，提现与银行卡绑定暂不可用，其他功能不受影响。',
].join('\n');

interface RealNameState {
  stage: number;
  home_popup_closed: boolean;
  /** Whether the account has business that needs a verified person: money to pay out. */
  business_status: boolean;
}

async function realNameState(context: Context): Promise<RealNameState> {
  const [row] = await context.db.query<RealNameState>(
    `SELECT coalesce(r.stage, 0) AS stage, coalesce(r.home_popup_closed, false) AS home_popup_closed,
            EXISTS (SELECT 1 FROM wallet_entry e WHERE e.account_id = a.id AND e.kind = 'income') AS business_status
     FROM account a LEFT JOIN real_name r ON r.account_id = a.id WHERE a.id = $1`,
    [context.caller.accountId],
  );
  return row ?? { stage: 0, home_popup_closed: false, business_status: false };
}
