import type { Context } from '../../kit/context/context';
import { deviceOf } from './device';
import { fingerprint, newToken } from '../../kit/secrets';
import { openSession } from './sessions';
import { minute } from '../../../../src/domain/time';
import { refuse } from '../../kit/refusal';

/** Life of a QR sign-in: the console asks 20 times, every 3 s (specification, section 9). */
const life = minute;

/** Starts a QR sign-in for the machine that asks. */
export async function startQrLogin(context: Context): Promise<string> {
  await context.limits.take(`qr:ip:${context.network}`, 60, 600);
  const id = newToken();
  const now = context.now();
  await context.db.query(
    'INSERT INTO qr_login (id, device, asker_hash, ip, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [id, deviceOf(context.userAgent), asker(context), context.ip, new Date(now), new Date(now + life)],
  );
  return id;
}

/** How it stands; the token once, after the phone confirmed. Everything else is refused with its own code. */
export async function collectQrLogin(context: Context, id: string, remember: boolean): Promise<string> {
  const [row] = await context.db.query<{ state: string }>(
    'SELECT state FROM qr_login WHERE id = $1 AND asker_hash = $2 AND expires_at > $3',
    [id, asker(context), new Date(context.now())],
  );
  if (!row) throw refuse('qrExpired');
  if (row.state === 'waiting') throw refuse('qrWaiting');
  if (row.state === 'scanned') throw refuse('qrScanned');
  if (row.state === 'refused') throw refuse('qrRefused');
  return context.db.tx(async (sql) => {
    const [used] = await sql.query<{ account_id: string }>(
      `DELETE FROM qr_login q USING account a
       WHERE q.id = $1 AND q.state = 'confirmed' AND a.id = q.account_id AND a.state = 'active' RETURNING q.account_id`,
      [id],
    );
    if (!used) throw refuse('qrExpired');
    return openSession(context, sql, { accountId: used.account_id, method: 'qr', remember });
  });
}

/** What the phone shows before it confirms. */
export interface QrAsker {
  device: string;
  ip: string;
  created_at: string;
  expires_at: string;
}

/** The phone opened the code: from now on only its account may answer. */
export async function scanQrLogin(context: Context, id: string): Promise<QrAsker> {
  const [row] = await context.db.query<QrAsker>(
    `UPDATE qr_login SET state = 'scanned', account_id = $2
     WHERE id = $1 AND expires_at > $3 AND (state = 'waiting' OR (state = 'scanned' AND account_id = $2))
     RETURNING device, ip, created_at, expires_at`,
    [id, context.caller.accountId, new Date(context.now())],
  );
  if (!row) throw refuse('qrGone');
  return row;
}

/** Confirms or refuses a scanned code. */
export async function answerQrLogin(context: Context, id: string, confirm: boolean) {
  const answered = await context.db.query(
    `UPDATE qr_login SET state = $4 WHERE id = $1 AND account_id = $2 AND state = 'scanned' AND expires_at > $3
     RETURNING id`,
    [id, context.caller.accountId, new Date(context.now()), confirm ? 'confirmed' : 'refused'],
  );
  if (!answered.length) throw refuse('qrGone');
}

const asker = (context: Context): string => fingerprint(`${context.ip} ${context.userAgent}`);
