import type { Context } from '../../kit/context/context';
import { fingerprint } from '../../kit/secrets';
import { because, invalid } from '../../kit/refusal';

/** Wrong passwords for a name before a captcha is asked for, and before the name is closed for a while. */
const freeTries = 3;
const allTries = 10;
const closedSeconds = 15 * 60;
/** Failures of a machine before it sees a captcha, and calls before it is closed, whatever names it tries. */
const ipFreeFailures = 10;
const ipTries = 200;

/** Counts by the name as typed, whether or not an account has it: the answers must not tell. */
const nameKey = (name: string): string => `login:name:${fingerprint(name.trim().toLowerCase())}`;
const ipKey = (context: Context): string => `login:ip:${context.ip}`;
const passedKey = (context: Context, name: string): string =>
  `login:passed:${context.ip}:${fingerprint(name.trim().toLowerCase())}`;
const ipFailureKey = (context: Context): string => `login:failed:${context.ip}`;

/** Whether the account form must show a captcha now. */
export async function captchaNeeded(context: Context, name: string): Promise<boolean> {
  if (name !== '' && (await context.limits.used(passedKey(context, name))) > 0) return false;
  if ((await context.limits.used(ipFailureKey(context))) >= ipFreeFailures) return true;
  return name !== '' && (await context.limits.used(nameKey(name))) >= freeTries;
}

/** This machine knew the password of this name just now: five minutes for the second step without another captcha. */
export async function passCaptcha(context: Context, name: string) {
  const key = passedKey(context, name);
  if ((await context.limits.used(key)) === 0) await context.limits.take(key, 100, 300);
}

/** Takes a try for this name before the password is looked at; 429 when there is none left. */
export async function takeTry(context: Context, name: string) {
  await context.limits.take(ipKey(context), ipTries, closedSeconds);
  await context.limits.take(nameKey(name), allTries, closedSeconds);
}

/** A wrong password: counts for the machine as well. Gives the tries that are left for the name. */
export async function failTry(context: Context, name: string): Promise<number> {
  await context.limits.take(ipFailureKey(context), ipTries, closedSeconds);
  return Math.max(0, allTries - (await context.limits.used(nameKey(name))));
}

/** A right password: the name's wrong tries are forgotten, the machine's are not. */
export const forgiveTries = (context: Context, name: string): Promise<void> => context.limits.reset(nameKey(name));

/** Refuses at the captcha field unless the answer is right. */
export async function requireCaptcha(
  context: Context,
  purpose: string,
  given: { captcha?: string | undefined; captchaCacheKey?: string | undefined },
) {
  if (!given.captcha || !given.captchaCacheKey) throw invalid({ captcha: because('enterCaptcha') });
  const right = await context.captcha.verify(purpose, given.captchaCacheKey, given.captcha);
  if (!right) throw invalid({ captcha: because('wrongCaptcha') });
}
