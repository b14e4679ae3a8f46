import type { Context, Services } from '../../kit/context/context';
import { StoreFull, type Sql } from '../../kit/store/db';
import { deviceOf } from './device';
import { rememberDevice } from './known-devices';
import { fingerprint, newId, newToken } from '../../kit/secrets';
import { day, minute } from '../../../../src/domain/time';

/** Life of a session with seven-day sign-in (specification, section 9), milliseconds. */
const rememberedLife = 7 * day;
/** Life of any other session after it was last used, milliseconds. */
const idleLife = day;
/** Signs of life are written at most this often, milliseconds. */
const touchEvery = minute;

/** A session that is alive. */
export interface LiveSession {
  id: string;
  accountId: string;
  /** Whether the account was frozen since: it may only be told so. */
  frozen: boolean;
}

/** How somebody signed in. */
export type LoginMethod = 'password' | 'sms' | 'qr' | 'register';

/** Opens a session and gives its bearer token, which is shown this once and kept as a hash only. */
export async function openSession(
  context: Context,
  sql: Sql,
  who: { accountId: string; method: LoginMethod; remember: boolean },
): Promise<string> {
  const token = newToken();
  const now = context.now();
  const device = deviceOf(context.userAgent);
  await sql.query(
    `INSERT INTO session (id, account_id, token_hash, remember, device, ip, created_at, last_seen_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      newId('ses'),
      who.accountId,
      fingerprint(token),
      who.remember,
      device,
      context.ip,
      new Date(now),
      new Date(now + (who.remember ? rememberedLife : idleLife)),
    ],
  );
  await rememberDevice(context, sql, who.accountId);
  await recordLogin(context, sql, who.accountId, who.method, true);
  return token;
}

/**
 * Writes a sign-in or a failed try into the account's history. Without an account the statement runs as well and writes
 * nothing: the time of an answer must not tell who has one.
 */
export async function recordLogin(context: Context, sql: Sql, accountId: string, method: LoginMethod, ok: boolean) {
  await sql.query(
    `INSERT INTO login_event (id, account_id, at, method, ok, device, ip)
     SELECT $1, id, $3, $4, $5, $6, $7 FROM account WHERE id = $2`,
    [newId('log'), accountId, new Date(context.now()), method, ok, deviceOf(context.userAgent), context.ip],
  );
}

/** The session of a bearer token, if it is alive; puts the end of an idle session off. */
export async function findSession(token: string, services: Services): Promise<LiveSession | undefined> {
  const now = services.now();
  const [row] = await services.db.query<{
    id: string;
    account_id: string;
    remember: boolean;
    last_seen_at: string;
    state: string;
  }>(
    `SELECT s.id, s.account_id, s.remember, s.last_seen_at, a.state
     FROM session s JOIN account a ON a.id = s.account_id
     WHERE s.token_hash = $1 AND s.expires_at > $2`,
    [fingerprint(token), new Date(now)],
  );
  if (!row) return undefined;
  if (now - Date.parse(row.last_seen_at) >= touchEvery) {
    const touched = services.db.query(
      'UPDATE session SET last_seen_at = $2, expires_at = CASE WHEN remember THEN expires_at ELSE $3 END WHERE id = $1',
      [row.id, new Date(now), new Date(now + idleLife)],
    );
    // On a full disk one can still read.
    await touched.catch((error: unknown) => {
      if (!(error instanceof StoreFull)) throw error;
    });
  }
  return { id: row.id, accountId: row.account_id, frozen: row.state === 'frozen' };
}

/** Ends sessions of an account: one, all but one, or all. Gives when each would have ended by itself. */
export async function endSessions(sql: Sql, accountId: string, which: { id?: string; but?: string } = {}) {
  const ended = await sql.query<{ expires_at: string }>(
    `DELETE FROM session WHERE account_id = $1 AND ($2::text IS NULL OR id = $2) AND ($3::text IS NULL OR id <> $3)
     RETURNING expires_at`,
    [accountId, which.id ?? null, which.but ?? null],
  );
  return ended.map((row) => Date.parse(row.expires_at));
}
