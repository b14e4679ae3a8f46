import { day } from '../../../../src/domain/time';
import { email, mobile } from '../../../../src/rules';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import { newToken } from '../../kit/secrets';
import { isDuplicate, type Sql } from '../../kit/store/db';
import { createAccount, endQrLogins, endResetLinks } from '../auth/accounts';
import { plainMobile } from '../auth/checks';
import { makeResetLink } from '../auth/password-resets';
import { hashPassword } from '../auth/passwords';
import { recordAct } from './acts';

/** A link of the staff holds this long, milliseconds: it is handed over by people. */
const life = day;

/** What a link is made of; the token is in nobody's hands but the asker's. */
interface Link {
  account_code: string;
  token: string;
  expires_at: string;
}

/** Opens an account for an e-mail address or a mobile number, with a password that nobody knows, and a link to set one. */
export async function openAccount(context: Context, by: string, name: string): Promise<Link> {
  const { db, now } = context;
  const typed = name.trim();
  const isMail = typed.includes('@');
  const account = isMail ? typed.toLowerCase() : plainMobile(typed);
  if ((isMail ? email : mobile)(account)) throw invalid({ account: because('accountUnlike') });
  const passwordHash = await hashPassword(newToken());
  try {
    return await db.tx(async (sql) => {
      const id = await createAccount(sql, {
        ...(isMail ? { email: account } : { mobile: account }),
        passwordHash,
        at: now(),
      });
      return linkIn(sql, context, { by, text: '开通账号', accountId: id });
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('accountThere') : error;
  }
}

/** A link that sets a new password. */
export const giveLink = ({ db, ...context }: Context, by: string, accountId: string): Promise<Link> =>
  db.tx((sql) => linkIn(sql, context, { by, text: '生成重置密码链接', accountId }));

async function linkIn(
  sql: Sql,
  context: Pick<Context, 'now' | 'ip'>,
  act: { by: string; text: string; accountId: string },
): Promise<Link> {
  const { accountId } = act;
  const token = await makeResetLink(sql, accountId, context.now(), life);
  await recordAct(sql, context, act);
  const [row] = await sql.query<{ account_code: string }>('SELECT account_code FROM account WHERE id = $1', [
    accountId,
  ]);
  return { account_code: row!.account_code, token, expires_at: new Date(context.now() + life).toISOString() };
}

/** Freezes an account or opens it again; what is frozen ends wherever it is asked for, so there is nothing else to end but what waits. */
export async function freezeAccount(
  context: Context,
  { by, accountId, frozen, reason }: { by: string; accountId: string; frozen: boolean; reason: string },
): Promise<void> {
  await context.db.tx(async (sql) => {
    await sql.query('UPDATE account SET state = $2 WHERE id = $1', [accountId, frozen ? 'frozen' : 'active']);
    await endResetLinks(sql, accountId);
    await endQrLogins(sql, accountId);
    await recordAct(sql, context, { by, accountId, text: `${frozen ? '冻结账号' : '解冻账号'}：${reason}` });
  });
}

/** Makes an account an agent or an enterprise, or no longer. */
export async function setKind(
  context: Context,
  {
    by,
    accountId,
    agent,
    customer,
  }: { by: string; accountId: string; agent?: boolean | undefined; customer?: 'enterprise' | 'free' | undefined },
): Promise<void> {
  const words = [
    agent === undefined ? [] : [agent ? '设为代理商' : '取消代理商'],
    customer === undefined ? [] : [customer === 'enterprise' ? '设为企业客户' : '设为普通客户'],
  ].flat();
  if (words.length === 0) return;
  await context.db.tx(async (sql) => {
    await sql.query(
      'UPDATE account SET is_agent = coalesce($2, is_agent), customer = coalesce($3, customer) WHERE id = $1',
      [accountId, agent ?? null, customer ?? null],
    );
    await recordAct(sql, context, { by, accountId, text: words.join('，') });
  });
}
