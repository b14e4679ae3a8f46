import type { Services } from '../../kit/context/context';
import { hour, iso, minute, second } from '../../../../src/domain/time';
import { jsonOf, subjectOf, textOf, type NoticeContent } from './message';
import { WebhookError } from './webhook';

/** Milliseconds between the tries of one message; after the last it has failed. */
export const waits = [30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * hour] as const;
/** A message under way belongs to its sender for so long; then another takes over. */
const lease = 2 * minute;
/** Messages that one run takes. */
const atOnce = 20;

interface Claimed extends NoticeContent {
  attempts: number;
  type: 'mail' | 'sms' | 'wechat' | 'webhook';
  shown: string;
  target: string | null;
  secret: string | null;
}

/** What became of one try. */
export interface Outcome {
  sent: boolean;
  code: number | null;
  error: string;
  /** Trying again would not help. */
  final: boolean;
}

/** Sends what is due. Gives how many it tried. */
export async function deliverNotices(services: Services): Promise<number> {
  const { db, now } = services;
  const claimed = await db.query<Claimed>(
    `UPDATE alarm_delivery d SET state = 'sending', attempts = attempts + 1, next_at = $2
     FROM (
       SELECT id FROM alarm_delivery WHERE state IN ('waiting', 'sending') AND next_at <= $1
       ORDER BY next_at LIMIT $3 FOR UPDATE SKIP LOCKED
     ) due
     LEFT JOIN LATERAL (
       SELECT c.target, c.secret FROM alarm_delivery o JOIN alarm_channel c ON c.id = o.channel_id AND c.enabled
         JOIN account a ON a.id = o.account_id AND a.state = 'active'
       WHERE o.id = due.id
     ) c ON true
     WHERE d.id = due.id
     RETURNING d.id, d.event, d.items, d.total, d.attempts, d.type, d.target AS shown, c.target, c.secret`,
    [iso(now()), iso(now() + lease), atOnce],
  );
  await Promise.all(claimed.map(async (one) => settle(services, one, await tryOnce(services, one))));
  return claimed.length;
}

/** Sends one message once. */
export async function tryOnce(
  { mail, sms, wechat, webhooks, now }: Services,
  one: NoticeContent & Pick<Claimed, 'type' | 'target' | 'secret'>,
): Promise<Outcome> {
  const { type, target } = one;
  if (target === null) return { sent: false, code: null, error: '通道已删除或停用', final: true };
  try {
    if (type === 'mail') await mail.send(target, subjectOf(one), textOf(one));
    else if (type === 'sms') await sms.send(target, textOf(one, true));
    else if (type === 'wechat') await wechat.send(target, textOf(one));
    else {
      const at = now();
      const { code } = await webhooks.post(target, { body: jsonOf(one, at), secret: one.secret ?? '', id: one.id, at });
      if (code >= 200 && code < 300) return { sent: true, code, error: '', final: true };
      // What a receiver says about the message itself will be the same next time.
      const final = code < 500 && code !== 408 && code !== 429;
      return { sent: false, code, error: `对方返回 ${code}`, final };
    }
    return { sent: true, code: null, error: '', final: true };
  } catch (error) {
    const known = error instanceof WebhookError;
    return { sent: false, code: null, error: known ? error.message : '发送失败', final: known && error.final };
  }
}

async function settle({ db, now }: Services, one: Claimed, outcome: Outcome): Promise<void> {
  const { sent, code, error, final } = outcome;
  const wait = waits[one.attempts - 1];
  const again = !sent && !final && wait !== undefined;
  await db.tx(async (sql) => {
    await sql.query(
      `UPDATE alarm_delivery SET state = $2, code = $3, error = $4, next_at = $5, done_at = $6 WHERE id = $1`,
      [
        one.id,
        sent ? 'sent' : again ? 'waiting' : 'failed',
        code,
        error,
        iso(now() + (again ? wait : 0)),
        again ? null : iso(now()),
      ],
    );
    if (!sent) return;
    const raised = one.items.filter(({ event }) => event === 'raised').map(({ alarm }) => alarm);
    await sql.query(
      `INSERT INTO alarm_event (alarm_id, at, kind, actor, text)
       SELECT a.id, $2, 'notified', '', $3 FROM alarm a WHERE a.id = ANY($1::text[])`,
      [raised, iso(now()), one.shown],
    );
  });
}
