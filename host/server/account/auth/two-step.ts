import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import type { Context } from '../../kit/context/context';
import type { Db, Sql } from '../../kit/store/db';
import { fingerprint } from '../../kit/secrets';

/** Seconds of drift that are allowed in either direction: one step of the authenticator. */
const tolerance = 30;
/**
 * Steps of 30 seconds that a code may have been ahead of this server's clock: its tolerance, and what clocks of servers
 * differ by. A later one was taken while the clock stood wrong; it must not keep its owner out until then.
 */
const stepsAhead = 10;
/** Wrong codes within fifteen minutes before an account's codes are refused. */
const tries = 10;

const place = (accountId: string): string => `two_step:${accountId}`;

/** Whether the account asks for a second code. */
export async function twoStepOn(sql: Sql, accountId: string): Promise<boolean> {
  const rows = await sql.query('SELECT 1 FROM two_step WHERE account_id = $1 AND enabled_at IS NOT NULL', [accountId]);
  return rows.length > 0;
}

/** Makes a secret that counts only after its first code was entered. */
export async function beginTwoStep(context: Context, accountId: string, label: string) {
  const secret = generateSecret();
  await context.db.query(
    `INSERT INTO two_step (account_id, secret) VALUES ($1, $2)
     ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret, last_step = 0
     WHERE two_step.enabled_at IS NULL`,
    [accountId, context.vault.seal(place(accountId), secret)],
  );
  return { secret, uri: generateURI({ issuer: 'Netpane', label, secret }) };
}

/**
 * Whether this is the authenticator's code now. Each works once: the time step that it belongs to is kept, and only
 * later ones are taken.
 */
export async function takeTotp(context: Context, accountId: string, code: string): Promise<boolean> {
  await context.limits.take(`totp:${accountId}`, tries, 15 * 60);
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const [row] = await context.db.query<{ secret: string }>('SELECT secret FROM two_step WHERE account_id = $1', [
    accountId,
  ]);
  if (!row) return false;
  const epoch = Math.floor(context.now() / 1000);
  const secret = context.vault.open(place(accountId), row.secret);
  const result = await verify({ secret, token: digits, epoch, epochTolerance: tolerance });
  if (!result.valid || !('timeStep' in result)) return false;
  const taken = await context.db.query(
    `UPDATE two_step SET last_step = $2 WHERE account_id = $1 AND (last_step < $2 OR last_step > $3)
     RETURNING account_id`,
    [accountId, result.timeStep, Math.floor(epoch / 30) + stepsAhead],
  );
  if (taken.length) await context.limits.reset(`totp:${accountId}`);
  return taken.length > 0;
}

/** A code of the authenticator, or one of the recovery codes, which is used up. */
export async function takeSecondCode(context: Context, accountId: string, code: string): Promise<boolean> {
  const recovery = code.replace(/[\s-]/g, '').toLowerCase();
  if (!/^[a-z2-9]{10}$/.test(recovery)) return takeTotp(context, accountId, code);
  await context.limits.take(`totp:${accountId}`, tries, 15 * 60);
  const used = await context.db.query(
    'DELETE FROM recovery_code WHERE account_id = $1 AND code_hash = $2 RETURNING account_id',
    [accountId, fingerprint(`${accountId}:${recovery}`)],
  );
  return used.length > 0;
}

/** Ten new recovery codes in place of the old ones; shown this once. */
export async function renewRecoveryCodes(sql: Sql, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await sql.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
  for (const code of codes) {
    await sql.query('INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, $2)', [
      accountId,
      fingerprint(`${accountId}:${code.replace('-', '')}`),
    ]);
  }
  return codes;
}

/** Fifty random bits without letters that are mistaken for each other, as `abcde-fghjk`. */
function newRecoveryCode(): string {
  const letters = '23456789abcdefghjkmnpqrstuvwxyz';
  const text = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}

/** Turns two-step codes off and forgets secret and recovery codes. */
export const endTwoStep = (db: Db, accountId: string): Promise<void> =>
  db.tx(async (sql) => {
    await sql.query('DELETE FROM two_step WHERE account_id = $1', [accountId]);
    await sql.query('DELETE FROM recovery_code WHERE account_id = $1', [accountId]);
  });
