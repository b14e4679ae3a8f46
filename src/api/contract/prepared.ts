import * as v from 'valibot';
import { deviceKinds } from '../../domain/device';
import { mostImported, mostPrepared, preparedSettingNames, preparedStates } from '../../domain/prepared-names';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, search, time, word } from './paging';

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(1000));
const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));
/** Values by name: `vlan` and `address` of a gateway; `channel_2g`, `power_2g`, `channel_5g`, `power_5g` of an access point. */
const settings = v.record(v.picklist(preparedSettingNames), typed);

const prepared = v.object({
  id: word,
  serial: v.string(),
  kind: v.picklist(deviceKinds),
  remark: v.string(),
  group_id: v.nullable(word),
  group_name: v.nullable(v.string()),
  location: v.string(),
  /** The device whose configuration it gets, and its name when that was chosen. */
  copy_from: v.nullable(word),
  copy_remark: v.string(),
  settings: v.record(v.string(), v.string()),
  /** The model of a site that it follows once it is there, with the values of its variables; secrets are not shown. */
  site: v.nullable(v.object({ template: word, name: v.string(), values: v.record(v.string(), v.string()) })),
  /** The gateway whose place it takes, that one's serial number, and what the repair is known by; null: nobody's. */
  replaces: v.nullable(word),
  replaces_serial: v.nullable(v.string()),
  note: v.string(),
  state: v.picklist(preparedStates),
  /** Why it failed, in the device's words where it said any. */
  error: v.string(),
  error_said: saidBeside,
  /** What it has become; null: not bound yet, or given back since. */
  device_id: v.nullable(word),
  model: v.nullable(v.string()),
  online: v.boolean(),
  /** The version that brings its configuration; null: it needed none. */
  version: v.nullable(v.number()),
  created_at: time,
  bound_at: v.nullable(time),
  settled_at: v.nullable(time),
  simulated: v.boolean(),
});
/** A device that is known before it comes. */
export type Prepared = v.InferOutput<typeof prepared>;

export const preparedList = endpoint({
  method: 'GET',
  path: '/api/v3/prepared/list',
  summary: 'Devices that are prepared by serial number, newest first, and what became of them.',
  input: v.object({
    ...paging,
    q: search,
    state: v.optional(v.picklist(preparedStates)),
    kind: v.optional(v.picklist(deviceKinds)),
  }),
  data: v.object({
    ...listOf(prepared).entries,
    /** How many match everything but `state`. */
    counts: v.object({
      all: v.number(),
      waiting: v.number(),
      bound: v.number(),
      applied: v.number(),
      failed: v.number(),
    }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const preparedSave = endpoint({
  method: 'POST',
  path: '/api/v3/prepared/save',
  summary: `Prepares a device, at most ${mostPrepared} of them, or changes one that is not in force; one that failed is tried again.`,
  input: v.object({
    id: v.optional(word),
    serial: typed,
    kind: v.picklist(deviceKinds),
    remark: v.pipe(v.string(), v.trim()),
    group: v.nullable(word),
    location: typed,
    copy_from: v.nullable(word),
    settings,
    /** The model of a site that a gateway follows once it is there; left as it is where it is not given. */
    site: v.optional(
      v.nullable(v.object({ template: word, values: v.record(v.pipe(v.string(), v.maxLength(64)), typed) })),
    ),
  }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const preparedRemove = endpoint({
  method: 'POST',
  path: '/api/v3/prepared/remove',
  summary: 'Forgets what was prepared; devices that came by then stay as they are.',
  input: v.object({ ids }),
  data: v.object({ removed: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});

export const preparedRetry = endpoint({
  method: 'POST',
  path: '/api/v3/prepared/retry',
  summary: 'Tries again what failed: sends the configuration once more, or makes it anew.',
  input: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
});

export const replacement = endpoint({
  method: 'GET',
  path: '/api/v3/prepared/replacement/{gwid}',
  summary: 'What a gateway has that another one would take over, and what stays behind.',
  input: v.object({ gwid: word }),
  data: v.object({
    gwid: word,
    remark: v.string(),
    serial: v.string(),
    model: v.string(),
    online: v.boolean(),
    status_since: time,
    location: v.string(),
    group_name: v.nullable(v.string()),
    simulated: v.boolean(),
    /** Serial number of the one that is to replace it already; null: none. */
    waiting: v.nullable(v.string()),
    services: v.array(
      v.object({
        service: v.string(),
        service_name: v.string(),
        tier: v.string(),
        tier_name: v.string(),
        expires_at: time,
      }),
    ),
    /** What goes over, besides name, group, place and configuration; `messages`: texts that were paid for. */
    moves: v.object({
      devices: v.number(),
      cameras: v.number(),
      backups: v.number(),
      mappings: v.number(),
      subscribers: v.number(),
      coupons: v.number(),
      messages: v.number(),
      domains: v.number(),
      /** Name of the SD-WAN network that it is a member of. */
      network: v.nullable(v.string()),
    }),
    /** What stays behind: open alarms, and terminals, which the new one finds by itself. */
    alarms: v.number(),
    clients: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const replacementSave = endpoint({
  method: 'POST',
  path: '/api/v3/prepared/replace',
  summary:
    'Prepares a gateway to take the place of another one: when it is bound it gets name, group, configuration and services, and the other one is given back.',
  input: v.object({
    gwid: word,
    /** Of the new one. */
    serial: typed,
    /** Name of the old one, typed to confirm. */
    name: v.string(),
    /** What the repair is known by. */
    note: v.optional(typed, ''),
  }),
  data: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

const row = v.object({
  /** Row of the file, from 1: problems name it. */
  line: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
  serial: typed,
  /** `gateway`, `ap`, `switch`, `firewall`, or what they are called on screen; empty: a gateway. */
  kind: typed,
  remark: typed,
  /** Name of a group, `parent/child` where several are called alike. */
  group: typed,
  location: typed,
  /** Name or serial number of the device to copy. */
  copy_from: typed,
  settings,
  /** Name of the model of a site that a gateway follows once it is there, and values by the names of its variables. */
  site: v.optional(typed, ''),
  values: v.optional(v.record(v.pipe(v.string(), v.maxLength(64)), typed), {}),
});
/** A row of a file. */
export type PreparedRow = v.InferInput<typeof row>;

const problem = v.object({
  line: v.number(),
  /** Field of the row, or name of a setting. */
  field: v.string(),
  /** A row with an error is not taken; one with a warning is. */
  level: v.picklist(['error', 'warning']),
  /** In Chinese; the same as data where the reader speaks otherwise. */
  text: v.string(),
  reason: v.string(),
  params: v.optional(v.record(v.string(), v.unknown())),
});
/** Something about a row of a file. */
export type PreparedProblem = v.InferOutput<typeof problem>;

export const preparedImport = endpoint({
  method: 'POST',
  path: '/api/v3/prepared/import',
  summary: 'Prepares the devices of a file: good rows are taken, bad ones named with what is wrong. `dry`: only looks.',
  input: v.object({
    rows: v.pipe(v.array(row), v.minLength(1), v.maxLength(mostImported)),
    dry: v.optional(v.boolean(), false),
  }),
  data: v.object({
    /** Rows that were taken, or would be. */
    taken: v.number(),
    problems: v.array(problem),
  }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});
