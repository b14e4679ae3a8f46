import * as v from 'valibot';
import { deviceStates } from '../../domain/device';
import { endpoint } from '../endpoint';
import { command } from './command';
import { historyOf, missing, paging, search, time, word } from './paging';
import { bands } from './reported-ap';

const known = v.nullable(v.number());

const heard = v.object({
  bssid: v.string(),
  /** Empty: it does not tell its name. */
  ssid: v.string(),
  band: v.picklist(bands),
  channel: v.number(),
  /** dBm. */
  signal: v.number(),
  /** The access point of this network that it is; null: somebody else's. */
  ap_id: v.nullable(word),
  ap_remark: v.nullable(v.string()),
  ap_status: v.nullable(v.picklist(deviceStates)),
});
/** A network that an access point hears beside its own. */
export type Heard = v.InferOutput<typeof heard>;

export const apAir = endpoint({
  method: 'GET',
  path: '/api/v3/device/ap_air/{id}',
  summary: 'What an access point heard of others when it listened last, the loudest first.',
  input: v.object({ id: word }),
  data: v.object({
    /** When it listened; null: it never told. */
    at: v.nullable(time),
    heard: v.array(heard),
    /** Networks that are heard and not told: only the loudest are. */
    more: v.number(),
    /** Channels and bands that it works on now; null: off, or not told. */
    channel_2g: known,
    channel_5g: known,
    busy_2g: known,
    busy_5g: known,
    noise_2g: known,
    noise_5g: known,
    simulated: v.boolean(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

/** How an access point was at a moment. */
const point = v.object({
  at: time,
  /** Bits per second; null: it does not tell. */
  down: known,
  up: known,
  clients_2g: known,
  clients_5g: known,
  /** Percent of the air that is taken. */
  busy_2g: known,
  busy_5g: known,
});

const instant = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4e12));

export const apHistory = endpoint({
  method: 'GET',
  path: '/api/v3/device/ap_history',
  summary:
    'Traffic, terminals and use of the air of an access point: the last hours as reported, earlier ones by the hour (rates and air on average, terminals at most).',
  input: v.object({
    id: word,
    range: v.optional(v.picklist(['1h', '24h', '7d', '30d']), '24h'),
    /** Milliseconds since 1970, instead of `range`. */
    from: v.optional(instant),
    to: v.optional(instant),
  }),
  data: v.object({
    /** Seconds between points. */
    step: v.number(),
    points: v.array(point),
    missing,
  }),
  scope: 'device:read',
  origin: 'ours',
});

const apStay = v.object({
  id: word,
  client_id: word,
  name: v.string(),
  mac: v.string(),
  vendor: v.string(),
  ssid: v.nullable(v.string()),
  band: v.nullable(v.picklist(bands)),
  /** dBm when it came. */
  signal: v.nullable(v.number()),
  start: time,
  /** Null: it is there now. */
  end: v.nullable(time),
  bytes_down: v.number(),
  bytes_up: v.number(),
  simulated: v.boolean(),
});
/** A stay of a terminal at an access point. */
export type ApStay = v.InferOutput<typeof apStay>;

export const apStays = endpoint({
  method: 'GET',
  path: '/api/v3/client/ap_stays',
  summary: 'Who was at an access point and when: who is there, and then who left last.',
  input: v.object({ ...paging, id: word, q: search, band: v.optional(v.picklist(bands)) }),
  data: historyOf(apStay),
  scope: 'client:read',
  origin: 'ours',
});

export const apReboot = endpoint({
  method: 'POST',
  path: '/api/v3/device/ap/reboot',
  summary: 'Asks an access point to restart, through its gateway.',
  input: v.object({ id: word }),
  data: command,
  scope: 'device:manage',
  origin: 'ours',
});

export const apLocate = endpoint({
  method: 'POST',
  path: '/api/v3/device/ap/locate',
  summary: 'Asks an access point to blink so that somebody finds it, or to stop; it stops by itself after ten minutes.',
  input: v.object({ id: word, on: v.boolean() }),
  data: command,
  scope: 'device:write',
  origin: 'ours',
});
