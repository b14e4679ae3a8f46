import * as v from 'valibot';
import {
  passwordCauses,
  passwordEventDelays,
  passwordEvents,
  passwordLimits,
  passwordOverlaps,
  passwordRepeats,
  passwordShapes,
  passwordTargets,
} from '../../domain/wifi-password';
import { wifiSecurities } from '../../domain/wifi';
import { endpoint } from '../endpoint';
import { channelTypes } from './alarm-notice';
import { day, listOf, paging, saidBeside, search, time, whole, word } from './paging';

const ids = (most: number) => v.pipe(v.array(word), v.maxLength(most));
const weekdays = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.maxLength(7));
const ssid = v.pipe(v.string(), v.maxLength(64));

/** Whose password it is: a network on access points. */
const aim = {
  ssid,
  /** Access points behind gateways, in groups (with what is below them and behind their gateways), or these. */
  target: v.picklist(passwordTargets),
  target_ids: ids(passwordLimits.targets),
};

/** What a plan is, whether it is to be or is there. */
const plan = {
  name: v.pipe(v.string(), v.trim()),
  ...aim,
  repeat: v.picklist(passwordRepeats),
  /** `weekly`: 0 Sunday to 6 Saturday. */
  days: weekdays,
  /** `interval`: days from one change to the next, counted from `starts_on`. */
  every_days: whole,
  /** `cron`: minute, hour, day of the month, month, weekday, by China's clock; at most 24 times a day. */
  cron: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  /** Besides, what it changes for: `person_left` (a private password that was removed, switched off or came to its end), or kinds of alarms. */
  events: v.optional(v.pipe(v.array(v.picklist(passwordEvents)), v.maxLength(passwordEvents.length)), []),
  /** Minutes from such an event to the change; what happens between is one, and two such changes are an hour apart. */
  event_delay: v.optional(v.pipe(v.number(), v.picklist(passwordEventDelays)), 0),
  /** China's clock, `HH:MM`; none for `manual` and `cron`. */
  times: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(5))), v.maxLength(passwordLimits.times)),
  /** Not on public holidays. */
  skip_holidays: v.boolean(),
  /** First day on which it changes by the plan. */
  starts_on: day,
  /** What a password is made of. */
  shape: v.picklist(passwordShapes),
  /** Characters; of `words` how many words. */
  size: whole,
  /** Minutes that the password before holds beside one that comes by the plan, on networks with WPA2. */
  overlap_minutes: v.optional(v.pipe(v.number(), v.picklist(passwordOverlaps)), 0),
  /** Alarm channels that are told of a new password, and of a change that failed. */
  channels: ids(passwordLimits.channels),
  /** What is told says the password itself. */
  tells_password: v.boolean(),
};

const counts = {
  /** Access points, and what became of the change on them. */
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  skipped: v.number(),
};

const change = v.object({
  id: word,
  /** Number of the password in its plan, from 1. */
  number: v.number(),
  cause: v.picklist(passwordCauses),
  /** What somebody gave as the reason of a change by hand. */
  note: v.string(),
  /** Who did it; empty: the plan. */
  actor: v.string(),
  /** From when on it holds. */
  at: time,
  /** Until when it held; null: it is the one in force. */
  ended_at: v.nullable(time),
  /** Until when the one before holds beside it, where the network takes two; null: that ended at once. */
  overlap_until: v.nullable(time),
  /** Nothing more is done about it by itself. */
  settled: v.boolean(),
  /** When what failed is tried again by itself. */
  retry_at: v.nullable(time),
  /** Tries again by itself so far. */
  tries: v.number(),
  /** The work on its access points, read and retried with the calls of jobs; null: there was none, or it is forgotten. */
  job: v.nullable(word),
  /** Why nothing was changed. */
  reason: v.string(),
  reason_said: saidBeside,
  ...counts,
});
/** One password of a plan, without what it says. */
export type PasswordChange = v.InferOutput<typeof change>;

const known = v.object({
  ...plan,
  name: v.string(),
  overlap_minutes: v.number(),
  cron: v.string(),
  events: v.array(v.picklist(passwordEvents)),
  event_delay: v.number(),
  /** When something happened that no change came for yet. */
  event_at: v.nullable(time),
  id: word,
  /** Names of the gateways, groups or access points that are still there. */
  target_names: v.array(v.string()),
  channel_names: v.array(v.string()),
  enabled: v.boolean(),
  /** When it changes next; null: only by hand, or it is paused. */
  next_at: v.nullable(time),
  created_at: time,
  /** The last change; null: there was none. */
  last: v.nullable(change),
});
/** A plan by which the password of a wireless network changes. */
export type PasswordPlan = v.InferOutput<typeof known>;

export const passwordPlans = endpoint({
  method: 'GET',
  path: '/api/v3/wifi_password/list',
  summary: 'Plans by which passwords of wireless networks change, the next to change first.',
  input: v.object({ ...paging, q: search }),
  data: listOf(known),
  scope: 'device:read',
  origin: 'ours',
});

const channel = v.object({ id: word, name: v.string(), type: v.picklist(channelTypes) });

export const passwordChoices = endpoint({
  method: 'GET',
  path: '/api/v3/wifi_password/choices',
  summary: 'Networks that a plan can be for, and alarm channels that can be told.',
  data: v.object({
    /** Networks of the access points, the ones on most of them first. */
    ssids: v.array(
      v.object({
        ssid: v.string(),
        aps: v.number(),
        /** Of those where its clients have no password in common (OWE, 802.1X, private passwords). */
        without: v.number(),
      }),
    ),
    /** Channels that are enabled and confirmed. */
    channels: v.array(channel),
    /** The others: a plan that names one keeps it, and tells it again once it can be told. */
    silent: v.optional(v.array(channel), []),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const passwordReach = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/reach',
  summary: 'Access points that a plan would be for: those of the choice that carry the network.',
  input: v.object(aim),
  data: v.object({
    total: v.number(),
    offline: v.number(),
    /** The network has no password there yet, or none that is known here: it gets WPA2 with the first one. */
    open: v.number(),
    /** Its clients have no password in common there: these stay as they are. */
    without: v.number(),
    /** The first ones. */
    names: v.array(v.string()),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const passwordPlanSave = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/save',
  summary: `Makes a plan, at most ${passwordLimits.plans} of them, or changes one; the password in force stays until the next change.`,
  input: v.object({ ...plan, id: v.optional(word) }),
  data: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const passwordPlanSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/switch',
  summary: 'Pauses plans or goes on with them; the password in force stays.',
  input: v.object({ ids: v.pipe(ids(passwordLimits.plans), v.minLength(1)), enabled: v.boolean() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const passwordPlanRemove = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/remove',
  summary: 'Removes plans with their history; access points keep the password that they have.',
  input: v.object({ ids: v.pipe(ids(passwordLimits.plans), v.minLength(1)) }),
  scope: 'device:manage',
  origin: 'ours',
});

export const passwordRun = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/run',
  summary: 'Changes the password of a plan now, paused or not; refused when it was changed since it was looked at.',
  input: v.object({
    id: word,
    /** Number of the last change as it was seen; 0: there was none. */
    after: whole,
    /** Why, for the history. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  }),
  data: v.object({ number: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

const card = {
  name: v.string(),
  ssid: v.string(),
  security: v.picklist(wifiSecurities),
  hidden: v.boolean(),
  number: v.number(),
  /** When it changes; null: only by hand, or the plan is paused. */
  until: v.nullable(time),
};

export const passwordCard = endpoint({
  method: 'GET',
  path: '/api/v3/wifi_password/card',
  summary: 'The password in force, as guests join with it.',
  input: v.object({ id: word }),
  data: v.object({
    ...card,
    /** Null: nothing was changed by the plan yet. */
    password: v.nullable(v.string()),
  }),
  scope: 'device:manage',
  origin: 'ours',
});

export const passwordNext = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/next',
  summary:
    'The password that comes next by a plan, so that its card is there in time; who looked at it stands in the log.',
  input: v.object({ id: word }),
  data: v.object({
    ...card,
    password: v.string(),
    /** From when on it holds. */
    from: time,
  }),
  scope: 'device:manage',
  origin: 'ours',
});

export const passwordHistory = endpoint({
  method: 'GET',
  path: '/api/v3/wifi_password/history',
  summary: 'Passwords of a plan without what they say, newest first; kept 90 days after their end.',
  input: v.object({ ...paging, id: word }),
  data: listOf(change),
  scope: 'device:read',
  origin: 'ours',
});

export const passwordShow = endpoint({
  method: 'POST',
  path: '/api/v3/wifi_password/show',
  summary: 'What one password of the history says; who looked at it stands in the log.',
  input: v.object({ id: word }),
  data: v.object({ password: v.string() }),
  scope: 'device:manage',
  origin: 'ours',
});
