import * as v from 'valibot';
import { deliveryStates } from '../../domain/delivery';
import { channelKinds } from '../../domain/media-address';
import { tvActions, tvLimits, tvStates } from '../../domain/tv';
import { endpoint, type ParsedOf } from '../endpoint';
import { command } from './command';
import { job } from './job';
import { listOf, paging, saidBeside, search, time, word } from './paging';
import { name, reportedRows } from './reported';

const count = v.number();
const typed = v.pipe(v.string(), v.trim(), v.maxLength(600));
const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(tvLimits.together));
const volume = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const counts = v.object({
  all: count,
  playing: count,
  paused: count,
  idle: count,
  error: count,
  offline: count,
});

const box = v.object({
  id: word,
  name: v.string(),
  room: v.string(),
  serial: v.string(),
  mac: v.string(),
  ip: v.string(),
  model: v.string(),
  /** Of the player on it. */
  version: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  gateway_online: v.boolean(),
  group_id: v.nullable(word),
  group_name: v.nullable(v.string()),
  /** Offline with its gateway. */
  state: v.picklist(tvStates),
  /** Of what plays; null: nothing does, or it was taken out. */
  channel_id: v.nullable(word),
  channel_name: v.nullable(v.string()),
  /** Percent. */
  volume: count,
  /** Why it does not play, as the box says. */
  error: v.string(),
  last_seen: v.nullable(time),
  /** How the channels of its group are on their way to its gateway; null: it has no group. */
  delivery: v.nullable(v.picklist(deliveryStates)),
  /** Why they did not get there. */
  delivery_error: v.string(),
  delivery_said: saidBeside,
  /** How it stands with what the box was told last; null: nothing. */
  order: v.nullable(v.picklist(['pending', 'sent', 'done', 'failed', 'timed_out'])),
  order_error: v.string(),
  order_said: saidBeside,
  simulated: v.boolean(),
});
/** A TV box behind a gateway. */
export type TvBox = v.InferOutput<typeof box>;

export const tvBoxes = endpoint({
  method: 'GET',
  path: '/api/v3/tv/boxes',
  summary: 'TV boxes, by gateway and name, and how many stand how.',
  input: v.object({
    ...paging,
    q: search,
    state: v.optional(v.picklist(tvStates)),
    /** Id of a group; `none`: those without. */
    group: v.optional(word),
    /** Id of a channel: those that play it. */
    channel: v.optional(word),
    gwid: v.optional(word),
  }),
  data: v.object({ ...listOf(box).entries, counts }),
  scope: 'device:read',
  origin: 'ours',
});

export const tvBoxSave = endpoint({
  method: 'POST',
  path: '/api/v3/tv/box/save',
  summary: 'Names a TV box and says where it stands.',
  input: v.object({ id: word, name: typed, room: typed }),
  scope: 'device:write',
  origin: 'ours',
});

export const tvBoxMove = endpoint({
  method: 'POST',
  path: '/api/v3/tv/box/move',
  summary: 'Gives TV boxes another group of channels, or none, and delivers it.',
  input: v.object({ ids, group: v.nullable(word) }),
  scope: 'device:write',
  origin: 'ours',
});

export const tvBoxRemove = endpoint({
  method: 'POST',
  path: '/api/v3/tv/box/remove',
  summary: 'Takes TV boxes that are offline out of the list; one that comes back is there again.',
  input: v.object({ ids }),
  scope: 'device:manage',
  origin: 'ours',
});

const order = {
  action: v.picklist(tvActions),
  /** `play`: which channel, of the group of the box. */
  channel: v.optional(word),
  /** `volume`: percent. */
  volume: v.optional(volume),
};

export const tvCommand = endpoint({
  method: 'POST',
  path: '/api/v3/tv/box/order',
  summary: 'Tells one TV box to play, pause, go on, be as loud as that, or restart.',
  input: v.object({ id: word, ...order }),
  data: command,
  scope: 'device:write',
  origin: 'ours',
});

export const tvCommandMany = endpoint({
  method: 'POST',
  path: '/api/v3/tv/box/batch',
  summary: 'The same for many boxes, as a job with a result for each. The same `request_id` never starts twice.',
  input: v.object({ request_id: word, ids, ...order }),
  data: job,
  scope: 'device:write',
  origin: 'ours',
});

const group = v.object({
  id: word,
  name: v.string(),
  /** `HH:MM-HH:MM` of Beijing in which boxes play by themselves; empty: all day. */
  hours: v.string(),
  /** What plays when the hours begin; null: the first channel. */
  start_channel: v.nullable(word),
  channels: count,
  boxes: count,
  playing: count,
  /** Gateways that have boxes of it, and those that have not got the channels yet or failed to. */
  gateways: count,
  waiting: count,
  failed: count,
  created_at: time,
});
/** A group of channels. */
export type TvGroup = v.InferOutput<typeof group>;

export const tvGroups = endpoint({
  method: 'GET',
  path: '/api/v3/tv/groups',
  summary: 'Groups of channels by name; how all boxes stand; what most of them play.',
  data: v.object({
    ...listOf(group).entries,
    counts,
    /** Boxes without a group. */
    ungrouped: count,
    /** Channels that most boxes play now, at most eight. */
    top: v.array(v.object({ id: word, name: v.string(), group_name: v.string(), boxes: count })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const channel = v.object({
  id: word,
  name: v.string(),
  /** Stands in its logo; empty: the first of its name. */
  letter: v.string(),
  kind: v.picklist(channelKinds),
  address: v.string(),
  /** Boxes that play it now. */
  boxes: count,
});
/** A channel of a group. */
export type TvChannel = v.InferOutput<typeof channel>;

export const tvGroupDetail = endpoint({
  method: 'GET',
  path: '/api/v3/tv/group/{id}',
  summary: 'One group with its channels in their order, and how they are on their way to each gateway.',
  input: v.object({ id: word }),
  data: v.object({
    ...group.entries,
    channel_list: v.array(channel),
    gateway_list: v.array(
      v.object({
        gwid: word,
        remark: v.string(),
        online: v.boolean(),
        boxes: count,
        delivery: v.picklist(deliveryStates),
        error: v.string(),
        error_said: saidBeside,
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const tvGroupSave = endpoint({
  method: 'POST',
  path: '/api/v3/tv/group/save',
  summary: 'Makes a group of channels or changes when it plays what.',
  input: v.object({
    /** Without it a new one. */
    id: v.optional(word),
    name: typed,
    hours: v.pipe(v.string(), v.trim(), v.maxLength(20)),
    start_channel: v.optional(v.nullable(word), null),
  }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const tvGroupRemove = endpoint({
  method: 'POST',
  path: '/api/v3/tv/group/remove',
  summary: 'Removes a group with its channels; its boxes have none then.',
  input: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
});

export const tvGroupRetry = endpoint({
  method: 'POST',
  path: '/api/v3/tv/group/retry',
  summary: 'Delivers the channels once more to the gateways that failed to take them.',
  input: v.object({ id: word }),
  data: v.object({ gateways: count }),
  scope: 'device:write',
  origin: 'ours',
});

export const tvChannelSave = endpoint({
  method: 'POST',
  path: '/api/v3/tv/channel/save',
  summary: 'Adds a channel at the end of a group, or changes one.',
  input: v.object({
    group: word,
    /** Without it a new one. */
    id: v.optional(word),
    name: typed,
    letter: v.pipe(v.string(), v.trim(), v.maxLength(8)),
    kind: v.picklist(channelKinds),
    /** http, https, rtsp, udp or rtp (multicast); for a file its path on the gateway's disk. */
    address: typed,
  }),
  data: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const tvChannelRemove = endpoint({
  method: 'POST',
  path: '/api/v3/tv/channel/remove',
  summary: 'Takes a channel out of its group.',
  input: v.object({ id: word }),
  scope: 'device:write',
  origin: 'ours',
});

export const tvChannelOrder = endpoint({
  method: 'POST',
  path: '/api/v3/tv/channel/order',
  summary: 'Puts the channels of a group into an order: all of them, each once.',
  input: v.object({ id: word, ids: v.pipe(v.array(word), v.maxLength(tvLimits.channels)) }),
  scope: 'device:write',
  origin: 'ours',
});

/** @public Called by devices, not by pages. */
export const tvReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/tv',
  summary: 'A gateway tells which TV boxes stand behind it and what they play; a box that is not named is off.',
  input: v.object({
    boxes: reportedRows(
      v.object({
        mac: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^(?:[\da-f]{2}:){5}[\da-f]{2}$/)),
        serial: v.optional(name, ''),
        model: v.optional(name, ''),
        version: v.optional(name, ''),
        ip: v.optional(name, ''),
        state: v.picklist(['playing', 'paused', 'idle', 'error']),
        /** Id of the channel, as it was delivered. */
        channel: v.optional(v.nullable(word), null),
        volume: v.optional(volume, 0),
        /** Why it does not play. */
        error: v.optional(name, ''),
      }),
      500,
    ),
  }),
  scope: 'public',
  origin: 'ours',
});

/** One box of a report. */
export type BoxReport = ParsedOf<typeof tvReport>['boxes'][number];
