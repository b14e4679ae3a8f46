import type { Context } from '../../kit/context/context';
import { fingerprint, newSmsCode, sameFingerprint } from '../../kit/secrets';
import { minute } from '../../../../src/domain/time';
import { refuse, refuseAt, Refusal } from '../../kit/refusal';
import { SendError } from '../../kit/senders';

/** What a code may be used for; a code for one is no good for another. */
export type SmsPurpose = 'login' | 'bind';

/** Codes for one number (specification, sections 5 and 9). */
const perDay = 5;
const resendSeconds = 60;
const life = 10 * minute;
/** Wrong tries from one network before a code is dead for it, and from everywhere before it is dead. */
const tries = 5;
const allTries = 30;

/**
 * Sends a new code; the one before ends. Once a minute (429), five within a day for a number, thirty an
 * hour for an asking machine. What the gateway refused does not count for the number.
 */
export async function sendSmsCode(context: Context, mobile: string, purpose: SmsPurpose) {
  requireSms(context);
  await context.limits.take(`sms:ip:${context.network}`, 30, 3600);
  await context.limits.take(`sms:minute:${mobile}`, 1, resendSeconds);
  await context.limits.take(`sms:day:${mobile}`, perDay, 24 * 3600).catch((refusal: unknown) => {
    if (refusal instanceof Refusal) throw refuse('smsDayLimit', { most: perDay });
    throw refusal;
  });
  const code = newSmsCode();
  const now = context.now();
  await context.db.query(
    `INSERT INTO sms_code (mobile, purpose, code_hash, tries, created_at, expires_at) VALUES ($1, $2, $3, 0, $4, $5)
     ON CONFLICT (mobile, purpose) DO UPDATE
     SET code_hash = excluded.code_hash, tries = 0, created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [mobile, purpose, kept(mobile, code), new Date(now), new Date(now + life)],
  );
  const text = `【Netpane】验证码 ${code}，10 分钟内有效。请勿告诉他人。`;
  await context.sms.send(mobile, { kind: 'code', value: code, text }).catch(async (error: unknown) => {
    if (!(error instanceof SendError)) throw error;
    // One that may have arrived counts: nobody gets more than the rule allows.
    if (!error.unsure) {
      await context.limits.giveBack(`sms:minute:${mobile}`);
      await context.limits.giveBack(`sms:day:${mobile}`);
    }
    throw refuseAt('sms_code', 'smsNotSent');
  });
}

function requireSms({ sms }: Context): void {
  if (!sms.sends('code')) throw refuseAt('sms_code', 'smsMissing');
}

/**
 * Whether `code` is the live one of this number. A wrong try counts, and after five the code is dead for the network that
 * tried: strangers cannot use up the code of somebody else. A right one is
 * used up unless `keep` is set: then it stays for the next call of the same dialog.
 */
export async function takeSmsCode(
  context: Context,
  mobile: string,
  purpose: SmsPurpose,
  code: string,
  keep = false,
): Promise<boolean> {
  requireSms(context);
  // Counting first makes the tries hold when guesses come in parallel.
  const [row] = await context.db.query<{ code_hash: string }>(
    `UPDATE sms_code SET tries = tries + 1 WHERE mobile = $1 AND purpose = $2 AND expires_at > $3 AND tries < $4
     RETURNING code_hash`,
    [mobile, purpose, new Date(context.now()), allTries],
  );
  if (!row || (await triedOut(context, row.code_hash)) || !sameFingerprint(row.code_hash, kept(mobile, code)))
    return false;
  if (keep) return true;
  const used = await context.db.query(
    'DELETE FROM sms_code WHERE mobile = $1 AND purpose = $2 AND code_hash = $3 RETURNING mobile',
    [mobile, purpose, row.code_hash],
  );
  return used.length === 1;
}

const triedOut = (context: Context, codeHash: string): Promise<boolean> =>
  context.limits.take(`sms:tries:${codeHash}:${context.network}`, tries, life / 1000).then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true;
      throw error;
    },
  );

const kept = (mobile: string, code: string): string => fingerprint(`${mobile}:${code}`);
