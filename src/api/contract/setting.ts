import * as v from 'valibot';
import { settingServices } from '../../domain/service-setting';
import { ownedStates } from '../../domain/service';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { command } from './command';
import { listOf, paging, saidBeside, search, time, word } from './paging';

const service = v.picklist(settingServices);

const value = v.union([v.string(), v.number(), v.boolean()]);
const rows = v.array(v.objectWithRest({ id: v.string() }, value));
const document = v.record(v.string(), rows);

const gateway = v.object({
  gwid: word,
  remark: v.string(),
  model: v.string(),
  online: v.boolean(),
  /** False: the gateway says that it cannot carry this service out. */
  able: v.boolean(),
  /** False: it never said what it can carry out; whether this works is known once it answered. */
  told: v.optional(v.boolean()),
  tier: v.string(),
  tier_name: v.string(),
  service_state: v.picklist(ownedStates),
  expires_at: time,
  /** Null: it was never set up. */
  enabled: v.nullable(v.boolean()),
  delivery: v.nullable(v.picklist(deliveryStates)),
  /** Why the delivery failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  simulated: v.boolean(),
});
/** A gateway with a service that sets something on it. */
export type SettingGateway = v.InferOutput<typeof gateway>;

export const settingGateways = endpoint({
  method: 'GET',
  path: '/api/v3/setting/gateways',
  summary:
    'Gateways with a service that sets something on them, what needs care first; also those where it has run out.',
  input: v.object({ ...paging, service, q: search }),
  data: v.object({
    ...listOf(gateway).entries,
    /** Bought, but bound to no gateway yet. */
    unbound: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const measure = v.object({
  id: word,
  /** Whether the service was in force on the gateway then. */
  in_force: v.boolean(),
  asked_at: time,
  state: v.picklist(['asked', 'done', 'failed']),
  /** What the gateway measured, by name; empty until it answered. */
  figures: v.record(v.string(), v.number()),
  /** Why there are none; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
});
/** What a gateway measured of a service. */
export type ServiceMeasure = v.InferOutput<typeof measure>;

const detail = v.object({
  ...gateway.entries,
  /** Rows by section, as a configuration has them. */
  document,
  changed_by: v.string(),
  changed_at: v.nullable(time),
  /** Interfaces and VLANs of the gateway, which fields name. */
  wan: v.array(v.string()),
  lan: v.array(v.string()),
  vlans: v.array(v.number()),
  /** Choices that are the account's own, by field. */
  choices: v.record(v.string(), v.array(v.object({ value: v.string(), label: v.string() }))),
  /** Newest first. */
  measures: v.array(measure),
});
/** What a service sets on a gateway. */
export type SettingDetail = v.InferOutput<typeof detail>;

export const settingDetail = endpoint({
  method: 'GET',
  path: '/api/v3/setting/detail',
  summary: 'What a service sets on a gateway, how far that got, and what the gateway measured.',
  input: v.object({ service, gwid: word }),
  data: detail,
  scope: 'device:read',
  origin: 'ours',
});

export const settingSave = endpoint({
  method: 'POST',
  path: '/api/v3/setting/save',
  summary: 'Changes what a service sets on a gateway, within what its package includes, and delivers it.',
  input: v.object({
    service,
    gwid: word,
    document: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.array(v.record(v.string(), v.unknown()))),
      v.check((given) => Object.keys(given).length <= 12),
    ),
  }),
  scope: 'device:write',
  origin: 'ours',
});

export const settingSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/setting/switch',
  summary: 'Pauses a service on a gateway, or lets it go on; its settings stay.',
  input: v.object({ service, gwid: word, enabled: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});

export const settingRetry = endpoint({
  method: 'POST',
  path: '/api/v3/setting/retry',
  summary: 'Delivers what a gateway refused or did not answer once more.',
  input: v.object({ service, gwid: word }),
  scope: 'device:write',
  origin: 'ours',
});

export const settingMeasure = endpoint({
  method: 'POST',
  path: '/api/v3/setting/measure',
  summary: 'Asks a gateway to measure what a service is about; read the figures with `settingDetail`.',
  input: v.object({ service, gwid: word }),
  data: command,
  scope: 'device:write',
  origin: 'ours',
});
