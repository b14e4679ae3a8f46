import * as v from 'valibot';
import { deviceKinds } from '../../domain/device';
import { holidayNames } from '../../domain/holiday';
import {
  longestStrategyWait,
  mostQuota,
  mostStrategies,
  quotaEnds,
  quotaShares,
  quotaTimes,
  strategyActions,
  strategyConflicts,
  strategyEdges,
  strategyRepeats,
  strategyTargets,
} from '../../domain/strategy';
import { endpoint } from '../endpoint';
import { day, listOf, moment, paging, saidBeside, search, time, word } from './paging';

const ids = v.pipe(v.array(word), v.maxLength(200));
const weekdays = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))), v.maxLength(7));

/** What a strategy is, whether it is to be or is there. */
const plan = {
  name: v.pipe(v.string(), v.trim()),
  /** `reboot`: restarts devices; for a while, `radio`: switches radios of access points off, `limit`, `block`, `apps`, `quota`: rules on gateways. */
  action: v.picklist(strategyActions),
  /** Devices of this kind; `ap` for radios, `gateway` for rules. */
  kind: v.picklist(deviceKinds),
  target: v.picklist(strategyTargets),
  /** Groups (with what is below them and behind their gateways), tags, or devices; none for `all`. */
  target_ids: ids,
  /** By weekday, or on working days or days off as they are decreed in China. */
  repeat: v.picklist(strategyRepeats),
  /** `weekly`: 0 Sunday to 6 Saturday. */
  days: weekdays,
  /** `weekly`: not on public holidays. */
  skip_holidays: v.boolean(),
  /** China's clock: `HH:MM` for `reboot`, `HH:MM-HH:MM` for what lasts; that may go over midnight. */
  time: v.pipe(v.string(), v.trim(), v.maxLength(11)),
  /** `reboot`: minutes that a device which is offline is waited for; 0: it is passed by. */
  wait_minutes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestStrategyWait)),
};

const limit = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(125_000));
/** What a rule says. */
const rule = {
  /** `limit`, `quota` that ends in it: kilobytes a second for each terminal; 0: no limit. */
  limit_down: v.optional(limit, 0),
  limit_up: v.optional(limit, 0),
  /** VLANs that it is for; empty: all. */
  vlans: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(400)), ''),
  /** `block`: sites, one a line. */
  domains: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(10_000)), ''),
  /** `apps`: keys of applications, one a line. */
  apps: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(4000)), ''),
  /** `quota`: megabytes in a time, of each terminal or of all together; then they are stopped or limited. */
  quota_mb: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostQuota)), 0),
  quota_every: v.optional(v.picklist(quotaTimes), 'day'),
  quota_share: v.optional(v.picklist(quotaShares), 'each'),
  quota_then: v.optional(v.picklist(quotaEnds), 'stop'),
};

const strategy = v.object({
  ...plan,
  limit_down: v.number(),
  limit_up: v.number(),
  vlans: v.string(),
  domains: v.string(),
  apps: v.string(),
  quota_mb: v.number(),
  quota_every: v.picklist(quotaTimes),
  quota_share: v.picklist(quotaShares),
  quota_then: v.picklist(quotaEnds),
  name: v.string(),
  time: v.string(),
  id: word,
  /** Names of the groups and devices that are still there, or the tags. */
  target_names: v.array(v.string()),
  enabled: v.boolean(),
  /** When it has to do something next; null: never, as it is not enabled. */
  next_at: v.nullable(time),
  next_edge: v.nullable(v.picklist(strategyEdges)),
  created_at: time,
});
/** A control strategy. */
export type Strategy = v.InferOutput<typeof strategy>;

export const strategies = endpoint({
  method: 'GET',
  path: '/api/v3/strategy/list',
  summary: 'Control strategies, newest first.',
  input: v.object({ ...paging, q: search, action: v.optional(v.picklist(strategyActions)) }),
  data: listOf(strategy),
  scope: 'device:read',
  origin: 'ours',
});

export const strategySave = endpoint({
  method: 'POST',
  path: '/api/v3/strategy/save',
  summary: `Makes a control strategy, at most ${mostStrategies} of them, or changes one; radios that the old one holds off come back, its rules go.`,
  input: v.object({ ...plan, ...rule, id: v.optional(word) }),
  data: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const strategySwitch = endpoint({
  method: 'POST',
  path: '/api/v3/strategy/switch',
  summary: 'Enables strategies or not; radios that they hold off come back and their rules go when they are disabled.',
  input: v.object({ ids: v.pipe(ids, v.minLength(1)), enabled: v.boolean() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const strategyRemove = endpoint({
  method: 'POST',
  path: '/api/v3/strategy/remove',
  summary:
    'Removes strategies; radios that they hold off come back, their rules go, and what ran stays in the history.',
  input: v.object({ ids: v.pipe(ids, v.minLength(1)) }),
  scope: 'device:manage',
  origin: 'ours',
});

const span = v.object({
  id: word,
  from: time,
  /** The same as `from` for what happens once. */
  to: time,
  /** A holiday, or work that is made up, takes it out. */
  skipped: v.boolean(),
});

export const strategyWeek = endpoint({
  method: 'GET',
  path: '/api/v3/strategy/week',
  summary: 'Seven days of the enabled strategies: when each holds, holidays, and what gets into whose way.',
  input: v.object({ from: day }),
  data: v.object({
    /** Years whose public holidays are known. */
    years: v.object({ from: v.number(), to: v.number() }),
    days: v.array(
      v.object({
        date: day,
        working: v.boolean(),
        holiday: v.nullable(v.picklist(holidayNames)),
        made_up: v.boolean(),
      }),
    ),
    strategies: v.array(
      v.object({ id: word, name: v.string(), action: v.picklist(strategyActions), time: v.string() }),
    ),
    spans: v.array(span),
    conflicts: v.array(
      v.object({
        /**
         * `overlap`: radios stay off until the later ends; `twice`: restarted twice; `restarting`: right before another begins or
         * ends; `limits`: the same terminals limited twice; `quotas`: with two quotas; `blocks`: blocked until the later ends.
         */
        kind: v.picklist(strategyConflicts),
        first: word,
        second: word,
        from: time,
        to: time,
        /** Devices that both are for. */
        devices: v.number(),
        /** Sites, or keys of applications, that both block. */
        both: v.array(v.string()),
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const strategyAt = endpoint({
  method: 'GET',
  path: '/api/v3/strategy/at',
  summary: 'What the enabled strategies would do to one device at a moment, and on that day.',
  input: v.object({ id: word, at: moment }),
  data: v.object({
    subject: v.object({ id: word, remark: v.string(), kind: v.picklist(deviceKinds), simulated: v.boolean() }),
    /** Strategies that hold for it at that moment; `able`: it says that it can do that. */
    holding: v.array(
      v.object({
        id: word,
        name: v.string(),
        action: v.picklist(strategyActions),
        able: v.boolean(),
        from: time,
        to: time,
      }),
    ),
    /** What happens to it on that day, in its order. */
    moments: v.array(
      v.object({
        at: time,
        id: word,
        name: v.string(),
        action: v.picklist(strategyActions),
        edge: v.picklist(strategyEdges),
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const run = v.object({
  id: word,
  strategy_id: word,
  name: v.string(),
  action: v.picklist(strategyActions),
  edge: v.picklist(strategyEdges),
  planned_at: time,
  at: time,
  /** The work on its devices, read and retried with the calls of jobs; null: there was none, for the reason. */
  job: v.nullable(word),
  reason: v.string(),
  reason_said: saidBeside,
  total: v.number(),
  success: v.number(),
  failed: v.number(),
  skipped: v.number(),
});
/** One time that a strategy ran, or should have. */
export type StrategyRun = v.InferOutput<typeof run>;

export const strategyRuns = endpoint({
  method: 'GET',
  path: '/api/v3/strategy/runs',
  summary: 'What strategies did, newest first.',
  input: v.object({ ...paging, strategy: v.optional(word) }),
  data: listOf(run),
  scope: 'device:read',
  origin: 'ours',
});
