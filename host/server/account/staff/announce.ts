import type { Context } from '../../kit/context/context';
import { newId } from '../../kit/secrets';
import { iso } from '../../../../src/domain/time';
import { eventScopes } from '../../../../src/api/contract/stream';
import { accountOf, recordAct } from './acts';

/** A system message of the operator. */
interface Announcement {
  by: string;
  title: string;
  /** Plain text; a line is a paragraph. */
  text: string;
  popup: boolean;
  /** To this account alone. */
  account_code?: string | undefined;
}

/** Sends a system message to every account that is open, or to one; how many got it. */
export async function announce(
  context: Context,
  { by, title, text, popup, account_code }: Announcement,
): Promise<number> {
  const { db, now } = context;
  const accountId = account_code === undefined ? null : await accountOf(db, account_code);
  return db.tx(async (sql) => {
    const sent = await sql.query(
      `WITH told AS (
         INSERT INTO message (id, account_id, kind, title, msg, popup, created_at)
         SELECT $1 || row_number() OVER (ORDER BY id), id, 'system', $2, $3, $4, $5 FROM account
         WHERE state = 'active' AND ($6::text IS NULL OR id = $6) RETURNING id, account_id
       )
       INSERT INTO outbox_event (account_id, at, kind, scope, payload)
       SELECT account_id, $5, 'message.sent', $7, jsonb_build_object('id', id) FROM told RETURNING account_id`,
      [`${newId('msg')}.`, title, paragraphs(text), popup, iso(now()), accountId, eventScopes['message.sent']],
    );
    await recordAct(sql, context, {
      by,
      text: `发布公告：${title}`,
      target: `${sent.length}`,
      ...(accountId && { accountId }),
    });
    return sent.length;
  });
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What was typed as HTML: nothing in it is believed to be any. */
const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${line.trim().replace(/[&<>"]/g, (mark) => marks[mark]!)}</p>`)
    .join('');
