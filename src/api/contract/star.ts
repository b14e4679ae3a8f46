import * as v from 'valibot';
import { deliveryStates } from '../../domain/delivery';
import { starApplicationStates, starBounds, starDiskStates, starMedia, starOpenStates } from '../../domain/star';
import { endpoint } from '../endpoint';
import { day, listOf, paging, saidBeside, search, time, word } from './paging';
import { reported, reportedRows, reportedText } from './reported';

/** Integer fen. */
const fen = v.pipe(v.number(), v.integer());
const bounded = ([least, most]: readonly [number, number]) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const mbps = bounded(starBounds.mbps);
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const gwids = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));

const agreed = v.object({ version: v.string(), by: v.string(), at: time });
const agreement = { version: v.string(), from: day, agreed: v.nullable(agreed) };

export const starOverview = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/overview',
  summary: 'Star plan: the agreement, who pays, what waits, what is in force and what it earned.',
  data: v.object({
    /** Current version of the agreement, and who agreed to it; null: nobody yet. */
    agreement: v.object(agreement),
    /** Who pays today; null: nobody, which is why nothing is earned. */
    buyer: v.nullable(v.object({ name: v.string(), simulated: v.boolean() })),
    /** Disks that were reported, and those of them that can join now. */
    disks: v.number(),
    free: v.number(),
    /** Applications that wait. */
    pending: v.number(),
    /** Gateways that take part, and those of them on which sharing is in force. */
    joined: v.number(),
    open: v.number(),
    /** Demands that are open. */
    demands: v.number(),
    /** Objections that nobody answered yet. */
    disputes: v.number(),
    /** Income and subsidy of yesterday and of the days of this month. */
    yesterday_fen: fen,
    month_fen: fen,
    /** Earned, not booked yet. */
    pending_fen: fen,
    /** Booked, of all times: what the statement of the wallet has of this source. */
    booked_fen: fen,
    /** First day that earned something. */
    since: v.nullable(day),
    /** Something of this comes from the simulator. */
    simulated: v.boolean(),
  }),
  scope: 'account',
  origin: 'ours',
});

export const starAgreement = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/agreement',
  summary: 'Star plan: the current version of the agreement, and who of the account agreed to which version when.',
  data: v.object({
    ...agreement,
    /** All consents, newest first. */
    list: v.array(agreed),
  }),
  scope: 'account',
  origin: 'ours',
});

export const starAgree = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/agree',
  summary: 'Star plan: agrees to the current version of the agreement; a second time changes nothing.',
  input: v.object({ version: v.pipe(v.string(), v.maxLength(20)) }),
  scope: 'account',
  origin: 'ours',
});

const disk = v.object({
  /** Of the row. */
  id: v.string(),
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  /** Name of the disk; empty: the gateway never reported one. */
  disk: v.string(),
  medium: v.picklist(starMedia),
  size_gb: v.nullable(v.number()),
  used_gb: v.nullable(v.number()),
  /** Null: the gateway does not say. */
  bad_blocks: v.nullable(v.number()),
  told_at: v.nullable(time),
  state: v.picklist(starDiskStates),
  /** Most that can be shared of it. */
  most_gb: v.number(),
  /** Per cent of income that the campaign pays on top of who joins now. */
  percent: v.number(),
  /** What a GB of alike disks earned on a day of the last seven, or is offered for where few lend, in millionths of a yuan; null: neither. */
  per_gb: v.nullable(v.number()),
  /** Upload of the gateway's lines, the least of what was booked and what it measured, Mbps; null: neither is known. */
  up_mbps: v.nullable(v.number()),
  simulated: v.boolean(),
});
/** A disk of a gateway, or a gateway that never reported one. */
export type StarDisk = v.InferOutput<typeof disk>;

export const starDisks = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/disks',
  summary: 'Star plan: disks of the account’s gateways and whether they can join, and gateways without one.',
  input: v.object({ ...paging, q: search, state: v.optional(v.picklist(starDiskStates)) }),
  data: v.object({
    ...listOf(disk).entries,
    /** Rows that match the search, in all and those that can join. */
    counts: v.object({ all: v.number(), free: v.number() }),
  }),
  scope: 'account',
  origin: 'ours',
});

/** Upload to be lent, and between which times of the day, Beijing; equal times: the whole day. */
const plan = { mbps, from: clock, to: clock };

export const starApply = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/apply',
  summary:
    'Star plan: asks to lend disks and upload of gateways; one application a gateway. Needs consent to the current agreement. For a gateway that takes part it is for further disks, or other amounts of the same.',
  input: v.object({
    gateways: v.pipe(
      v.array(
        v.object({
          gwid: word,
          ...plan,
          disks: v.pipe(v.array(v.object({ disk: word, gb: bounded(starBounds.gb) })), v.minLength(1), v.maxLength(16)),
        }),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
  }),
  /** Ids of the applications, in the order of the gateways. */
  data: v.object({ ids: v.array(word) }),
  scope: 'account',
  origin: 'ours',
});

const lent = v.object({ disk: v.string(), size_gb: v.number(), gb: v.number() });

const application = v.object({
  id: word,
  gwid: word,
  remark: v.string(),
  /** The gateway is no longer the account's: nothing can be done with it. */
  gone: v.boolean(),
  disks: v.array(lent),
  /** Sum of what is to be lent. */
  gb: v.number(),
  mbps: v.number(),
  from: v.string(),
  to: v.string(),
  state: v.picklist(starApplicationStates),
  /** Why it was refused; empty otherwise. */
  reason: v.string(),
  reason_said: saidBeside,
  asked_by: v.string(),
  asked_at: time,
  decided_at: v.nullable(time),
  simulated: v.boolean(),
});
/** An application to take part. */
export type StarApplication = v.InferOutput<typeof application>;

const applicationState = v.picklist(starApplicationStates);

export const starApplications = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/applications',
  summary: 'Star plan: applications of the account, newest first.',
  input: v.object({ ...paging, q: search, state: v.optional(applicationState) }),
  data: v.object({
    ...listOf(application).entries,
    /** Rows that match the search, by state. */
    counts: v.record(applicationState, v.number()),
  }),
  scope: 'account',
  origin: 'ours',
});

export const starWithdraw = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/withdraw',
  summary: 'Star plan: takes an application back that waits.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

export const starAgain = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/again',
  summary: 'Star plan: asks once more for what was refused or taken back, as far as it still can be lent.',
  input: v.object({ id: word }),
  data: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

const openState = v.picklist(starOpenStates);

const gateway = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  disks: v.array(lent),
  /** Granted, and what of it is lent by its share. */
  gb: v.number(),
  lent_gb: v.number(),
  mbps: v.number(),
  from: v.string(),
  to: v.string(),
  /** Per cent of what was granted. */
  share: v.number(),
  state: openState,
  delivery: v.picklist(deliveryStates),
  /** Why the delivery failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  /** When it was granted. */
  since: time,
  /** What the gateway said last of what is stored by the buyer and sent now; null: it said nothing. */
  used_gb: v.nullable(v.number()),
  used_mbps: v.nullable(v.number()),
  told_at: v.nullable(time),
  up_mbps: v.nullable(v.number()),
  /** Last day of the subsidy; null: none. */
  subsidy_until: v.nullable(day),
  changed_by: v.string(),
  changed_at: time,
  simulated: v.boolean(),
});
/** A gateway that takes part. */
export type StarGateway = v.InferOutput<typeof gateway>;

export const starGateways = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/gateways',
  summary: 'Star plan: gateways that take part, what they lend, and whether that is in force there.',
  input: v.object({ ...paging, q: search, state: v.optional(openState) }),
  data: v.object({
    ...listOf(gateway).entries,
    /** Rows that match the search, by state. */
    counts: v.record(openState, v.number()),
  }),
  scope: 'account',
  origin: 'ours',
});

export const starConfigure = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/configure',
  summary: 'Star plan: changes upload, hours or share of gateways that take part, one or many; they are told.',
  input: v.object({
    gwids,
    mbps: v.optional(mbps),
    /** Both times or none. */
    from: v.optional(clock),
    to: v.optional(clock),
    share: v.optional(bounded(starBounds.share)),
  }),
  scope: 'account',
  origin: 'ours',
});

export const starSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/switch',
  summary: 'Star plan: pauses sharing on gateways, or lets it go on; what was granted stays.',
  input: v.object({ gwids, enabled: v.boolean() }),
  scope: 'account',
  origin: 'ours',
});

export const starEnd = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/end',
  summary: 'Star plan: ends sharing on gateways for good; what they earned stays.',
  input: v.object({ gwids }),
  scope: 'account',
  origin: 'ours',
});

export const starRetry = endpoint({
  method: 'POST',
  path: '/api/v3/twinkle/retry',
  summary: 'Star plan: delivers what a gateway refused or did not answer once more.',
  input: v.object({ gwid: word }),
  scope: 'account',
  origin: 'ours',
});

const demandState = v.picklist(['open', 'coming', 'over']);

const demand = v.object({
  id: word,
  region: v.string(),
  buyer: v.string(),
  /** Wanted: GB and Mbps of upload in all. */
  gb: v.number(),
  mbps: v.number(),
  /** Fen for 100 GB on a day. */
  each_fen: fen,
  starts_on: day,
  /** Last day; null: until further notice. */
  ends_on: v.nullable(day),
  state: demandState,
  simulated: v.boolean(),
});
/** What a buyer asks for. */
export type StarDemand = v.InferOutput<typeof demand>;

export const starDemands = endpoint({
  method: 'GET',
  path: '/api/v3/twinkle/demands',
  summary: 'Star plan: what buyers ask for, where, and for how much; those that are open first.',
  input: v.object({ ...paging, q: search, state: v.optional(demandState) }),
  data: v.object({
    ...listOf(demand).entries,
    /** Rows that match the search, by state. */
    counts: v.record(demandState, v.number()),
  }),
  scope: 'account',
  origin: 'ours',
});

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

/** @public Called by devices, not by pages. */
export const starReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/disks',
  summary:
    'A gateway tells of its disks, in place of what it told before, and of what is lent of them; what it cannot measure it leaves out.',
  input: v.object({
    disks: reportedRows(
      v.object({
        /** As the gateway calls it; it stays the same. */
        name: v.pipe(reportedText(60), v.minLength(1)),
        medium: v.fallback(v.picklist(starMedia), 'other'),
        /** Bytes. */
        size: bytes,
        used: bytes,
        bad_blocks: reported(bytes),
        /** Bytes that the buyer stores on it. */
        lent: reported(bytes),
      }),
      16,
    ),
    /** Bits per second that go to the buyer now. */
    up_bps: reported(bytes),
    /** Bits per second that its line carried upwards when it was measured last. */
    line_bps: reported(bytes),
  }),
  scope: 'public',
  origin: 'ours',
});
