import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, order, paging, search, time, word } from './paging';

const onlineUser = v.object({
  id: word,
  /** Name given by people, else what the terminal calls itself, else its MAC. */
  name: v.string(),
  mac: v.string(),
  vendor: v.string(),
  /** Operating system family. */
  os: v.picklist(['android', 'ios', 'mac', 'windows', 'other']),
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
  simulated: v.boolean(),
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
    auth: v.optional(word),
    sort: v.optional(v.picklist(['online_since', 'down', 'up', 'down_bytes', 'up_bytes', 'signal', 'name'])),
    order,
  }),
  data: v.object({
    ...listOf(onlineUser).entries,
    counts: v.object({ all: v.number(), wired: v.number(), band_2g: v.number(), band_5g: v.number() }),
  }),
  scope: 'client:read',
  origin: 'ours',
});
