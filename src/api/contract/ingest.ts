import * as v from 'valibot';
import { asText } from '../../rules/text';
import { endpoint } from '../endpoint';
import { word } from './paging';
import { count, mostUptime, name, percent, reported, reportedRows, reportedText } from './reported';
import { onAir, reportedAp } from './reported-ap';
import { reportedConfigs } from './reported-config';

/**
 * Every call of a device carries who it is in the headers `x-device-id` and `x-device-key`. The key on its label only binds
 * it: bound, it shows that key (or the secret that it had before) in a report and finds its secret in the answer, which it
 * keeps and shows from then on. The secret ends when the device is unbound.
 *
 * A device that nobody bound binds itself: a report with the key on its label and, in the header `x-bind-code`, the code of
 * the account that somebody typed on the device's own page. It is sent until there is a secret, and not after: what was
 * given back does not come back by itself. 404 when no account has this code.
 */
export const report = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/report',
  summary: 'A gateway tells how it is: counters since its start, load, memory, interfaces, terminals, access points.',
  input: v.object({
    model: reported(name),
    firmware: reported(name),
    hostname: reported(name),
    /** Seconds since the start of the machine. */
    uptime: v.pipe(count, v.maxValue(mostUptime)),
    cpu: reported(percent),
    memory: reported(percent),
    /** Bytes. */
    disk: reported(count),
    disk_used: reported(percent),
    sessions: reported(v.pipe(count, v.maxValue(2 ** 31 - 1))),
    /**
     * Kinds of commands that the gateway can carry out; left out: it is asked, and refuses what it cannot. Sections of a
     * configuration that not every gateway has are named beside them and never sent otherwise: `config.wan`, `config.lan`,
     * `config.routes`, `config.qos`, `config.ddns`.
     */
    capabilities: reported(v.pipe(v.array(name), v.maxLength(100))),
    interfaces: reportedRows(
      v.object({
        name: v.pipe(v.string(), v.minLength(1), v.maxLength(32), v.transform(asText)),
        role: reported(v.picklist(['wan', 'lan'])),
        up: v.boolean(),
        mac: reported(name),
        address: reported(name),
        gateway: reported(name),
        dns: reported(v.pipe(v.array(name), v.maxLength(8))),
        speed: reported(count),
        /** Byte counters since the start; they may fall back to zero. */
        rx: count,
        tx: count,
      }),
      256,
    ),
    /** Terminals that the gateway sees. */
    clients: v.optional(
      reportedRows(
        v.object({ mac: name, ip: reported(name), name: reported(name), interface: reported(name), ...onAir }),
        5000,
      ),
    ),
    /** Access points that the gateway controls; one that is not told any more counts as silent. */
    aps: v.optional(reportedRows(reportedAp, 512)),
    configs: v.optional(reportedConfigs),
  }),
  data: v.object({
    /** Seconds until the next report is wanted. */
    interval: v.number(),
    /** Whether commands wait. */
    commands: v.boolean(),
    /** What the device shows as `x-device-key` from now on; told again after a minute until it was used. */
    secret: v.optional(v.string()),
    /** Devices whose whole configuration is wanted in the next report: its hash is not the one that is known. */
    configs: v.optional(v.array(v.string())),
  }),
  scope: 'public',
  origin: 'ours',
});

export const takeCommands = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/commands',
  summary:
    'Hands a gateway the commands that wait for it; each is handed out once. One that looks first and then says what has arrived loses none on a line or a server that fails.',
  input: v.object({
    /** They go on waiting, and are told again until `arrived` names them. */
    look: v.optional(v.boolean()),
    /** Ids that were told and have arrived: answered are those to be carried out. Without an answer it is said again. */
    arrived: v.optional(v.pipe(v.array(word), v.minLength(1), v.maxLength(1000))),
  }),
  data: v.array(
    v.object({
      id: word,
      kind: v.string(),
      params: v.record(v.string(), v.string()),
      /** It goes on waiting: it is carried out when it was answered to `arrived`. */
      waits: v.optional(v.boolean()),
    }),
  ),
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
    output: v.pipe(v.array(reportedText(500)), v.maxLength(200)),
    error: v.optional(reportedText(500)),
  }),
  scope: 'public',
  origin: 'ours',
});
