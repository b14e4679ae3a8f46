import * as v from 'valibot';
import { endpoint, type Scope } from '../endpoint';
import type { AlarmLevel } from '../../domain/alarm';
import type { AlarmKind } from '../../domain/alarm-kinds';

/** What a kind of event tells. A new kind stands here, in `eventScopes`, and in `eventTouches` for the reads it touches. */
export interface EventData {
  'gateway.changed': {
    gateways: {
      gwid: string;
      status?: 'online' | 'offline';
      clients?: number;
      /** Bits per second. */
      down?: number;
      up?: number;
      /** Percent. */
      cpu?: number | null;
      memory?: number | null;
      disk_used?: number | null;
      /** Seconds since its last start. */
      uptime?: number;
      /** When it said so, ISO time: with it, this is all that changed of its row. */
      last_seen?: string;
    }[];
  };
  /** Devices by kind. */
  counts: Partial<Record<'gateway' | 'ap' | 'switch' | 'firewall', { all: number; online: number; alarm: number }>>;
  'alarm.raised': AlarmEvent;
  'alarm.cleared': AlarmEvent;
  /** Acknowledged, assigned, noted, muted. */
  'alarm.changed': { ids: string[] };
  'command.changed': { id: string; gwid: string; state: string };
  /** The draft of a device (`draft`), or how the delivery of a version stands. */
  'config.changed': { id: string; version: number; state: string };
  /** Work over many devices. */
  'job.changed': {
    id: string;
    kind: string;
    state: string;
    total: number;
    success: number;
    failed: number;
    skipped: number;
  };
  /**
   * The service staff answered a ticket, moved an after-sales order, settled a withdrawal; a payment came in or ended; an
   * order was made, paid, given up or given back; the balance changed (`id`: what it was booked for).
   */
  'support.changed': { about: 'ticket' | 'after_sale' | 'withdrawal' | 'payment' | 'order' | 'wallet'; id: string };
  /** TV boxes play something else, come or go. */
  'tv.changed': { ids: string[] };
  /** A new system message. */
  'message.sent': { id: string };
  /** Messages were read or removed, here or in another page. */
  'message.changed': Record<string, never>;
}

interface AlarmEvent {
  id: string;
  level: AlarmLevel;
  kind: AlarmKind;
  content: string;
  remark: string;
  device_id: string;
  gwid: string;
  /** ISO time. */
  at: string;
}

/** Names of the events, with what a token must hold to be told. */
export const eventScopes = {
  'gateway.changed': 'device:read',
  counts: 'device:read',
  'alarm.raised': 'alarm:read',
  'alarm.cleared': 'alarm:read',
  'alarm.changed': 'alarm:read',
  'command.changed': 'device:read',
  'config.changed': 'device:read',
  'job.changed': 'device:read',
  'tv.changed': 'device:read',
  'support.changed': 'account',
  'message.sent': 'message:read',
  'message.changed': 'message:read',
} as const satisfies Record<keyof EventData, Scope>;
export type EventKind = keyof typeof eventScopes;

/** Which events touch the reads whose path starts with `path`. */
export interface Touch {
  path: string;
  kinds: readonly EventKind[];
  /** The read goes on polling as often as without events: they do not tell all that it shows. */
  polls?: true;
}

const alarmKinds = ['alarm.raised', 'alarm.cleared', 'alarm.changed'] as const;

/** Which reads are asked again after an event. The first whose path fits holds. */
export const eventTouches: readonly Touch[] = [
  { path: '/api/v3/device/command/', kinds: ['command.changed'] },
  { path: '/api/v3/device/throughput', kinds: ['gateway.changed'], polls: true },
  { path: '/api/v3/device/', kinds: ['gateway.changed', 'counts', 'alarm.raised', 'alarm.cleared'] },
  { path: '/api/v3/client/', kinds: ['gateway.changed'], polls: true },
  { path: '/api/v3/config/', kinds: ['config.changed'] },
  { path: '/api/v3/job/', kinds: ['job.changed'] },
  // Templates are not told of by name: which of them a device's configuration concerns is not known here.
  { path: '/api/v3/template/ap/', kinds: ['job.changed'], polls: true },
  { path: '/api/v3/wifi_password/', kinds: ['job.changed'], polls: true },
  { path: '/api/v3/wifi_person/', kinds: ['config.changed'], polls: true },
  { path: '/api/v3/alarm/', kinds: alarmKinds },
  { path: '/api/v3/user_stat/complex', kinds: ['counts', ...alarmKinds] },
  { path: '/api/v3/stats/verdict', kinds: ['counts', ...alarmKinds] },
  { path: '/api/v3/tv/', kinds: ['tv.changed'], polls: true },
  { path: '/api/v3/tickets', kinds: ['support.changed'] },
  { path: '/api/v3/after_sales', kinds: ['support.changed'] },
  { path: '/api/v3/account/', kinds: ['support.changed'] },
  { path: '/api/v3/service/', kinds: ['support.changed'], polls: true },
  { path: '/api/v3/messages', kinds: ['message.sent', 'message.changed'] },
];

/**
 * Events, as `event:` lines with a JSON `data:` line; each reader gets the kinds whose scope its token holds. Beside
 * the kinds above: `hello` {} opens a stream that continues nothing, `reset` {} says that the gap was too long to be
 * filled (read everything again). Both carry the `id` to continue from. A comment line every 15 seconds keeps the
 * line open; the stream ends after ten minutes and the reader comes back with `Last-Event-ID`.
 */
export const stream = endpoint({
  method: 'GET',
  path: '/api/v3/stream',
  summary: 'Server-sent events of the account: gateways, alarms, counts, commands, messages, support.',
  input: v.object({
    /** Same as the header `Last-Event-ID`, for readers that cannot set it. */
    last_event_id: v.optional(v.string()),
    /** Milliseconds: without an event to go on from, first what was told in so long, while the reader was reading already. */
    since: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e12))),
  }),
  reply: 'blob',
  scope: 'any',
  origin: 'ours',
});
