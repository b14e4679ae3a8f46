import type { Ticket, ticketOpen, tickets, ticketThread } from '../../../../src/api/contract/support';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { required } from '../../../../src/rules';
import { newId } from '../../kit/secrets';
import type { Context } from '../../kit/context/context';
import { json, type Sql } from '../../kit/store/db';
import { readPage } from '../../kit/sql/page';
import { ownPhotos } from './uploads';
import { notFound } from '../../kit/refusal';
import { checks, validate } from '../../kit/validate';

const columns = `id, subject, category, state, created_at, updated_at,
  (SELECT count(*) FROM ticket_message m WHERE m.ticket_id = ticket.id) - 1 AS replies`;

/** Tickets of the caller, last touched first. */
export const ticketPage = (context: Context, input: ParsedOf<typeof tickets>): Promise<DataOf<typeof tickets>> =>
  readPage<Ticket>(
    context.db,
    {
      select: columns,
      from: `FROM ticket WHERE account_id = $1 AND ($2::text IS NULL OR state = $2)
        AND ($3::text IS NULL OR strpos(lower(id || ' ' || subject), lower($3)) > 0)`,
      params: [context.caller.accountId, input.state || null, input.q || null],
      order: 'updated_at DESC, id',
    },
    input,
  );

/** One ticket of the caller and what was said, oldest first. */
export async function threadOf(context: Context, id: string): Promise<DataOf<typeof ticketThread>> {
  const [row] = await context.db.query<Ticket>(`SELECT ${columns} FROM ticket WHERE account_id = $1 AND id = $2`, [
    context.caller.accountId,
    id,
  ]);
  if (!row) throw notFound();
  const thread = await context.db.query<DataOf<typeof ticketThread>['thread'][number]>(
    `SELECT id, sender AS "from", body AS text, body_said AS text_said, photos, at, author, simulated
     FROM ticket_message WHERE ticket_id = $1 ORDER BY at, id`,
    [id],
  );
  return { ...row, thread };
}

/** Opens a ticket; its id. */
export async function openTicket(context: Context, input: ParsedOf<typeof ticketOpen>): Promise<string> {
  validate({ subject: checks('subject', required)(input.subject), text: checks('description', required)(input.text) });
  await ownPhotos(context, input.photos ?? []);
  await context.limits.take(`ticket:${context.caller.accountId}`, 20, 24 * 3600);
  const id = newId('tk');
  const now = new Date(context.now());
  await context.db.tx(async (sql) => {
    await sql.query(
      `INSERT INTO ticket (id, account_id, subject, category, state, created_at, updated_at)
       VALUES ($1, $2, $3, $4, 'open', $5, $5)`,
      [id, context.caller.accountId, input.subject.trim(), input.category, now],
    );
    await say(sql, id, input.text, input.photos ?? [], now);
  });
  return id;
}

/** Says something in a ticket of the caller, which is open again after it. */
export async function replyTicket(context: Context, id: string, text: string, photos: readonly string[]) {
  validate({ text: checks('reply', required)(text) });
  await ownPhotos(context, photos);
  await context.limits.take(`ticket-reply:${context.caller.accountId}`, 60, 3600);
  const now = new Date(context.now());
  const there = await context.db.tx(async (sql) => {
    const touched = await touch(sql, context, id, 'open', now);
    if (touched) await say(sql, id, text, photos, now);
    return touched;
  });
  if (!there) throw notFound();
}

/** Closes a ticket of the caller. */
export async function closeTicket(context: Context, id: string) {
  if (!(await touch(context.db, context, id, 'closed', new Date(context.now())))) throw notFound();
}

async function touch(sql: Sql, context: Context, id: string, state: Ticket['state'], at: Date): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE ticket SET state = $3, updated_at = $4 WHERE account_id = $1 AND id = $2 RETURNING id',
    [context.caller.accountId, id, state, at],
  );
  return rows.length > 0;
}

const say = (sql: Sql, ticket: string, text: string, photos: readonly string[], at: Date) =>
  sql.query(
    `INSERT INTO ticket_message (id, ticket_id, sender, body, photos, at) VALUES ($1, $2, 'me', $3, $4::jsonb, $5)`,
    [newId('msg'), ticket, text.trim(), json(photos), at],
  );
