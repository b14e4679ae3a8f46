import * as v from 'valibot';
import { blockStates, clientSystems, clientTypes } from '../../domain/client';
import { deviceKinds, deviceStates } from '../../domain/device';
import { endpoint } from '../endpoint';
import { command } from './command';
import { counted, dayOrMoment, listOf, missing, most, order, paging, saidBeside, search, time, word } from './paging';

const typed = v.pipe(v.string(), v.trim());

const onlineUser = v.object({
  id: word,
  /** Name given by people, else what the terminal calls itself, else its MAC. */
  name: v.string(),
  mac: v.string(),
  vendor: v.string(),
  /** Operating system family. */
  os: v.picklist(clientSystems),
  type: v.picklist(clientTypes),
  ip: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  /** Null: wired. */
  ap_id: v.nullable(word),
  ap_remark: v.nullable(v.string()),
  ssid: v.nullable(v.string()),
  band: v.nullable(v.picklist(['2.4G', '5G'])),
  /** dBm; null: wired. */
  signal: v.nullable(v.number()),
  /** Bits per second now. */
  down: v.number(),
  up: v.number(),
  /** Bytes of this session. */
  down_bytes: v.number(),
  up_bytes: v.number(),
  online_since: time,
  first_seen: time,
  /** Code of the authentication method; null: none was asked for. */
  auth: v.nullable(v.string()),
  /** Kilobytes a second; 0 unlimited. */
  limit_down: v.number(),
  limit_up: v.number(),
  simulated: v.boolean(),
  /** False: has left since; only where `seen` asked for those too. */
  online: v.optional(v.boolean()),
});
/** One user who is online. */
export type OnlineUser = v.InferOutput<typeof onlineUser>;

export const onlineUsers = endpoint({
  method: 'GET',
  path: '/api/v3/client/online',
  summary: 'Terminals that are online now, the last to arrive first unless sorted.',
  input: v.object({
    ...paging,
    q: search,
    gwid: v.optional(word),
    ap: v.optional(word),
    band: v.optional(v.picklist(['2.4G', '5G', 'wired'])),
    /** Code of a method, or `any`: whoever signed in. */
    auth: v.optional(word),
    /** `today`: also those who were online since midnight in China and have left. */
    seen: v.optional(v.literal('today')),
    sort: v.optional(v.picklist(['online_since', 'down', 'up', 'down_bytes', 'up_bytes', 'signal', 'name'])),
    order,
    most,
  }),
  data: v.object({
    ...listOf(onlineUser).entries,
    counts: v.object({ all: v.number(), wired: v.number(), band_2g: v.number(), band_5g: v.number() }),
    counted,
  }),
  scope: 'client:read',
  origin: 'ours',
});

export const clientKick = endpoint({
  method: 'POST',
  path: '/api/v3/client/kick',
  summary: 'Orders the gateway to make a terminal leave; it may come back.',
  input: v.object({ id: word }),
  data: command,
  scope: 'client:write',
  origin: 'ours',
});

export const clientLimit = endpoint({
  method: 'POST',
  path: '/api/v3/client/limit',
  summary: 'Orders the gateway to limit a terminal, kilobytes a second: 0 for none, else 2 to 125000.',
  input: v.object({ id: word, down: v.number(), up: v.number() }),
  data: command,
  scope: 'client:write',
  origin: 'ours',
});

export const clientBlock = endpoint({
  method: 'POST',
  path: '/api/v3/client/block',
  summary: 'Orders the gateway to keep a terminal out, for some hours or until it is lifted.',
  input: v.object({
    id: word,
    /** 1 to 8760; null: until lifted. */
    hours: v.nullable(v.number()),
    reason: v.optional(typed, ''),
  }),
  data: command,
  scope: 'client:write',
  origin: 'ours',
});

export const clientUnblock = endpoint({
  method: 'POST',
  path: '/api/v3/client/unblock',
  summary: 'Lifts a block; one that the gateway never took is taken off the list at once, without an order.',
  input: v.object({ id: word }),
  data: v.nullable(command),
  scope: 'client:write',
  origin: 'ours',
});

export const clientRename = endpoint({
  method: 'POST',
  path: '/api/v3/client/rename',
  summary: 'Names a terminal; an empty name takes the name back. A gateway that is online is told.',
  input: v.object({ id: word, name: typed }),
  scope: 'client:write',
  origin: 'ours',
});

const blockRow = v.object({
  id: word,
  mac: v.string(),
  name: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
  reason: v.string(),
  created_by: v.string(),
  created_at: time,
  /** Null: until it is lifted. */
  expires_at: v.nullable(time),
  released_at: v.nullable(time),
  state: v.picklist(blockStates),
  /** Why the gateway did not take it. */
  error: v.string(),
  error_said: saidBeside,
});
/** One block of a terminal. */
export type BlockRow = v.InferOutput<typeof blockRow>;

export const clientBlocks = endpoint({
  method: 'GET',
  path: '/api/v3/client/blocks',
  summary: 'Blocks of terminals, the last made first; those that are over only when asked for.',
  input: v.object({ ...paging, q: search, gwid: v.optional(word), lifted: v.optional(v.boolean(), false) }),
  data: listOf(blockRow),
  scope: 'client:read',
  origin: 'ours',
});

const stay = v.object({
  ap_id: v.nullable(word),
  /** Null: wired, the gateway's own radio, or an AP that is gone. */
  ap_remark: v.nullable(v.string()),
  ssid: v.nullable(v.string()),
  band: v.nullable(v.picklist(['2.4G', '5G'])),
  signal: v.nullable(v.number()),
  start: time,
  /** Null: it is there now. */
  end: v.nullable(time),
  bytes_down: v.number(),
  bytes_up: v.number(),
});
/** One stay of a terminal at one access point. */
export type ClientStay = v.InferOutput<typeof stay>;

const clientFacts = v.object({ ...onlineUser.entries, online: v.boolean(), last_seen: time, known: v.boolean() });
/** One terminal, online or not. */
export type ClientFacts = v.InferOutput<typeof clientFacts>;

export const clientHistory = endpoint({
  method: 'GET',
  path: '/api/v3/client/history/{id}',
  summary: 'One terminal and its stays that touch a span of at most 31 days, oldest first.',
  input: v.object({ id: word, from: dayOrMoment, to: dayOrMoment }),
  data: v.object({ client: clientFacts, block: v.nullable(blockRow), stays: v.array(stay), missing }),
  scope: 'client:read',
  origin: 'ours',
});

export const macInfo = endpoint({
  method: 'GET',
  path: '/api/v3/client/mac',
  summary: 'Who is behind a MAC address: terminals by gateway, the last seen first, and devices of the account.',
  input: v.object({ mac: typed }),
  data: v.object({
    mac: v.string(),
    clients: v.array(clientFacts),
    devices: v.array(
      v.object({
        id: word,
        kind: v.picklist(deviceKinds),
        remark: v.string(),
        gwid: word,
        gateway_remark: v.string(),
        ip: v.string(),
        status: v.picklist(deviceStates),
        simulated: v.optional(v.boolean()),
      }),
    ),
  }),
  scope: 'client:read',
  origin: 'ours',
});

const named = v.array(v.object({ name: v.string(), count: v.number() }));

export const assets = endpoint({
  method: 'GET',
  path: '/api/v3/client/assets',
  summary: 'Everything that was seen in a network in 90 days, with counts by vendor, type and system.',
  input: v.object({
    ...paging,
    gwid: word,
    q: search,
    /** `new`: first seen in the last 7 days and not known. `missing`: known, not seen for 3 days. */
    state: v.optional(v.picklist(['online', 'new', 'missing', 'known', 'unknown'])),
    type: v.optional(v.picklist(clientTypes)),
    vendor: v.optional(v.string()),
    os: v.optional(v.picklist(clientSystems)),
    sort: v.optional(v.picklist(['last_seen', 'first_seen', 'name', 'vendor', 'ip'])),
    order,
  }),
  data: v.object({
    ...listOf(clientFacts).entries,
    counts: v.object({
      all: v.number(),
      online: v.number(),
      new: v.number(),
      missing: v.number(),
      known: v.number(),
      unknown: v.number(),
    }),
    /** Largest first; a vendor that nobody knows is empty. */
    vendors: named,
    types: named,
    systems: named,
  }),
  scope: 'client:read',
  origin: 'ours',
});

export const assetMark = endpoint({
  method: 'POST',
  path: '/api/v3/client/mark',
  summary: 'Says that terminals belong to their place, or takes that back. Gives how many were changed.',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)), known: v.boolean() }),
  data: v.object({ changed: v.number() }),
  scope: 'client:write',
  origin: 'ours',
});
