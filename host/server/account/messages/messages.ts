import type { messageDetail, messages } from '../../../../src/api/contract/message';
import type { UserMessage } from '../../../../src/api/contract/user';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { Context } from '../../kit/context/context';
import { readPage } from '../../kit/sql/page';
import type { Sql } from '../../kit/store/db';
import { publish } from '../../kit/stream/publish';
import { refuse } from '../../kit/refusal';

type Page = DataOf<typeof messages>;
type Detail = DataOf<typeof messageDetail>;

const columns = `id AS _id, kind, title, title_said, CASE WHEN popup THEN 'YES' ELSE 'NO' END AS popup,
  read_at IS NOT NULL AS read, created_at`;

/** One page of the caller's messages, unread first, then newest first; found by its title in either language. */
export const messagePage = ({ db, caller }: Context, input: ParsedOf<typeof messages>): Promise<Page> =>
  readPage<Page['list'][number]>(
    db,
    {
      select: columns,
      from: `FROM message WHERE account_id = $1 AND ($2::text IS NULL OR (read_at IS NULL) = ($2 = 'unread'))
        AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR position(lower($4) IN lower(title)) > 0
          OR position(lower($4) IN lower(title_en)) > 0)`,
      params: [caller.accountId, input.state ?? null, input.kind ?? null, input.q || null],
      order: '(read_at IS NULL) DESC, created_at DESC, id',
    },
    input,
  );

/** One message of the caller with its text and its neighbours in time. */
export async function messageOf({ db, caller }: Context, id: string): Promise<Detail> {
  const [row] = await db.query<Detail>(
    `SELECT ${columns}, msg, msg_said,
       (SELECT n.id FROM message n WHERE n.account_id = m.account_id AND (n.created_at, n.id) > (m.created_at, m.id)
        ORDER BY n.created_at, n.id LIMIT 1) AS newer,
       (SELECT o.id FROM message o WHERE o.account_id = m.account_id AND (o.created_at, o.id) < (m.created_at, m.id)
        ORDER BY o.created_at DESC, o.id DESC LIMIT 1) AS older
     FROM message m WHERE account_id = $1 AND id = $2`,
    [caller.accountId, id],
  );
  if (!row) throw refuse('noMessage');
  return row;
}

/** How many messages the caller has not read. */
export async function unreadCount({ db, caller }: Context): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    'SELECT count(*) AS count FROM message WHERE account_id = $1 AND read_at IS NULL',
    [caller.accountId],
  );
  return row?.count ?? 0;
}

/** Unread messages for the user record: newest first, the twenty newest at most. */
export const unreadMessages = ({ db, caller }: Context): Promise<UserMessage[]> =>
  db.query<UserMessage>(
    `SELECT id AS _id, title, title_said, msg, msg_said, CASE WHEN popup THEN 'YES' ELSE 'NO' END AS popup FROM message
     WHERE account_id = $1 AND read_at IS NULL ORDER BY created_at DESC, id LIMIT 20`,
    [caller.accountId],
  );

/** Marks the caller's messages read, all of them without ids; gives how many were not. */
export const markRead = (context: Context, ids?: readonly string[]): Promise<number> =>
  context.db.tx(async (sql) => {
    const { caller, now } = context;
    const rows = await sql.query(
      `UPDATE message SET read_at = $2 WHERE account_id = $1 AND read_at IS NULL
       AND ($3::text[] IS NULL OR id = ANY ($3)) RETURNING id`,
      [caller.accountId, new Date(now()), ids ?? null],
    );
    return tell(sql, context, rows.length);
  });

/** Deletes messages of the caller; gives how many there were. */
export const removeMessages = (context: Context, ids: readonly string[]): Promise<number> =>
  context.db.tx(async (sql) => {
    const rows = await sql.query('DELETE FROM message WHERE account_id = $1 AND id = ANY ($2::text[]) RETURNING id', [
      context.caller.accountId,
      ids,
    ]);
    return tell(sql, context, rows.length);
  });

/** Other open pages show the same box. Gives how many messages it was. */
async function tell(sql: Sql, { caller, now }: Context, changed: number): Promise<number> {
  if (changed > 0) await publish(sql, now(), [{ accountId: caller.accountId, kind: 'message.changed', payload: {} }]);
  return changed;
}
