import { dataOf, inEnglish, wordsOf, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';

/** A message to an account. */
export interface NewMessage {
  kind: 'system' | 'service' | 'activity' | 'security';
  /** As words, where a person chose them. */
  title: Said | string;
  /** HTML of paragraphs, lists, links; what a person typed is escaped. */
  msg: Said | string;
  /** It pops up at the bottom right until it is read. */
  popup?: boolean;
}

/** Puts a message into an account's box and tells the pages that are open; `at` in milliseconds since 1970. Gives its id. */
export async function sendMessage(
  sql: Sql,
  accountId: string,
  { kind, title, msg, popup = false }: NewMessage,
  at: number,
): Promise<string> {
  const id = newId('msg');
  const english = typeof title === 'string' ? null : inEnglish(title);
  await sql.query(
    `INSERT INTO message (id, account_id, kind, title, title_said, title_en, msg, msg_said, popup, created_at)
     VALUES ($1, $2, $3, left($4, 100), $5, $6, $7, $8, $9, $10)`,
    [id, accountId, kind, wordsOf(title), dataOf(title), english, wordsOf(msg), dataOf(msg), popup, new Date(at)],
  );
  await publish(sql, at, [{ accountId, kind: 'message.sent', payload: { id } }]);
  return id;
}
