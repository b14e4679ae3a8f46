import { day } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { fingerprint, newToken } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';

const cookie = 'np_device';
/** Milliseconds that a device is remembered after its last sign-in. */
const life = 180 * day;

/** The mark that a device shows, as it is kept; undefined without one. */
function markOf({ request }: Context): string | undefined {
  const token = /(?:^|;\s*)np_device=([\w-]{43})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1];
  return token && fingerprint(token);
}

/** The mark of the asking device if somebody signed in to the account of this name on it; undefined for any other. */
export async function knownDevice(context: Context, name: string): Promise<string | undefined> {
  const mark = markOf(context);
  if (!mark) return undefined;
  const [row] = await context.db.query(
    `SELECT 1 FROM known_device k JOIN account a ON a.id = k.account_id
     WHERE k.mark = $1 AND k.expires_at > $2 AND (a.email = $3 OR a.mobile = $3)`,
    [mark, new Date(context.now()), name.trim().toLowerCase()],
  );
  return row && mark;
}

/** Remembers the device on which somebody signed in, by a cookie that no script reads; other marks are not taken over. */
export async function rememberDevice(context: Context, sql: Sql, accountId: string) {
  const shown = markOf(context);
  const [row] = shown ? await sql.query('SELECT 1 FROM known_device WHERE mark = $1 LIMIT 1', [shown]) : [];
  const token = newToken();
  await sql.query(
    `INSERT INTO known_device (mark, account_id, expires_at) VALUES ($1, $2, $3)
     ON CONFLICT (mark, account_id) DO UPDATE SET expires_at = excluded.expires_at`,
    [row ? shown : fingerprint(token), accountId, new Date(context.now() + life)],
  );
  if (row) return;
  const secure = context.publicUrl?.startsWith('https:') || context.request.url.startsWith('https:');
  const rules = `Path=/api/v3; Max-Age=${life / 1000}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  context.answer.set('set-cookie', `${cookie}=${token}; ${rules}`);
}

/** Forgets the devices of an account. */
export const forgetDevices = (sql: Sql, accountId: string) =>
  sql.query('DELETE FROM known_device WHERE account_id = $1', [accountId]);
