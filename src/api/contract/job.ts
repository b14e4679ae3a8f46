import * as v from 'valibot';
import { jobItemStates, jobKinds, jobStates, longestWait } from '../../domain/job';
import { endpoint } from '../endpoint';
import { configFields, configValue } from './config';
import { deviceQuery } from './device';
import { listOf, paging, saidBeside, search, time, word } from './paging';

const count = v.number();

const jobItem = v.object({
  /** Id of the device. */
  id: word,
  /** Its name when the job was made. */
  remark: v.string(),
  /** Name of the gateway it stands behind; empty for a gateway, and for what is not bound any more. */
  site: v.string(),
  /** Counts from 0; -1: in none, as nothing changes on it. */
  wave: count,
  state: v.picklist(jobItemStates),
  /** Why it failed or was skipped, what it waits for, or how far it is. */
  reason: v.string(),
  reason_said: saidBeside,
  at: v.nullable(time),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
});
/** One device of a job. */
export type JobItem = v.InferOutput<typeof jobItem>;

/** What is known of a job. */
export const job = v.object({
  id: word,
  kind: v.picklist(jobKinds),
  title: v.string(),
  title_said: saidBeside,
  state: v.picklist(jobStates),
  /** Why it is paused; empty otherwise. */
  reason: v.string(),
  reason_said: saidBeside,
  actor: v.string(),
  total: count,
  success: count,
  failed: count,
  skipped: count,
  /** Items under way. */
  running: count,
  /** Items that wait, and how many of these wait for a device that is offline. */
  waiting: count,
  waiting_offline: count,
  created_at: time,
  starts_at: time,
  wait_until: v.nullable(time),
  finished_at: v.nullable(time),
  /** Items that failed, that wait for a device that is offline (`waiting`) or were skipped, at most 50 of them. */
  troubles: v.array(jobItem),
});
/** A job over many devices. */
export type Job = v.InferOutput<typeof job>;

/** Which devices: these, or all that match a filter without some. */
export const jobTarget = v.object({
  ids: v.optional(v.pipe(v.array(word), v.maxLength(5000))),
  filter: v.optional(deviceQuery),
  except: v.optional(v.pipe(v.array(word), v.maxLength(5000))),
});
/** Which devices a job is for. */
export type JobTarget = v.InferInput<typeof jobTarget>;

const tags = v.optional(v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1))), v.maxLength(10)));

const patch = v.object({
  section: word,
  /** Rows to change; every row of the section unless told. */
  rows: v.optional(v.pipe(v.array(word), v.maxLength(100))),
  fields: configFields,
});
/** Fields of some rows of a section that are to change. */
export type JobPatch = v.InferInput<typeof patch>;

const effect = v.object({
  section: word,
  /** Null: every row of the section. */
  row: v.nullable(word),
  field: word,
  /** Dots for a secret that is not empty. */
  after: configValue,
  /** On how many devices it changes; on the others it is so already, or has no effect. */
  devices: count,
  /** What it is there now, the most frequent values first, at most four; dots for a secret that is not empty. */
  before: v.array(v.object({ value: configValue, devices: count })),
});
/** What becomes of one field on many devices. */
export type JobEffect = v.InferOutput<typeof effect>;

export const jobPreview = endpoint({
  method: 'POST',
  path: '/api/v3/job/preview',
  summary:
    'How many access points a change of their configuration would touch, some of their names, and what it changes.',
  input: v.object({
    target: jobTarget,
    /** What is to change; without it `effects` is not there. */
    patches: v.optional(v.pipe(v.array(patch), v.maxLength(20))),
  }),
  data: v.object({
    total: count,
    offline: count,
    names: v.array(v.string()),
    /** How many devices anything changes on. */
    changing: v.optional(count),
    effects: v.optional(v.array(effect)),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const jobCreate = endpoint({
  method: 'POST',
  path: '/api/v3/job/create',
  summary:
    'Starts work over many devices. The same `request_id` never starts twice. Upgrades are started with `campaignCreate`.',
  input: v.object({
    request_id: word,
    kind: v.picklist(['reboot', 'group', 'unbind', 'rename', 'tag', 'config']),
    target: jobTarget,
    /** `group`: into which; null: into none. */
    group: v.optional(v.nullable(word)),
    /** `rename`: with `{n}` (running number), `{gwid}`, `{model}`, `{old}`. */
    pattern: v.optional(v.pipe(v.string(), v.trim())),
    /** `tag`: what to put on and what to take off. */
    add: tags,
    remove: tags,
    /** `config`, of access points: what changes; all else stays as it is on each of them. */
    patches: v.optional(v.pipe(v.array(patch), v.minLength(1), v.maxLength(20))),
    /** Hours that a device that is offline is waited for; 168 unless told, 0: it is skipped. */
    wait_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestWait))),
  }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

export const jobs = endpoint({
  method: 'GET',
  path: '/api/v3/job/list',
  summary: 'Jobs that the task drawer shows: the newest twenty that were not dismissed.',
  data: v.object({ list: v.array(job), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const jobItems = endpoint({
  method: 'GET',
  path: '/api/v3/job/items',
  summary: 'Devices of a job in their order.',
  input: v.object({ ...paging, id: word, state: v.optional(v.picklist(jobItemStates)), q: search }),
  data: listOf(jobItem),
  scope: 'device:read',
  origin: 'ours',
});

export const jobCancel = endpoint({
  method: 'POST',
  path: '/api/v3/job/cancel',
  summary: 'Cancels what has not begun; what is under way comes to its end.',
  input: v.object({ id: word }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

export const jobRetry = endpoint({
  method: 'POST',
  path: '/api/v3/job/retry',
  summary: 'Tries the failed items again.',
  input: v.object({ id: word }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

export const jobResume = endpoint({
  method: 'POST',
  path: '/api/v3/job/resume',
  summary: 'Goes on with a paused job; with a scheduled one at once.',
  input: v.object({ id: word }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

export const jobPause = endpoint({
  method: 'POST',
  path: '/api/v3/job/pause',
  summary: 'Begins nothing more until told to go on.',
  input: v.object({ id: word }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

export const jobDismiss = endpoint({
  method: 'POST',
  path: '/api/v3/job/dismiss',
  summary: 'Takes a job that is over out of the task drawer.',
  input: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
});
