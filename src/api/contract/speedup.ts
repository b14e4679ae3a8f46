import * as v from 'valibot';
import { ownedStates } from '../../domain/service';
import { memberStates, mostApplied, mostMeasured, speedupStates } from '../../domain/speedup';
import { speedupReasons } from '../../domain/speedup-policy';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { day, listOf, paging, saidBeside, search, time, word } from './paging';
import { percent, reported, reportedRows, reportedText } from './reported';

/** What a line is called, and where it ends. */
const ofLine = { line_name: v.string(), line_said: saidBeside, region: v.string(), region_said: saidBeside };

const group = v.object({
  gid: word,
  /** Number of its state, for `save`. */
  version: v.number(),
  name: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  online: v.boolean(),
  line: word,
  ...ofLine,
  /** 2: its applications have policies of their own. */
  mode: v.picklist([1, 2]),
  /** Mbps, all its members together; no more than the package gives. */
  mbps: v.number(),
  enabled: v.boolean(),
  /** Keys of applications, and domains of its own, that go over the line. */
  apps: v.array(v.string()),
  domains: v.array(v.string()),
  state: v.picklist(speedupStates),
  delivery: v.picklist(deliveryStates),
  /** Why the delivery failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  /** Members by how their application stands. */
  approved: v.number(),
  pending: v.number(),
  refused: v.number(),
  tier: v.string(),
  tier_name: v.string(),
  service_state: v.nullable(v.picklist(ownedStates)),
  expires_at: v.nullable(time),
  /** Bytes of this month in Beijing. */
  month_down: v.number(),
  month_up: v.number(),
  created_at: time,
  simulated: v.boolean(),
});
/** Terminals of a gateway that go over the same line to the same applications. */
export type SpeedupGroup = v.InferOutput<typeof group>;

/** Groups of states that the list is narrowed to. */
export const speedupSegments = ['running', 'paused', 'trouble'] as const;

export const speedupGroups = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/groups',
  summary: 'Groups of international speed-up, newest first; of one gateway or of all.',
  input: v.object({
    ...paging,
    gwid: v.optional(word),
    /** 2: only those with policies. */
    mode: v.optional(v.picklist([1, 2])),
    group: v.optional(v.picklist(speedupSegments)),
    q: search,
  }),
  data: v.object({
    ...listOf(group).entries,
    counts: v.object({ all: v.number(), running: v.number(), paused: v.number(), trouble: v.number() }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const speedupGroup = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/group/{gid}',
  summary: 'One group.',
  input: v.object({ gid: word }),
  data: group,
  scope: 'device:read',
  origin: 'ours',
});

const gateway = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  tier: v.string(),
  tier_name: v.string(),
  service_state: v.picklist(ownedStates),
  expires_at: time,
  /** Groups and members that are there, and as many as the package gives. */
  groups: v.number(),
  most_groups: v.number(),
  members: v.number(),
  most_members: v.number(),
  mbps: v.number(),
  /** False: the gateway says itself that it cannot let anything over a line. */
  able: v.boolean(),
  /** False: it cannot choose among lines by itself, so that no group of mode 2 may be made on it. */
  policies: v.boolean(),
  simulated: v.boolean(),
});
/** A gateway with international speed-up. */
export type SpeedupGateway = v.InferOutput<typeof gateway>;

export const speedupGateways = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/gateways',
  summary:
    'Gateways with international speed-up, what ends first first, or what can take one more group (`room`), or one with policies (`room2`); also those where it has run out.',
  input: v.object({
    ...paging,
    gwid: v.optional(word),
    q: search,
    sort: v.optional(v.picklist(['ends', 'room', 'room2']), 'ends'),
  }),
  data: v.object({
    ...listOf(gateway).entries,
    /** Bought, but bound to no gateway yet. */
    unbound: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

/** What a gateway measured last; without a time: why not. */
const measured = v.object({
  state: v.picklist(['open', 'done', 'failed']),
  ms: v.nullable(v.number()),
  /** Percent. */
  loss: v.nullable(v.number()),
  error: v.string(),
  error_said: saidBeside,
  at: time,
});
/** What a gateway measured. */
export type SpeedupMeasured = v.InferOutput<typeof measured>;

const line = v.object({
  id: word,
  region: v.string(),
  region_said: saidBeside,
  name: v.string(),
  name_said: saidBeside,
  host: v.string(),
  /** What the gateway measured of the way to it; null: nothing yet. */
  measured: v.nullable(measured),
  simulated: v.boolean(),
});
/** A line of the operator, as a gateway sees it. */
export type SpeedupLine = v.InferOutput<typeof line>;

export const speedupLines = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/lines',
  summary: 'Lines that the operator has open, by region, with what a gateway measured of each.',
  input: v.object({ ...paging, gwid: v.optional(word), q: search }),
  data: listOf(line),
  scope: 'device:read',
  origin: 'ours',
});

const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const speedupSave = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/save',
  summary: 'Makes or changes a group within what the package of its gateway gives, and delivers it.',
  input: v.object({
    /** Without: a new one. The gateway of a group never changes. */
    gid: v.optional(word),
    /** The state that the change was made on; not sent: whichever it is. */
    version: v.optional(v.number()),
    gwid: word,
    /** 2: with policies for each application. A group of mode 2 stays one. */
    mode: v.optional(v.literal(2)),
    name: typed,
    line: word,
    mbps: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    apps: v.pipe(v.array(word), v.maxLength(100)),
    domains: v.pipe(v.array(typed), v.maxLength(1000)),
  }),
  data: v.object({ gid: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const speedupSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/switch',
  summary: 'Pauses a group or lets it go on, and delivers it.',
  input: v.object({ gid: word, enabled: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});

const many = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));

export const speedupRemove = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/remove',
  summary: 'Removes groups with their members and figures; their gateways are told.',
  input: v.object({ ids: many }),
  scope: 'device:manage',
  origin: 'ours',
});

export const speedupRetry = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/retry',
  summary: 'Delivers what a gateway refused or did not answer once more.',
  input: v.object({ gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});

/** The group that something belongs to, and its gateway. */
const ofGroup = { gid: word, group_name: v.string(), gwid: word, gateway_remark: v.string() };

const member = v.object({
  sign: word,
  ...ofGroup,
  name: v.string(),
  mac: v.string(),
  purpose: v.string(),
  /** Mbps; 0: as much as its group has. */
  mbps: v.number(),
  enabled: v.boolean(),
  state: v.picklist(memberStates),
  /** True: the package lets so many members go over lines, and others were there before it. */
  over: v.boolean(),
  /** What the operator said to it. */
  reason: v.string(),
  reason_said: saidBeside,
  /** How its group is on its way to the gateway. */
  delivery: v.picklist(deliveryStates),
  month_down: v.number(),
  month_up: v.number(),
  total_down: v.number(),
  total_up: v.number(),
  last_at: v.nullable(time),
  created_at: time,
  settled_at: v.nullable(time),
  simulated: v.boolean(),
});
/** A terminal that may go over the line of its group. */
export type SpeedupMember = v.InferOutput<typeof member>;

export const speedupMembers = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/members',
  summary: 'Members of a group, or of all, what waits for approval first.',
  input: v.object({ ...paging, gid: v.optional(word), state: v.optional(v.picklist(memberStates)), q: search }),
  data: v.object({
    ...listOf(member).entries,
    counts: v.object({ all: v.number(), pending: v.number(), approved: v.number(), refused: v.number() }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const speedupMember = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/member/{sign}',
  summary: 'One member.',
  input: v.object({ sign: word }),
  data: member,
  scope: 'device:read',
  origin: 'ours',
});

export const speedupApply = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/apply',
  summary: 'Applies for terminals to be let over the line of a group: all of them or, with what is wrong by row, none.',
  input: v.object({
    gid: word,
    rows: v.pipe(
      v.array(v.object({ name: typed, mac: typed, purpose: typed, mbps: v.optional(typed, '') })),
      v.minLength(1),
      v.maxLength(mostApplied),
    ),
  }),
  data: v.object({ signs: v.array(word) }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const speedupMemberSave = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/member/save',
  summary: 'Changes name, bandwidth and whether a member goes over the line, and delivers it.',
  input: v.object({ sign: word, name: typed, mbps: typed, enabled: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});

export const speedupMemberRemove = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/member/remove',
  summary: 'Removes members with their figures; their gateways are told.',
  input: v.object({ ids: many }),
  scope: 'device:manage',
  origin: 'ours',
});

export const speedupMeasureLines = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/measure/lines',
  summary: 'Asks a gateway to measure the way to lines. What it answers stands in the reads.',
  input: v.object({ gwid: word, lines: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostMeasured)) }),
  scope: 'device:write',
  origin: 'ours',
});

export const speedupMeasureApp = endpoint({
  method: 'POST',
  path: '/api/v3/speedup/measure/app',
  summary: 'Asks the gateway of a group to measure the way to an application without its line and over it.',
  input: v.object({ gid: word, app: word }),
  scope: 'device:write',
  origin: 'ours',
});

const effect = v.object({
  id: word,
  ...ofGroup,
  /** Key of the application. */
  app: v.string(),
  ...ofLine,
  /** Without the line, and over it. */
  before: v.nullable(measured),
  after: v.nullable(measured),
  simulated: v.boolean(),
});
/** What a group's line changes for one application, as its gateway measured it. */
export type SpeedupEffect = v.InferOutput<typeof effect>;

export const speedupEffects = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/effects',
  summary: 'Applications of groups with what gateways measured last, without their line and over it.',
  input: v.object({ ...paging, gid: v.optional(word), q: search }),
  data: listOf(effect),
  scope: 'device:read',
  origin: 'ours',
});

export const speedupUse = endpoint({
  method: 'GET',
  path: '/api/v3/speedup/use/{gid}',
  summary: 'What went over the line of a group, or of one member of it, on each of the last 30 days, oldest first.',
  input: v.object({ gid: word, sign: v.optional(word) }),
  data: v.array(v.object({ day, down: v.number(), up: v.number() })),
  scope: 'device:read',
  origin: 'ours',
});

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 47));

/** @public Called by devices, not by pages. */
export const speedupReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/speedup',
  summary: 'A gateway tells what its members sent over lines since it told last, and which lines its policies use.',
  input: v.object({
    list: reportedRows(
      v.object({ /** Of the member, as it was delivered. */ sign: word, down: bytes, up: bytes }),
      200,
    ),
    policies: v.optional(
      reportedRows(
        v.object({
          /** Group, application and line as they were delivered; an empty application: the group's own domains. */
          gid: word,
          app: reportedText(40),
          line: word,
          /** Why it took the line. */
          why: v.picklist(speedupReasons),
          /** The line as it is now: milliseconds, percent, milliseconds. */
          ms: reported(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
          loss: reported(percent),
          jitter: reported(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
        }),
        500,
      ),
      [],
    ),
  }),
  scope: 'public',
  origin: 'ours',
});
