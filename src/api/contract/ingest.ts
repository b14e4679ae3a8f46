import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { word } from './paging';

const counter = v.pipe(v.number(), v.minValue(0));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const short = v.pipe(v.string(), v.maxLength(120));

/** Every call of a device carries who it is in the headers `x-device-id` and `x-device-key`. */
export const report = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/report',
  summary: 'A gateway tells how it is: counters since its start, load, memory, interfaces, neighbours.',
  input: v.object({
    model: v.optional(short),
    firmware: v.optional(short),
    hostname: v.optional(short),
    /** Seconds since the start of the machine. */
    uptime: counter,
    cpu: v.optional(percent),
    memory: v.optional(percent),
    /** Bytes. */
    disk: v.optional(counter),
    disk_used: v.optional(percent),
    sessions: v.optional(counter),
    interfaces: v.pipe(
      v.array(
        v.object({
          name: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
          role: v.optional(v.picklist(['wan', 'lan'])),
          up: v.boolean(),
          mac: v.optional(short),
          address: v.optional(short),
          gateway: v.optional(short),
          dns: v.optional(v.pipe(v.array(short), v.maxLength(8))),
          speed: v.optional(counter),
          /** Byte counters since the start; they may fall back to zero. */
          rx: counter,
          tx: counter,
        }),
      ),
      v.maxLength(256),
    ),
    /** Terminals that the gateway sees. */
    clients: v.optional(
      v.pipe(
        v.array(v.object({ mac: short, ip: v.optional(short), name: v.optional(short), interface: v.optional(short) })),
        v.maxLength(5000),
      ),
    ),
  }),
  data: v.object({
    /** Seconds until the next report is wanted. */
    interval: v.number(),
    /** Whether commands wait. */
    commands: v.boolean(),
  }),
  scope: 'public',
  origin: 'ours',
});

export const takeCommands = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/commands',
  summary: 'Hands a gateway the commands that wait for it; each is handed out once.',
  data: v.array(v.object({ id: word, kind: v.string(), params: v.record(v.string(), v.string()) })),
  scope: 'public',
  origin: 'ours',
});

export const commandResult = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/result',
  summary: 'A gateway tells how a command went; `done` false: further output follows.',
  input: v.object({
    id: word,
    done: v.boolean(),
    ok: v.boolean(),
    output: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(200)),
    error: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  scope: 'public',
  origin: 'ours',
});
