import * as v from 'valibot';
import { deliveryStates } from '../../domain/delivery';
import { mostAllowed, tunnelProtocols, tunnelStates } from '../../domain/tunnel';
import { ownedStates } from '../../domain/service';
import { endpoint } from '../endpoint';
import { day, listOf, paging, saidBeside, search, time, word } from './paging';
import { reportedRows } from './reported';

const mapping = v.object({
  id: word,
  gwid: word,
  gateway_remark: v.string(),
  name: v.string(),
  subdomain: v.string(),
  /** Where it is reached from outside. */
  address: v.string(),
  protocol: v.picklist(tunnelProtocols),
  ip: v.string(),
  port: v.number(),
  /** Addresses that may come in; empty: all. */
  allowed: v.array(v.string()),
  enabled: v.boolean(),
  state: v.picklist(tunnelStates),
  delivery: v.picklist(deliveryStates),
  /** Why the delivery failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  /** Bytes towards visitors and from them: today, and since it was made. */
  today_down: v.number(),
  today_up: v.number(),
  total_down: v.number(),
  total_up: v.number(),
  last_at: v.nullable(time),
  created_at: time,
  simulated: v.boolean(),
});
/** A mapping from a sub-domain to a device behind a gateway. */
export type TunnelMapping = v.InferOutput<typeof mapping>;

/** Groups of states that the list is narrowed to. */
export const tunnelGroups = ['running', 'off', 'trouble'] as const;

export const tunnelList = endpoint({
  method: 'GET',
  path: '/api/v3/tunnel/list',
  summary: 'Mappings of the tunnel, newest first; of one gateway or of all.',
  input: v.object({
    ...paging,
    gwid: v.optional(word),
    group: v.optional(v.picklist(tunnelGroups)),
    protocol: v.optional(v.picklist(tunnelProtocols)),
    q: search,
  }),
  data: v.object({
    ...listOf(mapping).entries,
    counts: v.object({ all: v.number(), running: v.number(), off: v.number(), trouble: v.number() }),
  }),
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
  /** Mappings that are there, and as many as the package gives. */
  used: v.number(),
  most: v.number(),
  mbps: v.number(),
  custom: v.boolean(),
  whitelist: v.boolean(),
  /** How the newest change is on its way; null: nothing was ever changed. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  error: v.string(),
  error_said: saidBeside,
  today_down: v.number(),
  today_up: v.number(),
  simulated: v.boolean(),
});
/** A gateway with the tunnel service. */
export type TunnelGateway = v.InferOutput<typeof gateway>;

export const tunnelGateways = endpoint({
  method: 'GET',
  path: '/api/v3/tunnel/gateways',
  summary:
    'Gateways with the tunnel service, what ends first first, or (`room`) what can take one more mapping; also those where it has run out.',
  input: v.object({
    ...paging,
    gwid: v.optional(word),
    q: search,
    sort: v.optional(v.picklist(['ends', 'room']), 'ends'),
  }),
  data: v.object({
    ...listOf(gateway).entries,
    /** Bought, but bound to no gateway yet. */
    unbound: v.number(),
    /** What stands behind each sub-domain. */
    suffix: v.string(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const tunnelFlow = endpoint({
  method: 'GET',
  path: '/api/v3/tunnel/flow/{id}',
  summary: 'What passed one mapping on each of the last 30 days, oldest first.',
  input: v.object({ id: word }),
  data: v.array(v.object({ day, down: v.number(), up: v.number(), visits: v.number() })),
  scope: 'device:read',
  origin: 'ours',
});

const typed = v.pipe(v.string(), v.trim(), v.maxLength(200));

export const tunnelSave = endpoint({
  method: 'POST',
  path: '/api/v3/tunnel/save',
  summary: 'Makes or changes a mapping within what the package of its gateway allows, and delivers it.',
  input: v.object({
    /** Without: a new one. The gateway of a mapping never changes. */
    id: v.optional(word),
    gwid: word,
    name: typed,
    /** Digits and small letters; empty: one is given. */
    subdomain: typed,
    protocol: v.picklist(tunnelProtocols),
    ip: typed,
    port: typed,
    allowed: v.optional(v.pipe(v.array(typed), v.maxLength(mostAllowed)), []),
    enabled: v.optional(v.boolean(), true),
  }),
  data: v.object({ id: word, address: v.string() }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));

export const tunnelSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/tunnel/switch',
  summary: 'Switches mappings on or off, and delivers it.',
  input: v.object({ ids, enabled: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});

export const tunnelRemove = endpoint({
  method: 'POST',
  path: '/api/v3/tunnel/remove',
  summary: 'Removes mappings with their figures; their sub-domains are free again.',
  input: v.object({ ids }),
  scope: 'device:manage',
  origin: 'ours',
});

export const tunnelRetry = endpoint({
  method: 'POST',
  path: '/api/v3/tunnel/retry',
  summary: 'Delivers what a gateway refused or did not answer once more.',
  input: v.object({ gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});

const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 47));

/** @public Called by devices, not by pages. */
export const tunnelReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/tunnel',
  summary: 'A gateway tells what passed its tunnel mappings since it told last.',
  input: v.object({
    list: reportedRows(
      v.object({
        /** Of the mapping, as it was delivered. */
        id: word,
        /** Bytes towards visitors, and from them. */
        down: bytes,
        up: bytes,
        visits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
      }),
      200,
    ),
  }),
  scope: 'public',
  origin: 'ours',
});
