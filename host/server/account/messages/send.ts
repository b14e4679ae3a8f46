import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';

/** A message to an account. */
export interface NewMessage {
  kind: 'system' | 'service' | 'activity' | 'security';
  title: string;
  /** HTML of paragraphs, lists, links. */
  msg: string;
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
  await sql.query(
    'INSERT INTO message (id, account_id, kind, title, msg, popup, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [id, accountId, kind, title, msg, popup, new Date(at)],
  );
  await publish(sql, at, [{ accountId, kind: 'message.sent', payload: { id } }]);
  return id;
}
