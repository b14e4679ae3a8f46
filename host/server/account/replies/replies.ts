import type { Endpoint } from '../../../../src/api/endpoint';
import { day, iso, minute } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { refuse, Refusal } from '../../kit/refusal';
import { fingerprint } from '../../kit/secrets';
import type { Db, Sql } from '../../kit/store/db';

/** How long an answer is given again, ms. */
const keptFor = day;
/** How long a request may be under way, ms: a server that ended meanwhile must not hold up its name for longer. */
const longest = minute;

/**
 * Does what a request asks once, as often as it comes under the same `Idempotency-Key` of the same asker
 * (draft-ietf-httpapi-idempotency-key-header): later ones get the first one's answer. What was refused made nothing and
 * may be asked again, mended or not. What was made is marked in its own transaction: where a server ended before the answer
 * was kept, nothing is made again, and later ones are told so.
 */
export async function onlyOnce<T>(
  context: Context,
  e: Endpoint,
  input: unknown,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { db, caller, now, request, vault } = context;
  const named = request.headers.get('idempotency-key');
  if (named === null) return work(context);
  // The draft writes it as a string in quotes.
  const name = named.replace(/^"(.*)"$/, '$1');
  if (!/^[\x21-\x7e]{1,120}$/.test(name)) throw refuse('keyUnfit');
  const key = [caller.accountId, `${caller.partnerId ?? ''} ${name}`];
  const place = `reply:${key.join(' ')}`;
  // Sealed, as the answer is: a fingerprint made with the key would be another one after a change of key.
  const asked = fingerprint(JSON.stringify([e.path, input]));
  const at = now();
  const [begun] = await db.query(
    `INSERT INTO reply AS r (account_id, key, request, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id, key) DO UPDATE SET request = excluded.request, answer = NULL, made = false,
       created_at = excluded.created_at
       WHERE r.created_at < $5 OR r.answer IS NULL AND NOT r.made AND r.created_at < $6
     RETURNING key`,
    [...key, vault.seal(place, asked), iso(at), iso(at - keptFor), iso(at - longest)],
  );
  if (!begun) {
    const [first] = await db.query<{ request: string; answer: string | null; late: boolean }>(
      'SELECT request, answer, created_at < $3 AS late FROM reply WHERE account_id = $1 AND key = $2',
      [...key, iso(at - longest)],
    );
    if (first && vault.open(place, first.request) !== asked) throw refuse('keyReused');
    if (!first?.answer) throw refuse(first?.late ? 'keyAnswerLost' : 'keyUnderWay');
    return JSON.parse(vault.open(place, first.answer)) as T;
  }
  const result = await work({ ...context, db: marking(db, key) }).catch(async (error: unknown) => {
    // After any other failure nobody knows what was made: its name stays taken for a while.
    if (error instanceof Refusal) await db.query('DELETE FROM reply WHERE account_id = $1 AND key = $2', key);
    throw error;
  });
  const answer = vault.seal(place, JSON.stringify(result));
  await db.query('UPDATE reply SET answer = $3 WHERE account_id = $1 AND key = $2', [...key, answer]);
  return result;
}

/** The store, where whatever makes something marks the name under which it was asked for as well: both or neither. */
function marking(db: Db, key: readonly string[]): Db {
  // A transaction that has no number yet has only read.
  const mark = (sql: Sql) =>
    sql.query(
      `UPDATE reply SET made = true
       WHERE account_id = $1 AND key = $2 AND NOT made AND pg_current_xact_id_if_assigned() IS NOT NULL`,
      key,
    );
  const tx: Db['tx'] = (work) =>
    db.tx(async (sql) => {
      const result = await work(sql);
      await mark(sql);
      return result;
    });
  return {
    ...db,
    tx,
    query: (text, params) => (isWriting(text) ? tx((sql) => sql.query(text, params)) : db.query(text, params)),
  };
}

/** Whether a statement may change something. */
const isWriting = (text: string): boolean => /\b(INSERT|UPDATE|DELETE)\b/.test(text);

/** Takes away answers that are not given again. */
export const forgetReplies = (sql: Sql, at: number) =>
  sql.query('DELETE FROM reply WHERE created_at < $1', [iso(at - keptFor)]);
