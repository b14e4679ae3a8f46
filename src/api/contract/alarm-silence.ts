import * as v from 'valibot';
import { alarmKinds, type AlarmKind } from '../../domain/alarm-kinds';
import { endpoint } from '../endpoint';
import { moment, time, word } from './paging';

const kind = v.picklist(Object.keys(alarmKinds) as [AlarmKind, ...AlarmKind[]]);
const zone = v.pipe(v.string(), v.maxLength(60));

/** How long a mute lasts: from now on, or to a moment. */
export const muteSpans = ['day', 'week', 'month', 'until'] as const;

const silence = v.object({
  id: word,
  /** `mute`: one object for a time; `window`: planned maintenance. */
  type: v.picklist(['mute', 'window']),
  name: v.string(),
  target: v.object({ type: v.picklist(['device', 'group', 'all']), id: v.nullable(word), name: v.string() }),
  /** Only this kind of alarm. */
  kind: v.nullable(kind),
  /** Weekly windows: days 0-6, start `HH:MM`, length in minutes. */
  weekly: v.nullable(v.object({ days: v.array(v.number()), start: v.string(), minutes: v.number() })),
  zone: v.string(),
  state: v.picklist(['holding', 'planned']),
  /** The span that holds or comes next. */
  from: time,
  to: v.nullable(time),
  /** Open alarms that it keeps quiet now. */
  alarms: v.number(),
  created_by: v.string(),
  created_at: time,
});
/** A mute or a maintenance window. */
export type AlarmSilence = v.InferOutput<typeof silence>;

export const silences = endpoint({
  method: 'GET',
  path: '/api/v3/alarm/silences',
  summary: 'Mutes and maintenance windows that hold or are to come, and how many alarms each keeps quiet.',
  data: v.object({
    list: v.array(silence),
    /** Open alarms that are quiet because they come and go. */
    flapping: v.number(),
  }),
  scope: 'alarm:read',
  origin: 'ours',
});

export const mute = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/mute',
  summary: 'Keeps the alarms of devices (a gateway: with what is behind it) quiet for a time.',
  input: v.object({
    devices: v.optional(v.pipe(v.array(word), v.minLength(1), v.maxLength(100))),
    /** In place of devices: those that these alarms are about. */
    alarms: v.optional(v.pipe(v.array(word), v.minLength(1), v.maxLength(1000))),
    /** Only this kind of alarm. */
    kind: v.optional(kind),
    span: v.picklist(muteSpans),
    /** End, for the span `until`; ISO time. */
    until: v.optional(moment),
  }),
  /** The silences, in the order of the devices, and how many alarms they keep quiet now. */
  data: v.object({ ids: v.array(word), alarms: v.number() }),
  scope: 'alarm:write',
  origin: 'ours',
  creates: true,
});

export const windowSave = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/window/save',
  summary: 'Plans maintenance, once or weekly; with an id it changes what was planned.',
  input: v.object({
    id: v.optional(word),
    name: v.pipe(v.string(), v.trim()),
    /** Of the account's devices: all, those of a group, or one. */
    target: v.picklist(['all', 'group', 'device']),
    target_id: v.optional(word),
    /** IANA zone of the wall clock. */
    zone,
    once: v.optional(v.object({ from: moment, to: moment })),
    weekly: v.optional(
      v.object({
        /** 0 Sunday … 6 Saturday. */
        days: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.maxLength(7)),
        start: v.pipe(v.string(), v.maxLength(5)),
        minutes: v.number(),
      }),
    ),
  }),
  data: v.object({ id: word, alarms: v.number() }),
  scope: 'alarm:write',
  origin: 'ours',
  creates: true,
});

export const silenceEnd = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/silence/end',
  summary: 'Ends mutes and takes windows back; answers how many alarms are heard again.',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(200)) }),
  data: v.object({ ended: v.number(), heard: v.number() }),
  scope: 'alarm:write',
  origin: 'ours',
});

const numbers = {
  threshold: v.optional(v.number()),
  clear: v.optional(v.number()),
  hold: v.optional(v.number()),
};
const flap = v.object({
  enabled: v.boolean(),
  count: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(50)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(1440)),
  calm: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
});

export const alarmRules = endpoint({
  method: 'GET',
  path: '/api/v3/alarm/rules',
  summary: 'When alarms of each kind are raised and cleared, and the rule against flapping.',
  data: v.object({
    rules: v.array(v.object({ kind, enabled: v.boolean(), own: v.boolean(), ...numbers })),
    flap,
  }),
  scope: 'alarm:read',
  origin: 'ours',
});

export const alarmRuleSave = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/rule/save',
  summary: 'Changes when alarms of one kind are raised (percent, minutes).',
  input: v.object({ kind, enabled: v.boolean(), ...numbers }),
  scope: 'alarm:write',
  origin: 'ours',
});

export const alarmFlapSave = endpoint({
  method: 'POST',
  path: '/api/v3/alarm/flap/save',
  summary: 'Changes when alarms that come and go are kept quiet.',
  input: flap,
  scope: 'alarm:write',
  origin: 'ours',
});
