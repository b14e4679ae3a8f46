import * as v from 'valibot';
import { iptvLimits, iptvNodeStates } from '../../domain/iptv';
import { channelKinds } from '../../domain/media-address';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';
import { percent, reported, reportedRows, reportedText } from './reported';

const node = v.object({
  id: word,
  name: v.string(),
  kind: v.picklist(channelKinds),
  address: v.string(),
  /** Where it stands, as somebody wrote it. */
  place: v.string(),
  state: v.picklist(iptvNodeStates),
  /** Percent, the worst that a gateway told; null: none told it. */
  loss: v.nullable(v.number()),
  viewers: v.number(),
  channels: v.nullable(v.number()),
  /** Gateways that are set to it. */
  gateways: v.number(),
  /** When a gateway told of it last. */
  at: v.nullable(time),
  /** What is told of it comes from the simulator. */
  simulated: v.boolean(),
});
/** A source of television. */
export type IptvNode = v.InferOutput<typeof node>;

export const iptvNodes = endpoint({
  method: 'GET',
  path: '/api/v3/iptv/nodes',
  summary: 'Sources of television of the account, with how gateways find them and who watches.',
  input: v.object({ ...paging, q: search, state: v.optional(v.picklist(iptvNodeStates)) }),
  data: listOf(node),
  scope: 'device:read',
  origin: 'ours',
});

const typed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

export const iptvNodeSave = endpoint({
  method: 'POST',
  path: '/api/v3/iptv/node/save',
  summary: 'Makes a source of television or changes it; gateways that use it are told.',
  input: v.object({
    /** Without: a new one. */
    id: v.optional(word),
    name: typed(200),
    kind: v.picklist(channelKinds),
    address: typed(iptvLimits.address),
    place: v.optional(typed(200), ''),
  }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const iptvNodeRemove = endpoint({
  method: 'POST',
  path: '/api/v3/iptv/node/remove',
  summary: 'Removes sources of television that no gateway is set to.',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(200)) }),
  scope: 'device:write',
  origin: 'ours',
});

const watched = v.object({ name: v.string(), viewers: v.number() });

export const iptvState = endpoint({
  method: 'GET',
  path: '/api/v3/iptv/state',
  summary: 'What a gateway said last of its television: the source in use, its loss, and what is watched.',
  input: v.object({ gwid: word }),
  data: v.object({
    /** Null: it has told nothing yet. */
    at: v.nullable(time),
    source: v.picklist(['main', 'backup', 'none']),
    loss: v.nullable(v.number()),
    viewers: v.number(),
    channels: v.array(watched),
    /** The last hour, oldest first. */
    history: v.array(v.object({ at: time, loss: v.number() })),
    simulated: v.boolean(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const people = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** @public Called by devices, not by pages. */
export const iptvReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/iptv',
  summary: 'A gateway tells which source it uses, what is lost on it, who watches what, and how it finds the nodes.',
  input: v.object({
    source: v.picklist(['main', 'backup', 'none']),
    /** Percent of what was sent. */
    loss: reported(percent),
    channels: reportedRows(v.object({ name: reportedText(60), viewers: people }), 200),
    nodes: reportedRows(
      v.object({
        /** As it was delivered. */
        id: word,
        streaming: v.boolean(),
        loss: reported(percent),
        viewers: people,
        channels: reported(people),
      }),
      64,
    ),
  }),
  scope: 'public',
  origin: 'ours',
});
