import type { Context } from '../../kit/context/context';
import { endResetLinks, findAccount, masked, setPassword } from './accounts';
import { hashPassword } from './passwords';
import { fingerprint, newToken } from '../../kit/secrets';
import { endSessions } from './sessions';
import type { Sql } from '../../kit/store/db';
import { day, minute } from '../../../../src/domain/time';
import { refuse, refuseAt } from '../../kit/refusal';

/** A reset link holds this long, milliseconds, and works once. */
const life = 30 * minute;

/** Refuses where nothing could be sent to such a name: the name alone decides, not whether there is an account. */
export function requireSender({ mail, sms }: Context, name: string): void {
  if (name.includes('@') ? !mail.configured : !sms.sends('reset'))
    throw refuseAt('account', name.includes('@') ? 'mailMissing' : 'smsMissing');
}

/** Three links an hour for a name, ten for an asking machine; the same whether or not the account exists. */
export async function limitReset(context: Context, name: string) {
  await context.limits.take(`reset:ip:${context.network}`, 10, 3600);
  await context.limits.take(`reset:name:${fingerprint(name.trim().toLowerCase())}`, 3, 3600);
}

/**
 * Sends a reset link, if there is such an account. Goes on after the answer, so that neither its words nor its time
 * tell who has an account; a gateway that fails is told to the operator only.
 */
export function sendReset(context: Context, name: string) {
  findAndSend(context, name).catch((error: unknown) => context.log(`password reset was not sent: ${String(error)}`));
}

async function findAndSend(context: Context, name: string) {
  const account = await findAccount(context.db, name);
  if (!account || account.state === 'frozen') return;
  const isMail = account.email === name.trim().toLowerCase();
  if (!isMail && account.email && (await isFresh(context, account.id))) return;
  const token = await context.db.tx((sql) => makeResetLink(sql, account.id, context.now(), life));
  const link = `${consoleUrl(context)}/password_reset/${token}`;
  if (account.email && isMail) await context.mail.send(account.email, ...mailOf(account.email, link));
  else await context.sms.send(account.mobile as string, { kind: 'reset', value: link, text: smsOf(link) });
}

/**
 * Whether the account's number came a short time ago. Whoever sits at a session that somebody left open can give the account a
 * number of his own; the owner, who is told by mail, has a day before that number can set a password.
 */
async function isFresh({ db, now }: Context, accountId: string): Promise<boolean> {
  const fresh = await db.query('SELECT 1 FROM account WHERE id = $1 AND mobile_changed_at > $2', [
    accountId,
    new Date(now() - day),
  ]);
  return fresh.length > 0;
}

/** Makes the token of a link that holds for `lasts` milliseconds; those before it end. Inside a transaction. */
export async function makeResetLink(sql: Sql, accountId: string, now: number, lasts: number): Promise<string> {
  const token = newToken();
  await endResetLinks(sql, accountId);
  await sql.query(
    'INSERT INTO password_reset (token_hash, account_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    [fingerprint(token), accountId, new Date(now), new Date(now + lasts)],
  );
  return token;
}

const mailOf = (account: string, link: string): [subject: string, text: string] => [
  'Netpane 重置密码',
  [
    `有人为账号 ${account} 申请了重置密码。`,
    '30 分钟内打开下面的链接设置新密码，链接只能使用一次：',
    link,
    '如果不是本人操作，忽略本邮件即可，密码不会改变。',
  ].join('\n\n'),
];

const smsOf = (link: string): string => `【Netpane】重置密码：${link}（30 分钟内有效，仅限一次）。非本人操作请忽略。`;

/** Whose link it is, masked; undefined when it is used, too old, or never was. */
export async function resetAccount(context: Context, token: string): Promise<string | undefined> {
  const [row] = await context.db.query<{ name: string }>(
    `SELECT coalesce(a.email, a.mobile) AS name FROM password_reset r JOIN account a ON a.id = r.account_id
     WHERE r.token_hash = $1 AND r.expires_at > $2`,
    [fingerprint(token), new Date(context.now())],
  );
  return row && masked(row.name);
}

/** Sets the new password, uses the link up and ends every session. Refuses when the link does not hold any more. */
export async function resetPassword(context: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password);
  await context.db.tx(async (sql) => {
    const [used] = await sql.query<{ account_id: string }>(
      'DELETE FROM password_reset WHERE token_hash = $1 AND expires_at > $2 RETURNING account_id',
      [fingerprint(token), new Date(context.now())],
    );
    if (!used) throw refuse('linkExpired');
    await setPassword(sql, used.account_id, passwordHash, context.now());
    await endSessions(sql, used.account_id);
  });
}

/**
 * The console's address for links. The request's own host is believed on this machine only: elsewhere whoever asks could
 * put another site into the mail.
 */
export function consoleUrl(context: Context): string {
  if (context.publicUrl) return context.publicUrl;
  const { origin, hostname } = new URL(context.request.url);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? origin : '';
}
