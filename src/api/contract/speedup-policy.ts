import * as v from 'valibot';
import {
  mostPolicyLines,
  policyBounds,
  speedupReasons,
  speedupWays,
  type PolicyField,
} from '../../domain/speedup-policy';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, search, time, word } from './paging';

const figures = {
  /** Milliseconds, percent, milliseconds; null: not told. */
  ms: v.nullable(v.number()),
  loss: v.nullable(v.number()),
  jitter: v.nullable(v.number()),
};

const policy = v.object({
  id: word,
  gid: word,
  group_name: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  /** Key of the application; empty: the group's own domains. */
  app: v.string(),
  way: v.picklist(speedupWays),
  /** Best first; those of its group where it has none of its own. */
  lines: v.array(
    v.object({ id: word, region: v.string(), name: v.string(), name_said: saidBeside, open: v.boolean() }),
  ),
  /** What a line may have at most; null: it has no policy of its own. */
  ...figures,
  /** Seconds above before a line is left, and below before an earlier one is taken again. */
  hold: v.nullable(v.number()),
  back: v.nullable(v.number()),
  /** The line that the gateway says it uses, why it took it, and how good it was last; null: it said nothing. */
  chosen: v.nullable(
    v.object({
      line: word,
      name: v.string(),
      name_said: saidBeside,
      region: v.string(),
      region_said: saidBeside,
      why: v.picklist(speedupReasons),
      ...figures,
      since: time,
      told_at: time,
    }),
  ),
  simulated: v.boolean(),
});
/** Which lines an application of a group may use, and which one it uses. */
export type SpeedupPolicy = v.InferOutput<typeof policy>;

export const speedupPolicies = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/policies',
  summary: 'Applications of groups of mode 2 with their policy and the line that their gateway says it uses.',
  input: v.object({ ...paging, gid: v.optional(word), q: search }),
  data: listOf(policy),
  scope: 'device:read',
  origin: 'ours',
});

const turn = v.object({
  id: word,
  gid: word,
  group_name: v.string(),
  app: v.string(),
  /** Null: the first one. */
  from_name: v.nullable(v.string()),
  from_said: saidBeside,
  to_name: v.string(),
  to_said: saidBeside,
  region: v.string(),
  region_said: saidBeside,
  why: v.picklist(speedupReasons),
  /** Of the line that it went over to, as the gateway told it then. */
  ...figures,
  at: time,
  simulated: v.boolean(),
});
/** A gateway went over to another line. */
export type SpeedupSwitched = v.InferOutput<typeof turn>;

export const speedupSwitches = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/switches',
  summary: 'Times that gateways went over to another line, newest first, of the last 90 days.',
  input: v.object({ ...paging, gid: v.optional(word), q: search }),
  data: listOf(turn),
  scope: 'device:read',
  origin: 'ours',
});

const apps = v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(100));
const within = (field: PolicyField) =>
  v.pipe(v.number(), v.integer(), v.minValue(policyBounds[field][0]), v.maxValue(policyBounds[field][1]));

export const speedupPolicySave = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/policy/save',
  summary: 'Gives applications of a group of mode 2 a policy: one line, or several in their order with thresholds.',
  input: v.object({
    gid: word,
    apps,
    lines: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostPolicyLines)),
    ms: within('ms'),
    loss: within('loss'),
    jitter: within('jitter'),
    hold: within('hold'),
    back: within('back'),
  }),
  scope: 'device:write',
  origin: 'ours',
});

export const speedupPolicyReset = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/policy/reset',
  summary: 'Takes the policies of applications away: they go over the line of their group again.',
  input: v.object({ gid: word, apps }),
  scope: 'device:write',
  origin: 'ours',
});
