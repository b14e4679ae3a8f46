import * as v from 'valibot';
import { endpoint } from '../endpoint';

/**
 * Events, as `event:` lines with a JSON `data:` line:
 * `gateway.changed` {gateways: [{gwid, status, clients, down, up, cpu, memory}]},
 * `alarm.raised` and `alarm.cleared` {id, level, kind, content, remark, device_id, gwid, at},
 * `alarm.changed` {ids} (acknowledged, assigned, noted),
 * `counts` {gateway?, ap?, switch?, firewall?: {all, online, alarm}},
 * `command.changed` {id, gwid, state},
 * `job.changed` {id, kind, state, total, success, failed, skipped} (work over many devices),
 * `reset` {} (the gap was too long to be filled: read everything again).
 * A comment line every 15 seconds keeps the line open. `Last-Event-ID` continues after a gap.
 */
export const stream = endpoint({
  method: 'GET',
  path: '/api/v3/stream',
  summary: 'Server-sent events of the account: gateways, alarms, counts, commands.',
  input: v.object({
    /** Same as the header `Last-Event-ID`, for readers that cannot set it. */
    last_event_id: v.optional(v.string()),
  }),
  reply: 'blob',
  scope: 'device:read',
  origin: 'ours',
});
