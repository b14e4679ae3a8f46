import * as v from 'valibot';
import { materials } from '../../domain/design/coverage';
import { equipmentForms, equipmentKinds } from '../../domain/design/equipment';
import { mostAps, mostDesigns, mostFloors, mostWalls } from '../../domain/design/document';
import { roles, scenes, trades } from '../../domain/design/scheme';
import { endpoint } from '../endpoint';
import { listOf, paging, search, time, word } from './paging';

const count = (most: number, least = 0) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const metres = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const label = v.pipe(v.string(), v.trim(), v.maxLength(60));

const scheme = v.object({
  scene: v.picklist(scenes),
  rooms: count(5000),
  floors: count(200, 1),
  /** Square metres. */
  area: count(1_000_000, 1),
  /** At the busiest hour. */
  clients: count(100_000),
  /** Sockets for computers and the like. */
  wired: count(10_000),
  cameras: count(5000),
  /** Mbit/s of each line to the Internet, the main one first. */
  lines: v.pipe(v.array(count(100_000, 1)), v.minLength(1), v.maxLength(4)),
  failover: v.boolean(),
  guests: v.boolean(),
  logs: v.boolean(),
  trade: v.picklist(trades),
  /** Yuan; null: none was told. */
  budget: v.nullable(count(1_000_000_000)),
  /** Models and numbers that were chosen instead of the proposed ones. */
  picks: v.record(v.picklist(roles), word),
  counts: v.record(v.picklist(roles), count(10_000)),
});

const floor = v.object({
  id: word,
  name: label,
  /** An uploaded picture, and how wide it is; null: it is drawn on an empty sheet. */
  plan: v.nullable(word),
  width: v.pipe(v.number(), v.minValue(2), v.maxValue(500)),
  height: v.pipe(v.number(), v.minValue(2), v.maxValue(500)),
  /** In metres from the upper left corner. */
  walls: v.pipe(
    v.array(v.object({ material: v.picklist(materials), x1: metres, y1: metres, x2: metres, y2: metres })),
    v.maxLength(mostWalls),
  ),
  aps: v.pipe(
    v.array(
      v.object({
        id: word,
        name: label,
        x: metres,
        y: metres,
        form: v.picklist(['panel', 'ceiling']),
        /** Radiated power, dBm. */
        power: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
        /** Channel at 5 GHz. */
        channel: count(233),
        /** The access point that hangs there; null: none yet. */
        device: v.nullable(word),
      }),
    ),
    v.maxLength(mostAps),
  ),
  /** Names of rooms, where they stand. */
  labels: v.pipe(v.array(v.object({ name: label, x: metres, y: metres })), v.maxLength(200)),
});

/** A storey of a plan. */
export type DesignFloor = v.InferOutput<typeof floor>;

/** What a design consists of, as the wire carries it. */
export const designDocument = v.object({
  scheme,
  floors: v.pipe(v.array(floor), v.maxLength(mostFloors)),
  /** dBm that is to be reached. */
  target: v.pipe(v.number(), v.integer(), v.minValue(-90), v.maxValue(-40)),
});
/** What a design consists of. */
export type DesignDocument = v.InferOutput<typeof designDocument>;

const designRow = v.object({
  id: word,
  name: v.string(),
  scene: v.picklist(scenes),
  floors: v.number(),
  /** Access points on its plans. */
  aps: v.number(),
  created_at: time,
  updated_at: time,
});
/** A design in the list. */
export type Design = v.InferOutput<typeof designRow>;

export const designs = endpoint({
  method: 'GET',
  path: '/api/v3/design/list',
  summary: 'Designs of networks, the one that was changed last first.',
  input: v.object({ ...paging, q: search, scene: v.optional(v.picklist(scenes)) }),
  data: listOf(designRow),
  scope: 'device:read',
  origin: 'ours',
});

export const designDetail = endpoint({
  method: 'GET',
  path: '/api/v3/design/detail/{id}',
  summary: 'One design.',
  input: v.object({ id: word }),
  data: v.object({ id: word, name: v.string(), document: designDocument, created_at: time, updated_at: time }),
  scope: 'device:read',
  origin: 'ours',
});

export const designSave = endpoint({
  method: 'POST',
  path: '/api/v3/design/save',
  summary: `Makes a design, at most ${mostDesigns} of them, or changes one. 4511: it was changed since \`updated_at\`, by another window or person.`,
  input: v.object({
    id: v.optional(word),
    name: v.pipe(v.string(), v.trim()),
    document: designDocument,
    /** When the caller's copy was changed last; not given for a new one. */
    updated_at: v.optional(time),
  }),
  data: v.object({ id: word, updated_at: time }),
  scope: 'device:write',
  origin: 'ours',
  creates: true,
});

export const designRemove = endpoint({
  method: 'POST',
  path: '/api/v3/design/remove',
  summary: 'Removes designs.',
  input: v.object({ ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(200)) }),
  scope: 'device:write',
  origin: 'ours',
});

const maybe = v.nullable(v.number());

export const designMeasured = endpoint({
  method: 'GET',
  path: '/api/v3/design/measured/{id}',
  summary: 'What the access points measure now that hang where a design placed them.',
  input: v.object({ id: word }),
  data: v.object({
    aps: v.array(
      v.object({
        device: word,
        online: v.boolean(),
        /** Terminals on the air with a signal, the middle one of their signals and the weakest, dBm; null: there are none. */
        clients: v.number(),
        median: maybe,
        weakest: maybe,
        simulated: v.boolean(),
      }),
    ),
    /** Which of them hear each other, and how loud, when they listened last. */
    heard: v.array(
      v.object({
        /** Who listens, and who is heard. */
        ...{ at: word, from: word },
        band: v.picklist(['2.4G', '5G']),
        /** dBm. */
        signal: v.number(),
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

/** A model with what it can do and its list price; null where the operator did not enter it. */
export const equipmentModel = v.object({
  model: v.string(),
  kind: v.picklist(equipmentKinds),
  form: v.picklist(equipmentForms),
  ...{ clients: maybe, mbps: maybe, wans: maybe, aps: maybe, ports: maybe, poe_watts: maybe, watts: maybe },
  /** With tax. */
  price_fen: maybe,
});

export const equipmentModels = endpoint({
  method: 'GET',
  path: '/api/v3/design/models',
  summary: 'Models of devices that designs are made of, as the operator of this cloud entered them.',
  data: v.object({ list: v.array(equipmentModel), total: v.number() }),
  scope: 'device:read',
  origin: 'ours',
});
