import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { configCompare, configRollback } from './config';
import { listOf, paging, search, time, word } from './paging';

const backup = v.object({
  id: word,
  device: word,
  remark: v.string(),
  at: time,
  /** By hand, by plan, or just before another one was restored. */
  origin: v.picklist(['manual', 'planned', 'before']),
  author: v.string(),
  note: v.string(),
  /** The version that it holds. */
  version: v.number(),
  bytes: v.number(),
  /** It holds what the device shall run now. */
  same: v.boolean(),
  simulated: v.optional(v.boolean()),
  /** Its device was given back: until when the backup is kept. */
  kept_until: v.optional(time),
});
/** One backup of a configuration. */
export type Backup = v.InferOutput<typeof backup>;

const plan = v.object({
  enabled: v.boolean(),
  every: v.picklist(['daily', 'weekly']),
  /** 0 Sunday to 6 Saturday; for `weekly`. */
  weekday: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  /** Hour in China, 0 to 23. */
  hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  /** Planned backups that are kept, 1 to 90; those taken by hand are never thrown away. */
  keep: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90)),
});
/** When a device is backed up by itself. */
export type BackupPlan = v.InferOutput<typeof plan>;

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(1000));

export const backups = endpoint({
  method: 'GET',
  path: '/api/v3/backup/list',
  summary: 'Backups of configurations, newest first; of one device or of all, also of gateways given back lately.',
  input: v.object({
    ...paging,
    device: v.optional(word),
    q: search,
    origin: v.optional(v.picklist(['manual', 'planned', 'before'])),
  }),
  data: listOf(backup),
  scope: 'device:read',
  origin: 'ours',
});

export const backupCreate = endpoint({
  method: 'POST',
  path: '/api/v3/backup/create',
  summary: 'Backs up what devices shall run now; gives how many.',
  input: v.object({ ids, note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '') }),
  data: v.object({ made: v.number() }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const backupRemove = endpoint({
  method: 'POST',
  path: '/api/v3/backup/remove',
  summary: 'Deletes backups; gives how many.',
  input: v.object({ ids }),
  data: v.object({ removed: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const backupDownload = endpoint({
  method: 'GET',
  path: '/api/v3/backup/download/{id}',
  summary: 'A backup as a JSON file, without passwords.',
  input: v.object({ id: word }),
  reply: 'blob',
  scope: 'device:read',
  origin: 'ours',
});

export const backupCompare = endpoint({
  method: 'GET',
  path: '/api/v3/backup/compare',
  summary: 'What changes from one backup to another of the same kind of device, or to what the device shall run now.',
  input: v.object({
    from: word,
    to: v.optional(word),
    /** The other way round: what restoring it would change. */
    reverse: v.optional(v.boolean(), false),
  }),
  data: configCompare.data,
  scope: 'device:read',
  origin: 'ours',
});

export const backupRestore = endpoint({
  method: 'POST',
  path: '/api/v3/backup/restore',
  summary:
    'Sends a backup to its device, or to another of the same kind, as a new version, after backing up what is there. `name` must be that device’s.',
  input: v.object({
    id: word,
    name: v.pipe(v.string(), v.trim()),
    /** The other device that shall run it. */
    to: v.optional(word),
  }),
  data: configRollback.data,
  scope: 'device:manage',
  origin: 'ours',
});

export const backupPlan = endpoint({
  method: 'GET',
  path: '/api/v3/backup/plan/{id}',
  summary: 'When a device is backed up by itself.',
  input: v.object({ id: word }),
  data: v.object({ ...plan.entries, next_at: v.nullable(time) }),
  scope: 'device:read',
  origin: 'ours',
});

export const backupPlanSave = endpoint({
  method: 'POST',
  path: '/api/v3/backup/plan',
  summary: 'Says when devices are backed up by themselves.',
  input: v.object({ ids, ...plan.entries }),
  data: v.object({ saved: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});
