import type { WebhookBody } from '../../../../src/api/webhook';
import type { AlarmLevel } from '../../../../src/domain/alarm';
import { dateTime } from '../../../../src/format';
import type { SmsMessage } from '../../kit/senders';
import type { OtherEvent, Told } from './told';

/** One alarm as a message tells it. */
export type Item = WebhookBody<'alarm.raised'>['alarms'][number];

/** What a delivery tells. */
export interface NoticeContent {
  id: string;
  event: 'raised' | 'cleared' | 'digest' | 'test';
  items: Item[];
  total: number;
}

const levels: Record<AlarmLevel, string> = { FATAL: '严重', MIDDLE: '中等', GENERAL: '一般' };
/** Alarms that a digest names one by one. */
const named = 10;
const zone = 'Asia/Shanghai';

const line = ({ event, level, content, remark, at }: Item): string =>
  `${event === 'cleared' ? '恢复' : levels[level]} ${remark} ${content}（${dateTime(at, zone).slice(5, 16)}）`;

/** What is sent, whichever way. */
export interface Message {
  id: string;
  /** Of a mail. */
  subject: string;
  /** For people. */
  text: string;
  /** For the template of a short message. */
  sms: Pick<SmsMessage, 'kind' | 'value'>;
  /** For a server, sent then (milliseconds since 1970). */
  json: (at: number) => string;
}

/** A delivery as a message. `short`: for a phone. */
export function messageOf(one: NoticeContent, short: boolean): Message {
  const text = textOf(one, short);
  return {
    id: one.id,
    subject: subjectOf(one),
    text,
    sms: { kind: 'alarm', value: text.replace(/^【Netpane】/, '') },
    json: (at) => jsonOf(one, at),
  };
}

/** Whether a delivery tells of alarms. */
export const isOfAlarms = (event: NoticeContent['event'] | OtherEvent): event is NoticeContent['event'] =>
  event !== 'password' && event !== 'password_failed';

/** What is told beside alarms as a message. */
export const otherMessage = (id: string, event: OtherEvent, { subject, text, json }: Told): Message => ({
  id,
  subject: `[Netpane] ${subject}`,
  text,
  sms: { kind: 'alarm', value: text },
  json: (at) => JSON.stringify({ id, event: `wifi.${event}`, sent_at: new Date(at).toISOString(), ...json }),
});

function subjectOf({ event, items: [first], total }: NoticeContent): string {
  if (event === 'test') return '[Netpane] 告警通知测试';
  if (event === 'digest') return `[Netpane] ${total} 条告警汇总`;
  return `[Netpane] ${event === 'cleared' ? '告警恢复' : `${levels[first!.level]}告警`}：${first!.remark} ${first!.content}`;
}

function textOf({ event, items, total }: NoticeContent, short: boolean): string {
  if (event === 'test') return '【Netpane】这是一条告警通知测试，收到说明通道可用。';
  const shown = items.slice(0, short ? 1 : named).map(line);
  const more = total > shown.length ? [`等共 ${total} 条，请登录控制台查看。`] : [];
  const lines = [...shown, ...more];
  return short ? `【Netpane】${lines.join('；')}` : lines.join('\n');
}

const jsonOf = ({ id, event, items, total }: NoticeContent, now: number): string =>
  JSON.stringify({
    id,
    event: event === 'test' ? 'test' : `alarm.${event}`,
    sent_at: new Date(now).toISOString(),
    total,
    alarms: items,
  } satisfies AlarmBody);

type AlarmBody = WebhookBody<'test' | `alarm.${Exclude<NoticeContent['event'], 'test'>}`>;
