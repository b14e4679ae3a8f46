import * as v from 'valibot';
import { alarmLevels } from '../domain/alarm';

/** Headers of a message, by which its receiver knows it. */
export const webhookHeaders = {
  delivery: 'x-netpane-delivery',
  timestamp: 'x-netpane-timestamp',
  signature: 'x-netpane-signature',
} as const;

const time = v.pipe(v.string(), v.isoTimestamp());

const alarm = v.object({
  alarm: v.string(),
  event: v.picklist(['raised', 'cleared']),
  level: v.picklist(alarmLevels),
  kind: v.string(),
  content: v.string(),
  remark: v.string(),
  gwid: v.string(),
  at: time,
});

const alarms = <const E extends string>(event: E) =>
  v.object({
    id: v.string(),
    event: v.literal(event),
    sent_at: time,
    /** Counts those beyond the ones named, too. */
    total: v.number(),
    alarms: v.array(alarm),
  });

const password = { id: v.string(), sent_at: time, plan: v.string(), ssid: v.string(), number: v.number(), at: time };

/** What channels of the kind webhook are posted, by `event`: sender and OpenAPI both read it. */
export const webhookBodies = {
  confirm: {
    summary: 'A code, which whoever keeps the receiver gives back in the console before anything else is sent.',
    body: v.object({ event: v.literal('confirm'), code: v.string(), sent_at: time }),
  },
  test: { summary: 'Somebody tries the channel.', body: alarms('test') },
  'alarm.raised': { summary: 'Alarms were raised.', body: alarms('alarm.raised') },
  'alarm.cleared': { summary: 'Alarms ended.', body: alarms('alarm.cleared') },
  'alarm.digest': {
    summary: 'Many alarms as one: beyond five within ten minutes, and those of quiet hours.',
    body: alarms('alarm.digest'),
  },
  'wifi.password': {
    summary: 'A plan changed the password of a wireless network.',
    body: v.object({
      ...password,
      event: v.literal('wifi.password'),
      /** When the next one comes; null: nobody knows. */
      until: v.nullable(time),
      /** Where the plan tells it. */
      wifi_password: v.optional(v.string()),
    }),
  },
  'wifi.password_failed': {
    summary: 'Not every access point took the new password.',
    body: v.object({
      ...password,
      event: v.literal('wifi.password_failed'),
      total: v.number(),
      success: v.number(),
      /** Why none did; empty where some did. */
      reason: v.string(),
    }),
  },
} as const;

export type WebhookEvent = keyof typeof webhookBodies;
/** The body of a message. */
export type WebhookBody<E extends WebhookEvent = WebhookEvent> = v.InferOutput<(typeof webhookBodies)[E]['body']>;
