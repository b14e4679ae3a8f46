import { because, dataOf, wordsOf, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { sendMessage } from '../messages/send';
import { tellSupport } from '../support/tell';

/** An answer to a ticket. */
export interface Answer {
  ticketId: string;
  /** Who answers, as the customer reads it. */
  author: string;
  text: Said | string;
  /** Written by the demo, not by a person. */
  simulated: boolean;
  at: Date;
}

/** Says something as the service and tells the owner; the owner's account, or undefined for an unknown ticket. Inside a transaction. */
export async function answerTicket(sql: Sql, answer: Answer): Promise<string | undefined> {
  const [ticket] = await sql.query<{ account_id: string; subject: string }>(
    `UPDATE ticket SET state = 'answered', updated_at = $2 WHERE id = $1 RETURNING account_id, subject`,
    [answer.ticketId, answer.at],
  );
  if (!ticket) return undefined;
  await sql.query(
    `INSERT INTO ticket_message (id, ticket_id, sender, body, body_said, at, author, simulated)
     VALUES ($1, $2, 'service', $3, $4, $5, $6, $7)`,
    [
      newId('msg'),
      answer.ticketId,
      wordsOf(answer.text),
      dataOf(answer.text),
      answer.at,
      answer.author,
      answer.simulated,
    ],
  );
  await sendMessage(
    sql,
    ticket.account_id,
    {
      kind: 'service',
      title: because('messageReply', { subject: ticket.subject }),
      msg: because('messageReplyText', {
        link: `/customer_service/orders?ticket=${encodeURIComponent(answer.ticketId)}`,
      }),
    },
    answer.at.getTime(),
  );
  await tellSupport(sql, ticket.account_id, 'ticket', answer.ticketId, answer.at);
  return ticket.account_id;
}

/** A step of an after-sales order. */
export interface Move {
  id: string;
  /** States that it may come from. */
  from: readonly string[];
  state: string;
  note: Said | string;
  at: Date;
}

/** Moves an after-sales order on; its owner's account, or undefined when it stands elsewhere. Inside a transaction. */
export async function moveAfterSale(sql: Sql, move: Move): Promise<string | undefined> {
  const [order] = await sql.query<{ account_id: string }>(
    `UPDATE after_sale SET state = $2, updated_at = $3 WHERE id = $1 AND state = ANY($4::text[]) RETURNING account_id`,
    [move.id, move.state, move.at, [...move.from]],
  );
  if (!order) return undefined;
  await sql.query(
    `INSERT INTO after_sale_step (after_sale_id, at, state, note, note_said) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING`,
    [move.id, move.at, move.state, wordsOf(move.note), dataOf(move.note)],
  );
  await tellSupport(sql, order.account_id, 'after_sale', move.id, move.at);
  return order.account_id;
}
