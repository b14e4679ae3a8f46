import * as v from 'valibot';
import { qualities, recordModes } from '../../domain/camera';
import { deviceKinds, deviceStates, interfaceStates } from '../../domain/device';
import { endpoint } from '../endpoint';
import { listOf, order, paging, search, time, whole, word } from './paging';
import { command } from './command';
import { apRow, firewallRow } from './device';

const macRow = v.object({
  mac: v.string(),
  port: v.number(),
  vlan: v.number(),
  /** What it is: a device of the account or a terminal. */
  kind: v.picklist([...deviceKinds, 'client']),
  /** Id of the device or terminal. */
  id: word,
  name: v.string(),
  ip: v.string(),
  /** Name of what it is reached through, when it is not plugged in itself; empty otherwise. */
  via: v.string(),
  seen: v.nullable(time),
});
/** One line of a switch's MAC table. */
export type MacRow = v.InferOutput<typeof macRow>;

export const switchMacs = endpoint({
  method: 'GET',
  path: '/api/v3/device/switch_macs',
  summary: 'MAC table of a switch: what is reached through which port now.',
  input: v.object({ ...paging, id: word, q: search, port: v.optional(whole) }),
  data: listOf(macRow),
  scope: 'device:read',
  origin: 'ours',
});

export const apDetail = endpoint({
  method: 'GET',
  path: '/api/v3/device/ap/{id}',
  summary: 'One access point.',
  input: v.object({ id: word }),
  data: v.object({
    ...apRow.entries,
    /** Until when its light blinks; null: it does not. */
    blinking_until: v.nullable(time),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const wallInterface = v.object({
  name: v.string(),
  role: v.picklist(['wan', 'lan']),
  state: v.picklist(interfaceStates),
  address: v.nullable(v.string()),
  gateway: v.nullable(v.string()),
  mac: v.nullable(v.string()),
  speed: v.nullable(v.number()),
});
/** One interface of a firewall. */
export type WallInterface = v.InferOutput<typeof wallInterface>;

export const firewallDetail = endpoint({
  method: 'GET',
  path: '/api/v3/device/firewall/{id}',
  summary: 'One firewall with its interfaces, and how often each of its policies decided.',
  input: v.object({ id: word }),
  data: v.object({
    ...firewallRow.entries,
    location: v.string(),
    interfaces: v.array(wallInterface),
    /** By the id of the policy's row in the configuration. */
    hits: v.array(v.object({ policy: v.string(), hits: v.number(), last_at: v.nullable(time) })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const camera = v.object({
  id: word,
  name: v.string(),
  model: v.string(),
  mac: v.string(),
  ip: v.string(),
  gwid: word,
  gateway_remark: v.string(),
  online: v.boolean(),
  /** Null: never seen. */
  last_seen: v.nullable(time),
  record: v.picklist(recordModes),
  /** `HH:MM-HH:MM` when `record` is `period`. */
  period: v.string(),
  days: v.number(),
  quality: v.picklist(qualities),
  /** A package on its gateway holds; without one it does not record, whatever its plan says. */
  paid: v.optional(v.boolean()),
  /** Bytes that its plan fills. */
  need: v.number(),
  simulated: v.boolean(),
});
/** One camera. */
export type Camera = v.InferOutput<typeof camera>;

export const cameras = endpoint({
  method: 'GET',
  path: '/api/v3/camera/list',
  summary: 'Cameras of the account or of one gateway, with the disks that they record to.',
  input: v.object({
    ...paging,
    /** This camera alone. */
    id: v.optional(word),
    gwid: v.optional(word),
    q: search,
    state: v.optional(v.picklist(['online', 'offline'])),
    record: v.optional(v.picklist(recordModes)),
    /** By the name of the gateway and then their own unless told. */
    sort: v.optional(v.picklist(['gateway_remark', 'name', 'online', 'last_seen'])),
    order,
    /** Tells the disks as well. */
    disks: v.optional(v.boolean()),
  }),
  data: v.object({
    ...listOf(camera).entries,
    counts: v.object({ all: v.number(), online: v.number(), offline: v.number(), recording: v.number() }),
    /** Gateways with cameras, the twenty fullest, when asked for: what the plans fill and what there is. */
    disks: v.array(
      v.object({
        gwid: word,
        remark: v.string(),
        cameras: v.number(),
        /** Bytes. */
        need: v.number(),
        /** Bytes of the disk; null without one. */
        disk: v.nullable(v.number()),
        simulated: v.optional(v.boolean()),
      }),
    ),
    /** How many gateways with cameras there are. */
    disk_total: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const cameraRouter = v.object({
  gwid: word,
  remark: v.string(),
  model: v.string(),
  status: v.picklist(deviceStates),
  cameras: v.number(),
  online: v.number(),
  /** Cameras with a plan that records, on a gateway with a package for it. */
  planned: v.number(),
  /** Bytes that the plans fill, and bytes of the disk; null without one. */
  need: v.number(),
  disk: v.nullable(v.number()),
  simulated: v.boolean(),
});
/** A gateway with cameras. */
export type CameraRouter = v.InferOutput<typeof cameraRouter>;

export const cameraRouters = endpoint({
  method: 'GET',
  path: '/api/v3/camera/routers',
  summary: 'Gateways with cameras: how many, how many of them are online, and what their plans fill of the disk.',
  input: v.object({
    ...paging,
    q: search,
    /** `short`: the plans need more than the disk has. `lost`: a camera is offline. */
    state: v.optional(v.picklist(['short', 'lost'])),
    sort: v.optional(v.picklist(['remark', 'cameras', 'online', 'need'])),
    order,
  }),
  data: v.object({
    ...listOf(cameraRouter).entries,
    counts: v.object({ all: v.number(), short: v.number(), lost: v.number() }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const cameraSnapshot = endpoint({
  method: 'GET',
  path: '/api/v3/camera/snapshot/{id}',
  summary: 'Picture of a camera now (SVG). Of a simulated one it is drawn, and says so; 404 while it is offline.',
  input: v.object({ id: word }),
  reply: 'blob',
  scope: 'device:read',
  origin: 'ours',
});

export const cameraPlan = endpoint({
  method: 'POST',
  path: '/api/v3/camera/plan',
  summary:
    'Orders the gateway to record a camera by a plan, which a package on the gateway must hold; it is kept once the gateway took it.',
  input: v.object({
    id: word,
    record: v.picklist(recordModes),
    period: v.optional(v.pipe(v.string(), v.trim()), ''),
    days: v.number(),
    quality: v.picklist(qualities),
  }),
  data: command,
  scope: 'device:write',
  origin: 'ours',
});

export const cameraRename = endpoint({
  method: 'POST',
  path: '/api/v3/camera/rename',
  summary: 'Names a camera.',
  input: v.object({ id: word, name: v.pipe(v.string(), v.trim()) }),
  scope: 'device:write',
  origin: 'ours',
});
