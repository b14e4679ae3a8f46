import * as v from 'valibot';
import { alarmCategories, alarmLevels, alarmStates } from '../../domain/alarm';
import { deviceKinds } from '../../domain/device';
import { endpoint } from '../endpoint';
import { alarmFacts } from './alarm-facts';
import { counted, listOf, moment, most, order, paging, search, time, word } from './paging';

const alarmRow = v.object({
  id: word,
  level: v.picklist(alarmLevels),
  /** Code of `src/domain/alarm`. */
  kind: v.string(),
  category: v.picklist(alarmCategories),
  /** The sentence, in Chinese. */
  content: v.string(),
  /** What it is made of, for other languages; null for alarms raised before it was kept. */
  facts: alarmFacts,
  /** Name of the device it is about. */
  remark: v.string(),
  device_id: word,
  device_kind: v.picklist(deviceKinds),
  gwid: word,
  gateway_remark: v.string(),
  /** What in the device: an interface, a radio, a port; empty: the device itself. */
  subject: v.string(),
  state: v.picklist(alarmStates),
  raised_at: time,
  acknowledged_at: v.nullable(time),
  cleared_at: v.nullable(time),
  /** Name of the person who takes care of it. */
  assignee: v.nullable(v.string()),
  note: v.string(),
  simulated: v.boolean(),
  /** What keeps it from being told, while something does: a mute, a maintenance window, or that it comes and goes. */
  quiet: v.nullable(
    v.object({
      type: v.picklist(['mute', 'window', 'flap']),
      /** Of the silence; null for `flap`. */
      id: v.nullable(v.string()),
      name: v.nullable(v.string()),
      until: v.nullable(time),
    }),
  ),
});
/** One alarm. */
export type AlarmRow = v.InferOutput<typeof alarmRow>;

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(1000));

const perLevel = v.object({ FATAL: v.number(), MIDDLE: v.number(), GENERAL: v.number(), all: v.number() });

export const alarms = endpoint({
  method: 'GET',
  path: '/api/v3/alarm/list',
  summary: 'Alarms, newest first unless sorted.',
  input: v.object({
    ...paging,
    q: search,
    most,
    level: v.optional(v.picklist(alarmLevels)),
    /** `open`: active and acknowledged. */
    state: v.optional(v.picklist(['open', ...alarmStates])),
    /** Only those that are kept quiet; otherwise open ones that are not. */
    quiet: v.optional(v.boolean()),
    category: v.optional(v.picklist(alarmCategories)),
    kind: v.optional(word),
    gwid: v.optional(word),
    device: v.optional(word),
    /** Raised at or after, and before; ISO times. */
    from: v.optional(moment),
    to: v.optional(moment),
    sort: v.optional(v.picklist(['raised_at', 'level'])),
    order,
  }),
  data: v.object({
    ...listOf(alarmRow).entries,
    /** Alarms of each level that match everything else. */
    counts: perLevel,
    counted,
    /** Asked about one gateway: it was never heard of, so that no alarm means nothing. */
    unheard: v.optional(v.boolean()),
  }),
  scope: 'alarm:read',
  origin: 'ours',
});

export const alarmCounts = endpoint({
  method: 'GET',
  path: '/api/v3/alarm/counts',
  summary: 'Open alarms by level.',
  data: v.object({
    /** Nobody handled them yet. */
    active: perLevel,
    acknowledged: perLevel,
  }),
  scope: 'alarm:read',
  origin: 'ours',
});

export const alarmDetail = endpoint({
  method: 'GET',
  path: '/api/v3/alarm/detail/{id}',
  summary: 'One alarm with everything that happened to it, and the device around that moment.',
  input: v.object({ id: word }),
  data: v.object({
    ...alarmRow.entries,
    events: v.array(
      v.object({
        at: time,
        kind: v.picklist(['raised', 'acknowledged', 'assigned', 'noted', 'quieted', 'told', 'notified', 'cleared']),
        /** Who; empty: the system. */
        actor: v.string(),
        text: v.string(),
      }),
    ),
    /** Hours around the alarm, oldest first. */
    around: v.array(
      v.object({
        at: time,
        down: v.number(),
        up: v.number(),
        cpu: v.nullable(v.number()),
        clients: v.nullable(v.number()),
      }),
    ),
  }),
  scope: 'alarm:read',
  origin: 'ours',
});

export const alarmAcknowledge = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/acknowledge',
  summary: 'Marks active alarms as handled by somebody.',
  input: v.object({ ids }),
  /** How many were active, and which. */
  data: v.object({ changed: v.number(), ids: v.array(v.string()) }),
  scope: 'alarm:write',
  origin: 'ours',
});

export const alarmAssign = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/assign',
  summary: 'Names the person who takes care; an empty name takes it back.',
  input: v.object({ ids, assignee: v.pipe(v.string(), v.trim()) }),
  data: v.object({ changed: v.number() }),
  scope: 'alarm:write',
  origin: 'ours',
});

export const alarmNote = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/note',
  summary: 'Writes the note of an alarm.',
  input: v.object({ id: word, note: v.pipe(v.string(), v.trim()) }),
  scope: 'alarm:write',
  origin: 'ours',
});
