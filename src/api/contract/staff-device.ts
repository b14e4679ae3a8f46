import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';
import { by, reason } from './staff-words';

/** Most gateways that are issued by one call. */
const mostIssued = 1000;

/** States of an identity: never bound, bound, revoked. */
const identityStates = ['free', 'bound', 'revoked'] as const;

const serial = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\dA-Z-]{6,32}$/));
const model = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

export const staffDeviceIssue = endpoint({
  method: 'POST',
  path: '/api/v3/staff/devices/issue',
  summary:
    'Staff: makes identities of gateways with their binding keys. The keys are told only this time: the store keeps their fingerprints.',
  input: v.object({
    by,
    model: v.optional(model, 'Linux'),
    /** So many with serial numbers of the server's choice. */
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostIssued))),
    /** Or these, by the numbers on their housings. */
    devices: v.optional(
      v.pipe(v.array(v.object({ serial, model: v.optional(model) })), v.minLength(1), v.maxLength(mostIssued)),
    ),
  }),
  data: v.object({
    list: v.array(v.object({ gwid: v.string(), key: v.string(), model: v.string(), serial: v.string() })),
  }),
  scope: 'staff',
  origin: 'ours',
});

export const staffDevices = endpoint({
  method: 'GET',
  path: '/api/v3/staff/devices',
  summary: 'Staff: identities of real gateways, newest first; `q` is a whole GWID or serial number.',
  input: v.object({ ...paging, q: search, state: v.optional(v.picklist(identityStates)) }),
  data: listOf(
    v.object({
      gwid: v.string(),
      model: v.string(),
      serial: v.string(),
      state: v.picklist(identityStates),
      /** Null for those that were there before issuing was written down. */
      issued_at: v.nullable(time),
      bound_at: v.nullable(time),
      /** Code of the account that it is bound to. */
      account_code: v.nullable(v.string()),
    }),
  ),
  scope: 'staff',
  origin: 'ours',
});

export const staffDeviceRevoke = endpoint({
  method: 'POST',
  path: '/api/v3/staff/devices/revoke',
  summary: 'Staff: a gateway is taken out of service: it can neither be bound nor report again.',
  input: v.object({ by, gwid: word, reason }),
  scope: 'staff',
  origin: 'ours',
});
