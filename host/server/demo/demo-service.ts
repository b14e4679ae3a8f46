import type { Services } from '../kit/context/context';
import { settleRealName } from '../account/auth/real-name';
import { settleApplication } from '../account/contractor/applications';
import { answerTicket, moveAfterSale } from '../account/staff/answers';
import { tellSupport } from '../account/support/tell';
import { settleMember } from '../services/speedup/members';
import { because, Refusal, saidInBoth, saidOf } from '../kit/refusal';
import { approvedByDemo } from './simulation/approved';
import { decide } from '../services/star/apply';
import { answer as answerDispute } from '../services/star/disputes';
import { minute } from '../../../src/domain/time';

/** The demo answers a ticket, accepts an order after this long, milliseconds. */
export const demoAnswersAfter = 20_000;
export const demoAcceptsAfter = 10 * minute;
/** … and looks at an application after this long. */
export const demoApprovesAfter = minute;

/** … and pays out after this long. */
const demoPaysAfter = 10 * minute;

const answer = saidInBoth(
  '这是演示环境自动生成的模拟回复，没有真人客服。你的问题已收到；正式环境中，客服会在这里回复，你也会收到站内消息。',
  'The demo wrote this answer by itself (simulated), nobody read your question. In earnest the service desk answers here, and a message tells you.',
);
const disputeAnswer = saidInBoth(
  '演示环境自动生成的模拟答复：这里的收入由模拟器产生，没有真人核对。',
  'The demo wrote this answer by itself (simulated): this income is made up, nobody looked.',
);
const acceptNote = saidInBoth(
  '演示环境自动受理（模拟），请勿寄出设备',
  'Accepted by the demo itself (simulated): do not send the device',
);

/** In demo mode nobody sits behind the tickets: what waits is answered by the demo itself, which says so. */
export async function demoService({ db, now }: Services): Promise<void> {
  const time = now();
  const at = new Date(time);
  const tickets = await db.query<{ id: string }>(
    `SELECT id FROM ticket WHERE state = 'open' AND updated_at <= $1 ORDER BY updated_at LIMIT 50`,
    [new Date(time - demoAnswersAfter)],
  );
  for (const { id } of tickets) {
    await db.tx(async (sql) => {
      // Another server may have answered it, or its owner closed it, since it was looked for.
      const [still] = await sql.query(`SELECT 1 FROM ticket WHERE id = $1 AND state = 'open' FOR UPDATE`, [id]);
      if (still) await answerTicket(sql, { ticketId: id, author: '', text: answer, simulated: true, at });
    });
  }
  const orders = await db.query<{ id: string }>(
    `SELECT id FROM after_sale WHERE state = 'submitted' AND updated_at <= $1 ORDER BY created_at LIMIT 50`,
    [new Date(time - demoAcceptsAfter)],
  );
  for (const { id } of orders) {
    await db.tx((sql) => moveAfterSale(sql, { id, from: ['submitted'], state: 'accepted', note: acceptNote, at }));
  }
  const applications = await db.query<{ id: string }>(
    `SELECT id FROM contractor_application WHERE state = 'reviewing' AND created_at <= $1 ORDER BY created_at LIMIT 50`,
    [new Date(time - demoApprovesAfter)],
  );
  for (const { id } of applications) {
    await db.tx((sql) => settleApplication(sql, { id, approved: true, reason: approvedByDemo, at }));
  }
  const members = await db.query<{ id: string }>(
    `SELECT id FROM speedup_member WHERE state = 'pending' AND created_at <= $1 ORDER BY created_at LIMIT 50`,
    [new Date(time - demoApprovesAfter)],
  );
  for (const { id: sign } of members) {
    await db.tx((sql) => settleMember(sql, { sign, approved: true, reason: approvedByDemo, now: time }));
  }
  await answerStar({ db, now });
  const names = await db.query<{ account_id: string }>(
    'SELECT account_id FROM real_name WHERE stage = 2 AND submitted_at <= $1 ORDER BY submitted_at LIMIT 50',
    [new Date(time - demoApprovesAfter)],
  );
  for (const { account_id: accountId } of names) {
    await db.tx((sql) => settleRealName(sql, { accountId, approved: true, reason: approvedByDemo, at }));
  }
}

/** Applications for the star plan, and objections to its bill. */
async function answerStar({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const before = new Date(now() - demoApprovesAfter);
  const waiting = await db.query<{ id: string }>(
    `SELECT id FROM star_application WHERE state = 'pending' AND asked_at <= $1 ORDER BY asked_at LIMIT 50`,
    [before],
  );
  for (const { id } of waiting) {
    try {
      await db.tx((sql) => decide(sql, { id, approved: true, reason: approvedByDemo, now: now() }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What is no longer there cannot be lent.
      const reason = because('entrySimulated', { what: saidOf(error) });
      await db.tx((sql) => decide(sql, { id, approved: false, reason, now: now() }));
    }
  }
  const disputes = await db.query<{ id: string }>(
    `SELECT id FROM star_dispute WHERE state = 'open' AND asked_at <= $1 ORDER BY asked_at LIMIT 50`,
    [before],
  );
  for (const { id } of disputes) await db.tx((sql) => answerDispute(sql, { id, answer: disputeAnswer, now: now() }));
}

/** Nor is a bank behind it: what waited long enough counts as paid, and says that it was not. */
export async function simulatePayouts(services: Services) {
  const now = services.now();
  const at = new Date(now);
  const paid = await services.db.query<{ id: string; account_id: string }>(
    `UPDATE withdrawal SET state = 'paid', note = '演示环境模拟打款，没有真实转账', updated_at = $1
     WHERE state = 'pending' AND created_at <= $2 RETURNING id, account_id`,
    [at, new Date(now - demoPaysAfter)],
  );
  for (const { id, account_id } of paid) await tellSupport(services.db, account_id, 'withdrawal', id, at);
}
