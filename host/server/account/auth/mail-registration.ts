import { hour } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { fingerprint, newToken } from '../../kit/secrets';
import { isDuplicate } from '../../kit/store/db';
import { createAccount, findAccount, masked } from './accounts';
import { consoleUrl } from './password-resets';
import { hashPassword } from './passwords';

/** A link holds this long, milliseconds, and works once. */
const life = 24 * hour;

/** Three mails an hour for an address, ten for an asking machine; the same whether or not there is an account. */
export async function limitRegistration({ limits, network }: Context, email: string): Promise<void> {
  await limits.take(`register:ip:${network}`, 10, 3600);
  await limits.take(`register:name:${fingerprint(email)}`, 3, 3600);
}

/**
 * Sends a link by which an account is made. Goes on after the answer, so that neither its words nor its time tell who
 * has an account; a gateway that fails is told to the operator only.
 */
export function sendRegistration(context: Context, email: string, scene: string): void {
  makeAndSend(context, email, scene).catch((error: unknown) => console.error('registration was not sent', error));
}

async function makeAndSend(context: Context, email: string, scene: string): Promise<void> {
  const url = consoleUrl(context);
  if (await findAccount(context.db, email)) return void (await context.mail.send(email, ...alreadyThere(url)));
  const token = newToken();
  const now = context.now();
  await context.db.tx(async (sql) => {
    await sql.query('DELETE FROM mail_registration WHERE email = $1', [email]);
    await sql.query(
      'INSERT INTO mail_registration (token_hash, email, scene, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)',
      [fingerprint(token), email, scene, new Date(now), new Date(now + life)],
    );
  });
  await context.mail.send(email, ...invitation(`${url}/password_reset/${token}`));
}

const invitation = (link: string): [subject: string, text: string] => [
  'Netpane 完成注册',
  [
    '有人用这个邮箱申请注册 Netpane 账号。',
    '24 小时内打开下面的链接设置密码，完成注册。链接只能使用一次：',
    link,
    '如果不是本人操作，忽略本邮件即可，不会产生账号。',
  ].join('\n\n'),
];

const alreadyThere = (url: string): [subject: string, text: string] => [
  'Netpane 账号已存在',
  [
    '有人用这个邮箱申请注册 Netpane 账号，但这个邮箱已经注册过。',
    `直接登录：${url}/login`,
    `忘记密码：${url}/forgot_password`,
    '如果不是本人操作，忽略本邮件即可。',
  ].join('\n\n'),
];

/** Whose link it is, masked; undefined when it is used, too old, or never was. */
export async function registrationOf({ db, now }: Context, token: string): Promise<string | undefined> {
  const [row] = await db.query<{ email: string }>(
    'SELECT email FROM mail_registration WHERE token_hash = $1 AND expires_at > $2',
    [fingerprint(token), new Date(now())],
  );
  return row && masked(row.email);
}

/** Makes the account of a link and uses it up. Refuses when the link does not hold any more. */
export async function registerByMail({ db, now }: Context, token: string, password: string) {
  const passwordHash = await hashPassword(password);
  try {
    await db.tx(async (sql) => {
      const [used] = await sql.query<{ email: string; scene: string }>(
        'DELETE FROM mail_registration WHERE token_hash = $1 AND expires_at > $2 RETURNING email, scene',
        [fingerprint(token), new Date(now())],
      );
      if (!used) throw refuse('linkExpired');
      await createAccount(sql, { email: used.email, passwordHash, at: now(), scene: used.scene });
    });
  } catch (error) {
    throw isDuplicate(error) ? refuse('accountThere') : error;
  }
}
