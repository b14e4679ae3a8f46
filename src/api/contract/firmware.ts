import * as v from 'valibot';
import { deviceKinds } from '../../domain/device';
import { soaks } from '../../domain/firmware';
import { jobStates, longestWait } from '../../domain/job';
import { endpoint } from '../endpoint';
import { jobTarget } from './job';
import { listOf, moment, paging, saidBeside, time, word } from './paging';

const count = v.number();

const release = v.object({
  model: v.string(),
  version: v.string(),
  channel: v.picklist(['stable', 'beta']),
  /** Bytes. */
  size: v.number(),
  notes: v.array(v.string()),
  released_at: time,
  /** Devices of this model in the account, and how many run this version. */
  devices: count,
  current: count,
});
/** A firmware of one model. */
export type Release = v.InferOutput<typeof release>;

export const releases = endpoint({
  method: 'GET',
  path: '/api/v3/firmware/list',
  summary: 'Firmware for the models of one kind of device that the account has, newest first.',
  input: v.object({ kind: v.optional(v.picklist(deviceKinds), 'gateway') }),
  data: v.object({ list: v.array(release), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});

export const upgradePreview = endpoint({
  method: 'POST',
  path: '/api/v3/firmware/preview',
  summary: 'What an upgrade would meet: nothing is done.',
  input: v.object({ target: jobTarget, version: word }),
  data: v.object({
    total: count,
    /** Would be upgraded, and how many of these are offline now or run something newer. */
    fit: count,
    offline: count,
    newer: count,
    /** Run it already; have no such version. */
    already: count,
    unsupported: count,
  }),
  scope: 'device:read',
  origin: 'ours',
});

const campaign = v.object({
  id: word,
  name: v.string(),
  name_said: saidBeside,
  version: v.string(),
  /** What is upgraded. */
  kind: v.picklist(deviceKinds),
  state: v.picklist(jobStates),
  reason: v.string(),
  reason_said: saidBeside,
  actor: v.string(),
  starts_at: time,
  /** Devices that are offline are waited for until then; null: they are skipped. */
  wait_until: v.nullable(time),
  /** Upper ends of the waves in percent, and which one is under way (from 0). */
  waves: v.array(v.number()),
  wave: count,
  stop_rate: v.nullable(v.number()),
  /** Minutes between the end of a wave and the next; until when that takes, while it does. */
  soak_minutes: count,
  soak_until: v.nullable(time),
  total: count,
  success: count,
  failed: count,
  skipped: count,
  running: count,
  waiting: count,
  waiting_offline: count,
  created_at: time,
  finished_at: v.nullable(time),
});
/** An upgrade of many devices. */
export type Campaign = v.InferOutput<typeof campaign>;

export const campaigns = endpoint({
  method: 'GET',
  path: '/api/v3/firmware/campaigns',
  summary: 'Upgrades of the account, newest first.',
  input: v.object({ ...paging, state: v.optional(v.picklist(jobStates)) }),
  data: listOf(campaign),
  scope: 'device:read',
  origin: 'ours',
});

const campaignWithResults = v.object({
  ...campaign.entries,
  /** Of each wave; devices on which nothing changes are in none. */
  results: v.array(v.object({ wave: count, total: count, success: count, failed: count, skipped: count })),
});

export const campaignDetail = endpoint({
  method: 'GET',
  path: '/api/v3/firmware/campaign/{id}',
  summary: 'One upgrade, with the results of each wave; its devices are read with `jobItems`.',
  input: v.object({ id: word }),
  data: campaignWithResults,
  scope: 'device:read',
  origin: 'ours',
});

const plan = {
  /** Without one: after the version. */
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
  version: word,
  /** ISO time; without it the upgrade starts at once. */
  starts_at: v.optional(moment),
  /** Hours after the start that devices that are offline are waited for. */
  wait_hours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestWait))),
  rollout: v.picklist(['once', 'half', 'staged']),
  /** Percent; without it the upgrade never stops by itself. */
  stop_rate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))),
  /**
   * Minutes that a wave is looked at before the next one begins; a device that is not there after its upgrade counts as
   * failed.
   */
  soak_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Math.max(...soaks)))),
};

export const campaignCreate = endpoint({
  method: 'POST',
  path: '/api/v3/firmware/campaign/create',
  summary:
    'Upgrades devices, now or later; what stands behind a gateway through it. The same `request_id` never starts twice.',
  input: v.object({
    request_id: word,
    target: jobTarget,
    ...plan,
    /** How many devices go back to an older version; has to be told when they are ten or more. */
    downgrades: v.optional(v.number()),
  }),
  data: campaignWithResults,
  scope: 'device:manage',
  origin: 'ours',
});

export const campaignUpdate = endpoint({
  method: 'POST',
  path: '/api/v3/firmware/campaign/update',
  summary: 'Changes an upgrade that has not started.',
  input: v.object({ id: word, ...plan }),
  data: campaignWithResults,
  scope: 'device:manage',
  origin: 'ours',
});
