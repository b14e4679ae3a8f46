import type { starDispute, StarDispute, starDisputeAdd, starDisputes } from '../../../../src/api/contract/star-bill';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { beijing, iso } from '../../../../src/domain/time';
import { actorOf } from '../../account/logs/actor';
import type { Context } from '../../kit/context/context';
import { because, dataOf, invalid, refuse, wordsOf, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import { readPage } from '../../kit/sql/page';
import type { Sql } from '../../kit/store/db';

/** Longest text of an objection with what was added to it. */
const longest = 5000;

/** Objections of an account. */
export const disputePage = (
  { db, caller }: Context,
  { state, month, ...paging }: ParsedOf<typeof starDisputes>,
): Promise<DataOf<typeof starDisputes>> =>
  readPage<StarDispute>(
    db,
    {
      select: `p.id, p.day::text AS day, p.gateway_id AS gwid, coalesce(d.remark, '') AS remark, p.text, p.state, p.answer, p.answer_said,
        p.author AS by, p.asked_at, p.answered_at`,
      from: `FROM star_dispute p LEFT JOIN device d ON d.id = p.gateway_id AND d.account_id = p.account_id
        WHERE p.account_id = $1 AND ($2::text IS NULL OR p.state = $2)
          AND ($3::text IS NULL OR to_char(p.day, 'YYYY-MM') = $3)`,
      params: [caller.accountId, state ?? null, month ?? null],
      order: 'p.asked_at DESC, p.id',
    },
    paging,
  );

/** Objects to a day of the bill. */
export async function dispute(context: Context, input: ParsedOf<typeof starDispute>): Promise<string> {
  const { db, caller, now } = context;
  const { day, gwid = null, text } = input;
  return db.tx(async (sql) => {
    await lockAccount(sql, caller.accountId);
    const [billed] = await sql.query(
      'SELECT 1 FROM star_line WHERE account_id = $1 AND day = $2 AND ($3::text IS NULL OR gateway_id = $3) LIMIT 1',
      [caller.accountId, day, gwid],
    );
    if (!billed) throw invalid({ day: because('starNoBill') });
    const [waits] = await sql.query(
      `SELECT 1 FROM star_dispute
       WHERE account_id = $1 AND day = $2 AND state = 'open' AND gateway_id IS NOT DISTINCT FROM $3::text`,
      [caller.accountId, day, gwid],
    );
    if (waits) throw invalid({ text: because('starDisputed') });
    const id = newId('std');
    await sql.query(
      `INSERT INTO star_dispute (id, account_id, day, gateway_id, text, state, author, asked_at)
       VALUES ($1, $2, $3, $4, $5, 'open', $6, $7)`,
      [id, caller.accountId, day, gwid, text, await actorOf(sql, context), iso(now())],
    );
    return id;
  });
}

/** Adds words to an objection. */
export async function addWords({ db, caller, now }: Context, input: ParsedOf<typeof starDisputeAdd>): Promise<void> {
  const { id, text } = input;
  await db.tx(async (sql) => {
    const [row] = await sql.query<{ state: string; text: string }>(
      'SELECT state, text FROM star_dispute WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [caller.accountId, id],
    );
    if (!row) throw refuse('noStarDispute');
    if (row.state !== 'open') throw refuse('starAnswered');
    const { day, minute } = beijing(now());
    const next = `${row.text}\n${day} ${clockAt(minute)}：${text}`;
    if (next.length > longest) throw invalid({ text: because('tooLong', { max: longest }) });
    await sql.query('UPDATE star_dispute SET text = $2 WHERE id = $1', [id, next]);
  });
}

const clockAt = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The operator's answer; undefined when it does not wait. */
export async function answer(
  sql: Sql,
  { id, answer: text, now }: { id: string; answer: Said | string; now: number },
): Promise<{ accountId: string; day: string } | undefined> {
  const [row] = await sql.query<{ account_id: string; day: string }>(
    `UPDATE star_dispute SET state = 'answered', answer = $2, answer_said = $3, answered_at = $4
     WHERE id = $1 AND state = 'open' RETURNING account_id, day::text AS day`,
    [id, wordsOf(text), dataOf(text), iso(now)],
  );
  return row && { accountId: row.account_id, day: row.day };
}
