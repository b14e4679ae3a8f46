import * as v from 'valibot';
import { deviceKinds } from '../../domain/device';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, time, whole, word } from './paging';

/** Rows of a section; the server holds them to the section's fields. */
const rows = v.array(v.looseObject({ id: word }));
const scalar = v.union([v.string(), v.number(), v.boolean()]);
const document = v.record(v.string(), v.array(v.objectWithRest({ id: v.string() }, scalar)));

/** What changes in one row, in words. */
export const configChange = v.object({
  section: v.string(),
  /** Name of the section. */
  label: v.string(),
  op: v.picklist(['added', 'removed', 'changed', 'moved']),
  row: v.string(),
  /** Name of the row. */
  name: v.string(),
  /** Values in words; empty for none. Beside them the name of the field, and values whose words are not the account's. */
  fields: v.array(
    v.object({
      ...{ label: v.string(), before: v.string(), after: v.string() },
      ...{ field: v.optional(v.string()), was: v.optional(scalar), is: v.optional(scalar) },
    }),
  ),
  /** Where the sequence matters: its place before and after, from 1. */
  from: v.optional(v.number()),
  to: v.optional(v.number()),
});

const problem = v.object({
  section: v.string(),
  label: v.string(),
  row: v.string(),
  name: v.string(),
  field: v.string(),
  text: v.string(),
  text_said: saidBeside,
});
/** Something that keeps a draft from being sent, in words. */
export type ConfigTrouble = v.InferOutput<typeof problem>;

const warningKinds = [
  ...(['shadowed', 'conflict', 'deny_all', 'port_off', 'uplink_off', 'poe_off'] as const),
  ...(['line_off', 'line_changed', 'no_line', 'lan_moved'] as const),
] as const;

const warning = v.object({
  /**
   * Rules that are never reached, that decide the same or otherwise; everything refused; a port shut or without power
   * that something hangs behind, or the way to the gateway; a line of a gateway that goes, that dials anew, the last of
   * them; a segment inside that moves or goes.
   */
  kind: v.picklist(warningKinds),
  section: v.string(),
  /** Name of the row that does it; a port's number. */
  name: v.string(),
  /** Whom it hits by name: rules that are never reached, devices behind a port. */
  hits: v.array(v.string()),
});
/** Something to be asked about before a draft is sent. */
export type ConfigWarning = v.InferOutput<typeof warning>;

/** 待下发, 下发中, 已生效, 失败, and given up for a newer version. */
const deliveryStates = ['pending', 'sent', 'done', 'failed', 'superseded'] as const;

const version = v.object({
  version: v.number(),
  /** How it came about. */
  origin: v.picklist(['initial', 'apply', 'rollback', 'restore', 'import']),
  /** The version that was gone back to. */
  from_version: v.nullable(v.number()),
  changes: v.number(),
  /** Names of the sections that changed. */
  sections: v.array(v.string()),
  /** The same by their keys; null: not kept. */
  section_keys: v.optional(v.nullable(v.array(v.string()))),
  author: v.string(),
  note: v.string(),
  at: time,
  state: v.picklist(deliveryStates),
  /** Why it failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  /** Deliveries that were not answered. */
  attempts: v.number(),
  settled_at: v.nullable(time),
});
/** One version of a device's configuration and how its delivery stands. */
export type ConfigVersion = v.InferOutput<typeof version>;

const onDevice = v.object({
  /**
   * `same`: as the cloud last brought it there. `differs`: changed on the device, or never brought there by the cloud.
   * `old`: read before the last change was in force. `unfit`: what the device told could not be read.
   */
  state: v.picklist(['same', 'differs', 'old', 'unfit']),
  /** The device's own name for it. */
  hash: v.string(),
  read_at: time,
  /** Rows that are otherwise. */
  differences: v.number(),
  /** Somebody saw these differences and sent something over them. */
  given_up: v.boolean(),
});
/** How what a device says that it is set to stands to what the cloud knows. */
export type OnDevice = v.InferOutput<typeof onDevice>;

const config = v.object({
  id: word,
  kind: v.picklist(deviceKinds),
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  /** Version that the device runs, and the one it shall run: changes are made on that one. */
  running_version: v.number(),
  version: v.number(),
  /** What it shall run. */
  document,
  /** Sections that are being changed, whole; null: nothing is. */
  draft: v.nullable(document),
  /** Names the state of the draft; whoever changes it gives the one it saw. */
  rev: v.number(),
  draft_by: v.nullable(v.string()),
  /** Whoever asks made the draft. */
  draft_own: v.optional(v.boolean()),
  draft_at: v.nullable(time),
  /** The draft was begun on an older version. */
  stale: v.boolean(),
  /** What the draft changes. */
  changes: v.array(configChange),
  /** What keeps the draft from being sent. */
  problems: v.array(problem),
  /** What the draft would do that may not be meant; it can be sent all the same. */
  warnings: v.optional(v.array(warning)),
  /** VLANs that exist for this device. */
  vlans: v.array(v.number()),
  /** The newest version; null: never configured from here. */
  delivery: v.nullable(version),
  /** Sections that this device has; of one that the document lacks nothing is known. */
  sections: v.optional(v.array(v.string())),
  /** What the device says that it is set to; null: it has not said so, nothing is known. */
  on_device: v.optional(v.nullable(onDevice)),
});
/** The configuration of a device with its draft. */
export type DeviceConfig = v.InferOutput<typeof config>;

const result = v.object({
  id: v.string(),
  remark: v.string(),
  ok: v.boolean(),
  /** The version that was made. */
  version: v.nullable(v.number()),
  state: v.nullable(v.picklist(deliveryStates)),
  /** Why not; empty where it went well. */
  message: v.string(),
  message_said: saidBeside,
});
/** What came of one device of many. */
export type ConfigResult = v.InferOutput<typeof result>;

const many = v.pipe(v.array(word), v.minLength(1), v.maxLength(1000));
const rev = v.pipe(v.number(), v.integer(), v.minValue(0));
const versionNumber = whole;
/** The device's own name for what it is set to, as somebody saw it. */
const seen = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');

/** Code of a refused change: somebody else changed the draft meanwhile. */
export const draftConflict = 4090;

export const deviceConfig = endpoint({
  method: 'GET',
  path: '/api/v3/config/device/{id}',
  summary: 'What a device is set to, what is being changed, and how the last delivery stands.',
  input: v.object({ id: word }),
  data: config,
  scope: 'device:read',
  origin: 'ours',
});

export const draftSave = endpoint({
  method: 'POST',
  path: '/api/v3/config/draft',
  summary:
    'Puts the rows of one section into the draft. 422 names the fields of new or changed rows that are wrong; 4090: the draft changed meanwhile.',
  input: v.object({ id: word, rev, section: word, rows }),
  data: config,
  scope: 'device:write',
  origin: 'ours',
});

export const draftDiscard = endpoint({
  method: 'POST',
  path: '/api/v3/config/discard',
  summary: 'Drops the draft, or one section of it.',
  input: v.object({ id: word, rev, section: v.optional(word) }),
  data: config,
  scope: 'device:write',
  origin: 'ours',
});

export const draftTake = endpoint({
  method: 'POST',
  path: '/api/v3/config/take',
  summary: 'Puts what a version says into the draft, to be looked at and changed before it is sent.',
  input: v.object({ id: word, rev, version: versionNumber }),
  data: config,
  scope: 'device:write',
  origin: 'ours',
});

export const configApply = endpoint({
  method: 'POST',
  path: '/api/v3/config/apply',
  summary:
    'Makes a version of the draft of each device and puts it into the queue; an offline device gets it when it is back. With `rev` (one device) 4090 when the draft changed meanwhile. 4437 when the device is set to something that the cloud did not bring there: it would be lost. `over` (one device) names what was seen of it and may be lost.',
  input: v.object({ ids: many, rev: v.optional(rev), over: v.optional(seen), note }),
  data: v.array(result),
  scope: 'device:write',
  origin: 'ours',
});

/** Fields by name with their values. */
export const configFields = v.record(v.string(), scalar);
/** What a field may hold. */
export const configValue = scalar;

export const configPatch = endpoint({
  method: 'POST',
  path: '/api/v3/config/patch',
  summary:
    'Changes some fields of the same rows on many devices and sends it: only the fields given change, drafts stay as they are.',
  input: v.object({
    ids: many,
    section: word,
    /** Rows to change; every row of the section unless told. */
    rows: v.optional(v.array(word)),
    fields: configFields,
    note,
  }),
  data: v.array(result),
  scope: 'device:write',
  origin: 'ours',
});

export const configRollback = endpoint({
  method: 'POST',
  path: '/api/v3/config/rollback',
  summary: 'Goes back to a version: a new version with its content, sent at once. The draft stays.',
  input: v.object({ id: word, version: versionNumber, note }),
  data: result,
  scope: 'device:write',
  origin: 'ours',
});

export const configRetry = endpoint({
  method: 'POST',
  path: '/api/v3/config/retry',
  summary: 'Sends the newest version of each device again where it failed.',
  input: v.object({ ids: many }),
  data: v.array(result),
  scope: 'device:write',
  origin: 'ours',
});

export const configVersions = endpoint({
  method: 'GET',
  path: '/api/v3/config/versions',
  summary: 'Versions of a device, newest first.',
  input: v.object({ id: word, ...paging }),
  data: listOf(version),
  scope: 'device:read',
  origin: 'ours',
});

export const configCompare = endpoint({
  method: 'GET',
  path: '/api/v3/config/compare',
  summary: 'What changes from one version of a device to another; without `to` to what it shall run now.',
  input: v.object({ id: word, from: versionNumber, to: v.optional(versionNumber) }),
  data: v.array(configChange),
  scope: 'device:read',
  origin: 'ours',
});

export const configRunning = endpoint({
  method: 'GET',
  path: '/api/v3/config/running',
  summary:
    'What a device says that it is set to, against what it shall run and what the draft would make of it. 4004 when it has not said so.',
  input: v.object({ id: word }),
  data: v.object({
    on_device: onDevice,
    /** From the cloud to the device. */
    changes: v.array(configChange),
    /** From the device to what the draft, or else the cloud, would make of it. */
    coming: v.array(configChange),
    /** Names of the sections that the device does not tell. */
    untold: v.array(v.string()),
    /** The same by their keys. */
    untold_keys: v.optional(v.array(v.string())),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const configImport = endpoint({
  method: 'POST',
  path: '/api/v3/config/import',
  summary:
    'Makes what a device says that it is set to the document of the cloud: a new version, in force at once, nothing is sent. `seen` is its hash as it was shown; 4438 when it changed since.',
  input: v.object({ id: word, seen, note }),
  data: result,
  scope: 'device:write',
  origin: 'ours',
});

export const configOverwrite = endpoint({
  method: 'POST',
  path: '/api/v3/config/overwrite',
  summary:
    'Sends the document of the cloud once more, over what was changed on the device. `seen` is the hash of that as it was shown; 4438 when it changed since.',
  input: v.object({ id: word, seen, note }),
  data: result,
  scope: 'device:write',
  origin: 'ours',
});

export const configStates = endpoint({
  method: 'GET',
  path: '/api/v3/config/states',
  summary: 'How the newest version of each device stands; devices that were never configured are left out.',
  input: v.object({ ids: v.optional(v.pipe(v.array(word), v.maxLength(1000)), []) }),
  data: v.array(
    v.object({ id: v.string(), version: v.number(), state: v.picklist(deliveryStates), error: v.string() }),
  ),
  scope: 'device:read',
  origin: 'ours',
});
