import type { Context } from '../../kit/context/context';
import { isDuplicate } from '../../kit/store/db';
import { createAccount, findAccount, type AccountRow } from './accounts';
import { check, plainMobile } from './checks';
import { takeTry, type Try } from './guessing';
import { checkPassword, hashPassword } from './passwords';
import { openSession, recordLogin } from './sessions';
import { takeSmsCode } from './sms-codes';
import { takeSecondCode, twoStepOn } from './two-step';
import { because, refuse } from '../../kit/refusal';
import { validate } from '../../kit/validate';

/** What somebody sent to sign in with a password. */
export interface PasswordForm {
  email: string;
  password: string;
  captcha?: string | undefined;
  captchaCacheKey?: string | undefined;
  remember?: boolean | undefined;
  totp?: string | undefined;
}

/**
 * Signs in with a name and a password; the token. A wrong password and an unknown name get the same answer after the
 * same work.
 */
export async function passwordSignIn(context: Context, form: PasswordForm): Promise<string> {
  const name = form.email.trim();
  validate({ email: check.account(name), password: check.anyPassword(form.password) });
  const tried = await takeTry(context, name, form);
  const account = await findAccount(context.db, name);
  const right = await checkPassword(account?.password_hash, form.password);
  const { left } = tried;
  const wrong = () =>
    refuse('wrongPassword', { advice: left ? because('triesLeft', { left }) : because('noTriesLeft') });
  if (!account || !right) {
    await recordLogin(context, context.db, account?.id ?? '', 'password', false);
    throw wrong();
  }
  await tried.forgive();
  await passSecondStep(context, account, form.totp, tried);
  return context.db.tx(async (sql) => {
    // A new password ends the sessions of the one before it: none may begin beside that.
    const [same] = await sql.query('SELECT 1 FROM account WHERE id = $1 AND password_hash = $2 FOR SHARE', [
      account.id,
      account.password_hash,
    ]);
    if (!same) throw wrong();
    return openSession(context, sql, { accountId: account.id, method: 'password', remember: form.remember ?? false });
  });
}

/** What somebody sent to sign in or register with a mobile number. */
export interface MobileForm {
  mobile: string;
  sms_code: string;
  password?: string | undefined;
  confirm_password?: string | undefined;
  scene?: string | undefined;
  gwid?: string | undefined;
  remember?: boolean | undefined;
  totp?: string | undefined;
}

/** Signs in with a proven number; the token. 2005 for a number without an account: its code stays good to register. */
export async function mobileSignIn(context: Context, form: MobileForm): Promise<string> {
  const mobile = plainMobile(form.mobile);
  validate({ mobile: check.mobile(mobile), sms_code: check.smsCode(form.sms_code) });
  await proveMobile(context, mobile, form.sms_code, true);
  const account = await findAccount(context.db, mobile);
  if (!account) throw refuse('newMobile');
  await passSecondStep(context, account, form.totp);
  await proveMobile(context, mobile, form.sms_code);
  return openSession(context, context.db, { accountId: account.id, method: 'sms', remember: form.remember ?? false });
}

/** Makes an account for a proven number and signs in; the token. */
export async function registerMobile(context: Context, form: MobileForm): Promise<string> {
  const mobile = plainMobile(form.mobile);
  validate({
    mobile: check.mobile(mobile),
    sms_code: check.smsCode(form.sms_code),
    password: check.newPassword(form.password),
    confirm_password: check.confirmed(form.password)(form.confirm_password),
  });
  if (!(await takeSmsCode(context, mobile, 'login', form.sms_code))) throw refuse('wrongRegisterCode');
  const passwordHash = await hashPassword(form.password as string);
  try {
    return await context.db.tx(async (sql) => {
      const accountId = await createAccount(sql, {
        mobile,
        passwordHash,
        at: context.now(),
        scene: form.scene,
        gwid: form.gwid,
      });
      return openSession(context, sql, { accountId, method: 'register', remember: form.remember ?? false });
    });
  } catch (error) {
    if (isDuplicate(error)) throw refuse('mobileRegistered');
    throw error;
  }
}

async function proveMobile(context: Context, mobile: string, code: string, keep = false) {
  const right = await takeSmsCode(context, mobile, 'login', code, keep);
  if (!right) throw refuse('wrongSmsCode');
}

/** The account may go on: not frozen, and its second code is right where it wants one. */
async function passSecondStep(context: Context, account: AccountRow, totp: string | undefined, tried?: Try) {
  if (account.state === 'frozen') throw refuse('frozen');
  if (!(await twoStepOn(context.db, account.id))) return;
  if (totp && (await takeSecondCode(context, account.id, totp))) return;
  // The captcha of the first step is used up: the second step must not ask for another.
  await tried?.pass();
  throw refuse('twoStep', { ask: totp ? because('retryTwoStep') : because('enterTwoStep') });
}
