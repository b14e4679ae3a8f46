import * as v from 'valibot';
import { placeCodes } from '../../domain/region';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';

const typed = v.pipe(v.string(), v.trim(), v.maxLength(300));

const node = v.object({
  gwid: word,
  /** Name of the gateway. */
  remark: v.string(),
  online: v.boolean(),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
  name: v.string(),
  region: v.nullable(v.picklist(placeCodes)),
  city: v.string(),
  /** 1: this side of the border; 2: the other. */
  position: v.picklist([1, 2]),
  /** Mbps. */
  bandwidth: v.number(),
  subnets: v.array(v.string()),
  note: v.string(),
  /** The network that it is in; null: in none. */
  network_id: v.nullable(word),
  network_name: v.nullable(v.string()),
  /** Names of other nodes with the same addresses: they cannot be in one network. */
  conflicts: v.array(v.string()),
  created_at: time,
});
/** A gateway that was prepared as a node. */
export type SdwanNode = v.InferOutput<typeof node>;

export const sdwanNodes = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/nodes',
  summary: 'Gateways prepared as nodes of networks, newest first.',
  input: v.object({ ...paging, q: search, state: v.optional(v.picklist(['free', 'used'])) }),
  data: v.object({
    ...listOf(node).entries,
    counts: v.object({ all: v.number(), free: v.number(), used: v.number() }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanNodeSave = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/node/save',
  summary: 'Prepares a gateway as a node, or changes what it brings along; whoever adds it to a network gets that.',
  input: v.object({
    gwid: word,
    /** True: it must not be one yet, be online, and in no network. */
    fresh: v.boolean(),
    name: typed,
    region: v.nullable(v.picklist(placeCodes)),
    city: typed,
    position: v.picklist([1, 2]),
    bandwidth: v.number(),
    /** One subnet a line. */
    subnets: v.pipe(v.string(), v.maxLength(2000)),
    note: typed,
  }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanNodeRemove = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/node/remove',
  summary: 'Forgets what was prepared; gateways and the networks that they are in stay as they are.',
  input: v.object({ gwids: v.pipe(v.array(word), v.minLength(1), v.maxLength(200)) }),
  scope: 'device:write',
  origin: 'ours',
});
