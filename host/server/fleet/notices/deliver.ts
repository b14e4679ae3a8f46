import type { Services } from '../../kit/context/context';
import { day, hour, iso, minute, second } from '../../../../src/domain/time';
import { Refusal } from '../../kit/refusal';
import { openChannel } from './kept-target';
import { isRobot, tellRobot } from './robots';
import { isOfAlarms, messageOf, otherMessage, type Message, type NoticeContent } from './message';
import type { OtherEvent } from './told';
import { SendError } from '../../kit/senders';

/** Milliseconds between the tries of one message; after the last it has failed. */
export const waits = [30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * hour] as const;
/** A message under way belongs to its sender for so long; then another takes over. */
const lease = 2 * minute;
/** Messages that one run takes. */
const atOnce = 20;
/** Messages that one account may have sent within a day: each costs somebody money, or a place in somebody's mailbox. */
const mostPerDay = {
  sms: 100,
  mail: 1_000,
  wechat: 1_000,
  webhook: 10_000,
  wecom: 2_000,
  dingtalk: 2_000,
  feishu: 2_000,
};

/** Where something is sent to. */
export interface Target {
  type: keyof typeof mostPerDay;
  target: string;
  /** Key of the signature of a webhook or robot. */
  secret: string | null;
}

interface Claimed extends Omit<NoticeContent, 'event'>, Omit<Target, 'target'> {
  event: NoticeContent['event'] | OtherEvent;
  about: string;
  account_id: string;
  attempts: number;
  shown: string;
  /** The channel; null: there is none any more. */
  channel: string | null;
  target: string | null;
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
       SELECT c.id AS channel, c.target, c.secret FROM alarm_delivery o JOIN alarm_channel c ON c.id = o.channel_id AND c.enabled
         AND c.confirmed_at IS NOT NULL
         JOIN account a ON a.id = o.account_id AND a.state = 'active'
       WHERE o.id = due.id
     ) c ON true
     WHERE d.id = due.id
     RETURNING d.id, d.account_id, d.event, d.about, d.items, d.total, d.attempts, d.type, d.target AS shown, c.channel, c.target, c.secret`,
    [iso(now()), iso(now() + lease), atOnce],
  );
  await Promise.all(claimed.map(async (one) => settle(services, one, await tryOnce(services, one))));
  return claimed.length;
}

async function tryOnce(services: Services, { target, channel, ...one }: Claimed): Promise<Outcome> {
  const never = (error: string): Outcome => ({ sent: false, code: null, error, final: true });
  if (target === null || channel === null) return never('通道已删除、停用或待确认');
  const message = await messageFor(services, one);
  if (!message) return never('要通知的事已经过去');
  const key = `alarm-sent:${one.type}:${one.account_id}`;
  const isOwed = await services.limits.take(key, mostPerDay[one.type], day / second).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  const to = openChannel(services.vault, { id: channel, type: one.type, target, secret: one.secret });
  return isOwed ? trySending(services, to, message) : never('今日发送数量已达上限');
}

async function messageFor(services: Services, one: Omit<Claimed, 'target' | 'channel'>): Promise<Message | undefined> {
  const { event } = one;
  if (isOfAlarms(event)) return messageOf({ ...one, event }, one.type === 'sms');
  const tell = services.features.flatMap((feature) => feature.tells?.[event] ?? [])[0];
  const told = await tell?.(services, one.account_id, one.about);
  return told && otherMessage(one.id, event, told);
}

/** Sends one message once. */
export async function trySending(
  { mail, sms, wechat, webhooks, now }: Services,
  { type, target, secret }: Target,
  { id, subject, text, sms: short, json }: Message,
): Promise<Outcome> {
  try {
    if (type === 'mail') await mail.send(target, subject, text);
    else if (type === 'sms') await sms.send(target, { ...short, text });
    else if (type === 'wechat') await wechat.send(target, text);
    else if (isRobot(type)) {
      const code = await tellRobot(webhooks, { type, target, secret }, { id, text, at: now() });
      return { sent: true, code, error: '', final: true };
    } else {
      const at = now();
      const { code } = await webhooks.post(target, { body: json(at), secret: secret ?? '', id, at });
      if (code >= 200 && code < 300) return { sent: true, code, error: '', final: true };
      // What a receiver says about the message itself will be the same next time.
      const final = code < 500 && code !== 408 && code !== 429;
      return { sent: false, code, error: `对方返回 ${code}`, final };
    }
    return { sent: true, code: null, error: '', final: true };
  } catch (error) {
    const known = error instanceof SendError;
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
