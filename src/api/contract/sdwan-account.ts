import * as v from 'valibot';
import { dialLimits as limits, dialStates } from '../../domain/sdwan-account';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { day, listOf, order, paging, saidBeside, search, time, word } from './paging';

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));

/** Where an account comes in: its gateway is a member of a network that runs, of one that does not, of none, or gone. */
const entryStates = ['running', 'stopped', 'left', 'gone'] as const;

const account = v.object({
  id: word,
  username: v.string(),
  name: v.string(),
  department_id: v.nullable(word),
  department_name: v.nullable(v.string()),
  /** The gateway that it comes in through; null: it was given back. */
  gwid: v.nullable(word),
  gateway_remark: v.string(),
  /** True: the gateway is the simulator's, and so are its sessions. */
  simulated: v.boolean(),
  /** The network that its gateway is in; null: in none. */
  network_id: v.nullable(word),
  network_name: v.nullable(v.string()),
  entry: v.picklist(entryStates),
  enabled: v.boolean(),
  state: v.picklist(dialStates),
  /** Mbps; 0: as fast as the line. */
  down: v.number(),
  up: v.number(),
  /** Sessions that it may have at the same time, and that it has now. */
  sessions: v.number(),
  online: v.number(),
  /** Null: never. */
  expires_at: v.nullable(time),
  last_login_at: v.nullable(time),
  last_login_ip: v.string(),
  /** Bytes towards it and from it since it was made. */
  down_bytes: v.number(),
  up_bytes: v.number(),
  delivery: v.picklist(deliveryStates),
  error: v.string(),
  error_said: saidBeside,
  /** The state that a change is made on. */
  rev: v.number(),
  created_at: time,
});
/** An account that dials into the networks. */
export type SdwanAccount = v.InferOutput<typeof account>;

export const sdwanAccounts = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/account/list',
  summary: 'Accounts that dial into SD-WAN, newest first unless told.',
  input: v.object({
    ...paging,
    q: search,
    state: v.optional(v.picklist(dialStates)),
    /** A department with those below it; `none`: those in no department. */
    department: v.optional(word),
    network: v.optional(word),
    online: v.optional(v.picklist(['yes', 'no'])),
    sort: v.optional(v.picklist(['created_at', 'username', 'expires_at', 'last_login_at', 'down_bytes']), 'created_at'),
    order,
  }),
  data: v.object({
    ...listOf(account).entries,
    counts: v.object({
      all: v.number(),
      active: v.number(),
      expiring: v.number(),
      expired: v.number(),
      off: v.number(),
    }),
  }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanEntries = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/account/entries',
  summary: 'Gateways that accounts can come in through: the members of all networks.',
  data: v.array(
    v.object({ gwid: word, remark: v.string(), network_id: word, network_name: v.string(), running: v.boolean() }),
  ),
  scope: 'account',
  origin: 'ours',
});

/** What an account may do, for one or for many. */
const terms = {
  department: v.nullable(word),
  gwid: word,
  down: whole(0, limits.mbps),
  up: whole(0, limits.mbps),
  sessions: whole(1, limits.sessions),
  /** Last day, in China; null: it never ends. */
  until: v.nullable(day),
};
const password = v.pipe(v.string(), v.maxLength(64));

export const sdwanAccountCreate = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/create',
  summary:
    'Makes accounts, all or none; what is wrong is said of the `line`. The same `request_id` never makes them twice.',
  input: v.object({
    request_id: word,
    ...terms,
    accounts: v.pipe(
      v.array(v.object({ line: whole(1, 100_000), username: typed, name: typed, password })),
      v.minLength(1),
      v.maxLength(limits.atOnce),
    ),
  }),
  data: v.object({ ids: v.array(word) }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanAccountSave = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/save',
  summary: 'Changes an account; `rev` names the state that the change was made on.',
  input: v.object({ id: word, rev: v.number(), name: typed, ...terms }),
  data: v.object({ rev: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanAccountReset = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/reset',
  summary: 'Gives an account another password.',
  input: v.object({ id: word, password }),
  scope: 'account',
  origin: 'ours',
});

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(limits.accounts));

export const sdwanAccountSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/switch',
  summary: 'Lets accounts in again, or keeps them out; who is in goes.',
  input: v.object({ ids, enabled: v.boolean() }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanAccountExtend = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/extend',
  summary:
    'Adds days to what is left of accounts, from now on for those that have ended; those without an end stay. The same `request_id` never adds twice.',
  input: v.object({ request_id: word, ids, days: whole(1, limits.days) }),
  /** Those without an end. */
  data: v.object({ endless: v.array(word) }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanAccountRemove = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/account/remove',
  summary: 'Removes accounts; who is in goes.',
  input: v.object({ ids }),
  scope: 'account',
  origin: 'ours',
});
