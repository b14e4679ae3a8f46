import * as v from 'valibot';
import { pluginCategories, pluginLimits, pluginRights, pluginRuns } from '../../domain/plugin';
import { deliveryStates } from '../../domain/delivery';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, search, time, word } from './paging';
import { reportedRows, reportedText } from './reported';
import { by } from './staff-words';

const count = v.number();
const short = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const text = v.pipe(v.string(), v.trim(), v.maxLength(pluginLimits.text));
const fieldName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,30}$/));
const pluginId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,39}$/));
const version = v.pipe(v.string(), v.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/));
const value = v.union([
  v.pipe(v.string(), v.maxLength(pluginLimits.text)),
  v.pipe(v.number(), v.finite()),
  v.boolean(),
]);
const values = v.record(v.string(), value);

/** What a package says of itself. */
export const pluginManifest = v.object({
  id: pluginId,
  version,
  name: short,
  /** One sentence of what it does. */
  about: text,
  category: v.picklist(pluginCategories),
  /** What is new in this version. */
  changes: text,
  /** File of the package that is run. */
  main: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]{0,60}\.mjs$/)),
  /** Everything that it may do, each with what for. */
  rights: v.pipe(v.array(v.object({ right: v.picklist(pluginRights), why: text })), v.maxLength(pluginRights.length)),
  /** Megabytes of memory at most. */
  memory: v.pipe(v.number(), v.integer(), v.minValue(16), v.maxValue(pluginLimits.memory)),
  settings: v.pipe(
    v.array(
      v.object({
        name: fieldName,
        label: short,
        kind: v.picklist(['text', 'number', 'choice', 'flag']),
        /** What it begins with. */
        value,
        min: v.optional(v.number()),
        max: v.optional(v.number()),
        choices: v.optional(v.pipe(v.array(v.object({ value: short, label: short })), v.maxLength(30))),
      }),
    ),
    v.maxLength(30),
  ),
  /** Values that it reports, in the order of its panel; `rows`: a table, whose columns are named. */
  status: v.pipe(
    v.array(
      v.object({
        name: fieldName,
        label: short,
        kind: v.picklist(['number', 'text', 'rows']),
        unit: v.optional(short),
        columns: v.optional(v.pipe(v.array(short), v.maxLength(8))),
      }),
    ),
    v.maxLength(20),
  ),
});
/** What a package says of itself. */
export type PluginManifest = v.InferOutput<typeof pluginManifest>;

const plugin = v.object({
  id: word,
  name: v.string(),
  about: v.string(),
  category: v.picklist(pluginCategories),
  /** Whose key its newest version is signed with. */
  publisher: v.string(),
  version: v.string(),
  /** Bytes of the newest package. */
  size: count,
  /** Megabytes of memory at most. */
  memory: count,
  rights: v.array(v.picklist(pluginRights)),
  /** Gateways of the account that have it, and those of them with an older version. */
  installed: count,
  upgradable: count,
  /** From 1 to 5; null: nobody said anything. */
  stars: v.nullable(count),
  reviews: count,
  updated_at: time,
});
/** A plugin of the market. */
export type Plugin = v.InferOutput<typeof plugin>;

export const plugins = endpoint({
  method: 'GET',
  path: '/api/v3/plugin/list',
  summary: 'Plugins of the market, and how many each category has.',
  input: v.object({
    ...paging,
    q: search,
    category: v.optional(v.picklist(pluginCategories)),
    /** Most gateways of the account first, or the newest version first. */
    sort: v.optional(v.picklist(['installed', 'updated']), 'installed'),
  }),
  data: v.object({
    ...listOf(plugin).entries,
    counts: v.array(v.object({ category: v.picklist(pluginCategories), count })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const pluginDetail = endpoint({
  method: 'GET',
  path: '/api/v3/plugin/show/{id}',
  summary: 'A plugin with the manifest of its newest version, its versions and what its users say.',
  input: v.object({ id: word }),
  data: v.object({
    ...plugin.entries,
    manifest: pluginManifest,
    /** SHA-256 of the newest package. */
    hash: v.string(),
    versions: v.array(v.object({ version: v.string(), changes: v.string(), size: count, published_at: time })),
    opinions: v.array(v.object({ stars: count, text: v.string(), at: time, mine: v.boolean() })),
    /** Gateways of the account without it. */
    without: count,
  }),
  scope: 'device:read',
  origin: 'ours',
});

const install = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  plugin: word,
  name: v.string(),
  /** The one it shall have, and the newest. */
  version: v.string(),
  newest: v.string(),
  /** Rights that the newest asks for beyond those of this one. */
  new_rights: v.array(v.picklist(pluginRights)),
  enabled: v.boolean(),
  /** It is being taken away. */
  removing: v.boolean(),
  /** How the last change is on its way to the gateway. */
  delivery: v.picklist(deliveryStates),
  delivery_error: v.string(),
  delivery_said: saidBeside,
  /** What the gateway itself says of it; null: nothing yet. */
  run: v.nullable(v.picklist(pluginRuns)),
  /** The version that it says to have. */
  run_version: v.string(),
  /** Why it does not run. */
  run_reason: v.string(),
  /** Percent of a processor, and megabytes; null: not measured. */
  cpu: v.nullable(count),
  memory: v.nullable(count),
  reported_at: v.nullable(time),
});
/** A plugin on a gateway. */
export type PluginInstallation = v.InferOutput<typeof install>;

export const pluginInstallations = endpoint({
  method: 'GET',
  path: '/api/v3/plugin/installed',
  summary: 'Plugins on gateways, by gateway and name, and how many stand how.',
  input: v.object({
    ...paging,
    q: search,
    gwid: v.optional(word),
    plugin: v.optional(word),
    state: v.optional(v.picklist(['upgradable', 'failing'])),
  }),
  data: v.object({ ...listOf(install).entries, counts: v.object({ all: count, upgradable: count, failing: count }) }),
  scope: 'device:read',
  origin: 'ours',
});

export const pluginInstallation = endpoint({
  method: 'GET',
  path: '/api/v3/plugin/installed/{gwid}/{plugin}',
  summary: 'A plugin on one gateway: what it reports, its settings, its last lines.',
  input: v.object({ gwid: word, plugin: word }),
  data: v.object({
    ...install.entries,
    manifest: pluginManifest,
    settings: values,
    /** Values by the names in the manifest, as the gateway reported them. */
    status: v.record(v.string(), v.unknown()),
    log: v.array(v.string()),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const pluginGateways = endpoint({
  method: 'GET',
  path: '/api/v3/plugin/gateways',
  summary: 'Gateways by name, with how many plugins each has.',
  input: v.object({ ...paging, q: search, /** Those without this plugin alone. */ without: v.optional(word) }),
  data: listOf(
    v.object({
      gwid: word,
      remark: v.string(),
      model: v.string(),
      firmware: v.string(),
      online: v.boolean(),
      simulated: v.boolean(),
      plugins: count,
      upgradable: count,
      failing: count,
    }),
  ),
  scope: 'device:read',
  origin: 'ours',
});

/** What can be done with a plugin on gateways. */
export const pluginActs = ['install', 'upgrade', 'enable', 'disable', 'remove'] as const;

export const pluginApply = endpoint({
  method: 'POST',
  path: '/api/v3/plugin/apply',
  summary:
    'Installs a plugin on gateways, upgrades, stops, starts or removes it there, as a job; whether a gateway did it is told by `pluginInstallations`.',
  input: v.object({
    request_id: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
    act: v.picklist(pluginActs),
    plugin: word,
    /** Version to install or to go to, the newest unless told; older ones are a way back. */
    version: v.optional(version),
    /** Rights beyond those of the version before that an upgrade is let have; one that asks for others is skipped. */
    allow: v.optional(v.pipe(v.array(v.picklist(pluginRights)), v.maxLength(pluginRights.length)), []),
    gwids: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)),
  }),
  data: v.object({ /** Read with the calls of jobs. */ job: word }),
  scope: 'device:manage',
  origin: 'ours',
});

export const pluginConfigure = endpoint({
  method: 'POST',
  path: '/api/v3/plugin/configure',
  summary: 'Changes the settings of a plugin on a gateway.',
  input: v.object({ gwid: word, plugin: word, settings: values }),
  scope: 'device:manage',
  origin: 'ours',
});

export const pluginRetry = endpoint({
  method: 'POST',
  path: '/api/v3/plugin/retry',
  summary: 'Tells a gateway once more what plugins it shall have, after it failed.',
  input: v.object({ gwid: word }),
  scope: 'device:manage',
  origin: 'ours',
});

export const pluginReview = endpoint({
  method: 'POST',
  path: '/api/v3/plugin/review',
  summary: 'Says what one thinks of a plugin that one has installed; a second time replaces the first.',
  input: v.object({ id: word, stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), text }),
  scope: 'account',
  origin: 'ours',
});

export const staffPluginTrust = endpoint({
  method: 'POST',
  path: '/api/v3/staff/plugins/trust',
  summary: 'Staff: packages that are signed with this Ed25519 key (public, PEM) may be published under this name.',
  input: v.object({ by, name: short, file: v.instance(Blob) }),
  encoding: 'form',
  data: v.object({ fingerprint: v.string() }),
  scope: 'staff',
  origin: 'ours',
});

export const staffPluginPublish = endpoint({
  method: 'POST',
  path: '/api/v3/staff/plugins/publish',
  summary: 'Staff: puts a signed package into the market. A version that is there is never replaced.',
  input: v.object({ by, file: v.instance(Blob) }),
  encoding: 'form',
  data: v.object({ id: word, version: v.string(), hash: v.string() }),
  scope: 'staff',
  origin: 'ours',
});

export const pluginPackage = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/plugin',
  summary: 'Hands a gateway the package of a plugin that it shall have.',
  input: v.object({ plugin: word, version: word }),
  data: v.object({ /** Base64; its SHA-256 and signature came with the command. */ package: v.string() }),
  scope: 'public',
  origin: 'ours',
});

export const pluginReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/plugins',
  summary: 'A gateway tells how its plugins are.',
  input: v.object({
    plugins: reportedRows(
      v.object({
        id: word,
        version: reportedText(20),
        run: v.picklist(pluginRuns),
        reason: v.optional(reportedText(pluginLimits.text)),
        cpu: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)))),
        memory: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)))),
        status: v.optional(v.record(v.string(), v.unknown())),
        log: v.optional(v.pipe(v.array(reportedText(pluginLimits.text)), v.maxLength(pluginLimits.log))),
      }),
      pluginLimits.onGateway,
    ),
  }),
  scope: 'public',
  origin: 'ours',
});

export const speedDown = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/speed/down',
  summary: 'Random bytes, by which a plugin with the right `server`, or a gateway that can lend, measures its line.',
  input: v.object({ bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pluginLimits.speedDown)) }),
  reply: 'blob',
  scope: 'public',
  origin: 'ours',
});

export const speedUp = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/speed/up',
  summary:
    'Takes bytes and forgets them, by which a plugin with the right `server`, or a gateway that can lend, measures its line.',
  input: v.object({ file: v.instance(Blob) }),
  encoding: 'form',
  data: v.object({ bytes: count }),
  scope: 'public',
  origin: 'ours',
});
