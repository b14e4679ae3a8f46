import * as v from 'valibot';
import { longestLine, syslogDays, syslogProtocols } from '../../domain/syslog';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { historyOf, listOf, moment, paging, saidBeside, search, time, word } from './paging';
import { reportedText } from './reported';

const severity = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));

const line = v.object({
  id: v.string(),
  at: time,
  gwid: word,
  gateway_remark: v.string(),
  /** 0 emergency to 7 debug. */
  severity: v.number(),
  host: v.string(),
  app: v.string(),
  message: v.string(),
  simulated: v.boolean(),
});
/** A line of a gateway's log. */
export type SyslogRow = v.InferOutput<typeof line>;

export const syslogLines = endpoint({
  method: 'GET',
  path: '/api/v3/syslog/lines',
  summary: 'Lines that gateways sent, newest first; `severity` is the least urgent one.',
  input: v.object({
    ...paging,
    gwid: v.optional(word),
    severity: v.optional(v.union([severity, v.pipe(v.string(), v.regex(/^[0-7]$/), v.transform(Number))])),
    q: search,
    /** At or after, and before; ISO times. */
    from: v.optional(moment),
    to: v.optional(moment),
  }),
  data: historyOf(line),
  scope: 'device:read',
  origin: 'ours',
});

const gateway = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  enabled: v.boolean(),
  /** Where lines go; empty: to this cloud. */
  server: v.string(),
  port: v.number(),
  protocol: v.picklist(syslogProtocols),
  level: v.number(),
  /** Null: was never set up. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  error: v.string(),
  error_said: saidBeside,
  /** When the newest line came in. */
  last_at: v.nullable(time),
  simulated: v.boolean(),
});
/** A gateway and where its log goes. */
export type SyslogGateway = v.InferOutput<typeof gateway>;

export const syslogGateways = endpoint({
  method: 'GET',
  path: '/api/v3/syslog/gateways',
  summary: 'Gateways and where their logs go, those that send first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(['on', 'off'])), q: search }),
  data: v.object({
    ...listOf(gateway).entries,
    counts: v.object({ all: v.number(), on: v.number(), off: v.number() }),
    /** Days that lines are kept. */
    days: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const syslogSave = endpoint({
  method: 'POST',
  path: '/api/v3/syslog/save',
  summary: 'Sets where gateways send their logs, and delivers it.',
  input: v.object({
    gwids: v.pipe(v.array(word), v.minLength(1), v.maxLength(200)),
    enabled: v.boolean(),
    /** Address or domain; empty: this cloud. */
    server: v.pipe(v.string(), v.trim(), v.maxLength(255)),
    port: v.pipe(v.string(), v.trim(), v.maxLength(10)),
    protocol: v.picklist(syslogProtocols),
    level: severity,
  }),
  scope: 'device:write',
  origin: 'ours',
});

export const syslogRetention = endpoint({
  method: 'POST',
  path: '/api/v3/syslog/retention',
  summary: 'Sets how many days lines are kept; older ones go within the hour.',
  input: v.object({ days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(syslogDays.most)) }),
  scope: 'device:write',
  origin: 'ours',
});

/** @public Called by devices, not by pages. */
export const syslogReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/syslog',
  summary:
    'A gateway hands in lines of its log; kept while it is set to send them here, from the severity that is set.',
  input: v.object({
    /** As they stand in the log, RFC 5424 or 3164; anything else is kept as it is. */
    lines: v.pipe(v.array(reportedText(2 * longestLine)), v.maxLength(500)),
  }),
  data: v.object({
    /** Lines that were kept. */
    kept: v.number(),
  }),
  scope: 'public',
  origin: 'ours',
});
