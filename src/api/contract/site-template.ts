import * as v from 'valibot';
import {
  mostPools,
  mostSitesAtOnce,
  mostSiteTemplates,
  mostVariables,
  prefixes,
  siteRoles,
  variableKinds,
} from '../../domain/site-template/names';
import { endpoint } from '../endpoint';
import { configChange, configValue } from './config';
import { listOf, paging, saidBeside, search, time, whole, word } from './paging';

const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '');
const name = v.pipe(v.string(), v.trim(), v.maxLength(120));
const text = v.pipe(v.string(), v.maxLength(2000));

const variable = v.object({
  /** How rows name it: `{{site_code}}`. */
  name: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  /** What people call it. */
  label: v.pipe(v.string(), v.trim(), v.maxLength(40)),
  kind: v.picklist(variableKinds),
  /** Value of a site that says nothing. */
  initial: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  required: v.boolean(),
  /** Values of a `choice`. */
  options: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))), v.maxLength(50)),
});

const row = v.intersect([v.object({ id: word }), v.record(v.string(), configValue)]);

const model = v.object({
  variables: v.pipe(v.array(variable), v.maxLength(mostVariables)),
  /** The pool that sites get a block of their own from; null: they have none. */
  pool: v.nullable(word),
  /** Length of the prefix of each site's block. */
  prefix: v.pipe(v.number(), v.integer(), v.minValue(prefixes.least), v.maxValue(prefixes.most)),
  /**
   * Rows by section of a gateway's configuration (`vlan`, `lan`, `acl`, `routes`, `wan`). Texts may name variables, the
   * gateway's name `{{site}}`, the site's block `{{block}}` and its addresses `{{block+65}}`.
   */
  sections: v.record(word, v.pipe(v.array(row), v.maxLength(512))),
  /** Wireless templates that sites carry, each with fields that they have as their own. */
  wireless: v.pipe(v.array(v.object({ template: word, fields: v.record(word, configValue) })), v.maxLength(16)),
  /** The template of radios; null: none. */
  radio: v.nullable(word),
  /** The SD-WAN network that sites join, as what, and with which VLANs: `10,20`; empty: with all. */
  sdwan: v.nullable(
    v.object({ network: word, role: v.picklist(siteRoles), vlans: v.pipe(v.string(), v.trim(), v.maxLength(200)) }),
  ),
});

const shown = {
  id: word,
  name: v.string(),
  note: v.string(),
  /** The newest. */
  version: v.number(),
  updated_at: time,
};

const template = v.object({
  ...shown,
  variables: v.number(),
  vlans: v.number(),
  pool_name: v.nullable(v.string()),
  /** Length of the prefix of each site's block; null: sites have none. */
  prefix: v.nullable(v.number()),
  /** Sites that follow it; of them those at an older version, otherwise than it says, not there yet, failed. */
  sites: v.number(),
  behind: v.number(),
  differing: v.number(),
  waiting: v.number(),
  failed: v.number(),
});
/** A model of a site in the list. */
export type SiteTemplate = v.InferOutput<typeof template>;

export const siteTemplates = endpoint({
  method: 'GET',
  path: '/api/v3/template/site/list',
  summary: 'Models of whole sites, newest first, with how their sites stand.',
  input: v.object({ ...paging, q: search }),
  data: listOf(template),
  scope: 'device:read',
  origin: 'ours',
});

const detail = v.object({
  ...shown,
  model,
  /** Versions, newest first. */
  versions: v.array(
    v.object({ version: v.number(), note: v.string(), author: v.string(), at: time, sites: v.number() }),
  ),
});
/** A model with its versions. */
export type SiteTemplateDetail = v.InferOutput<typeof detail>;

export const siteTemplate = endpoint({
  method: 'GET',
  path: '/api/v3/template/site/one',
  summary: 'A model of a site as its newest version, or this one, says; secrets are not shown.',
  input: v.object({ id: word, version: v.optional(whole) }),
  data: detail,
  scope: 'device:read',
  origin: 'ours',
});

export const siteTemplateFrom = endpoint({
  method: 'GET',
  path: '/api/v3/template/site/from',
  summary:
    'What a model of this gateway would be: its segments as places in a block, what varies as variables. Nothing is stored.',
  input: v.object({ gwid: word }),
  data: v.object({ remark: v.string(), model }),
  scope: 'device:read',
  origin: 'ours',
});

export const siteTemplateSave = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/save',
  summary: `Makes a model, at most ${mostSiteTemplates}, or a new version of one; its sites stay as they are until they are brought up to date.`,
  input: v.object({
    id: v.optional(word),
    /** The version that was seen: another one made meanwhile is not overwritten. */
    version: v.optional(whole),
    name,
    note,
    /** What this version changes. */
    reason: note,
    model,
  }),
  data: v.object({ id: word, version: v.number(), sites: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const siteTemplateRemove = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/remove',
  summary: 'Removes a model; its sites keep what they have and their blocks are free again.',
  input: v.object({ id: word }),
  data: v.object({ sites: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

/** Values by the names of variables. */
const values = v.record(v.pipe(v.string(), v.maxLength(64)), text);

const site = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  template: word,
  template_name: v.string(),
  /** The version that it follows, and the newest there is. */
  version: v.number(),
  newest: v.number(),
  block: v.nullable(v.string()),
  /**
   * `waiting`: not brought there yet; `sending`: on its way; `failed`: refused, by the server or the device; `differs`:
   * somebody changed it since; `behind`: as an older version says; `same`: as the newest says.
   */
  state: v.picklist(['waiting', 'sending', 'failed', 'differs', 'behind', 'same']),
  error: v.string(),
  error_said: saidBeside,
  /** Rows that are otherwise than the model says. */
  differences: v.number(),
  /** Rows that the site has otherwise on purpose. */
  overrides: v.number(),
  /** Secrets are not shown. */
  values: v.record(v.string(), v.string()),
  updated_at: time,
});
/** A gateway that follows a model. */
export type Site = v.InferOutput<typeof site>;

export const sites = endpoint({
  method: 'GET',
  path: '/api/v3/template/site/sites',
  summary: 'Sites that follow a model, or all, those that are not as it says first.',
  input: v.object({
    ...paging,
    id: v.optional(word),
    q: search,
    state: v.optional(v.picklist(['open', 'failed', 'differs', 'behind', 'same'])),
  }),
  data: listOf(site),
  scope: 'device:read',
  origin: 'ours',
});

const asked = v.object({
  gwid: word,
  /** As before, or as the model says, where none are given. */
  values: v.optional(values),
  /** Its block of addresses; chosen from the pool unless told. */
  block: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(32))),
});
/** A site as it is asked for. */
export type SiteAsked = v.InferInput<typeof asked>;

const said = v.object({ text: v.string(), reason: v.string(), params: v.optional(v.unknown()) });

const plan = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  block: v.nullable(v.string()),
  /** The model that it follows now, with its version; null: none. */
  before: v.nullable(v.object({ id: word, name: v.string(), version: v.number() })),
  changes: v.array(configChange),
  /** What keeps it from being applied: by variable where it is about one. */
  problems: v.array(v.object({ ...said.entries, variable: v.optional(v.string()) })),
  /** What may not be meant; it can be applied all the same. */
  warnings: v.array(said),
  /** The SD-WAN network that it joins; null: none, or it is there already. */
  network: v.nullable(v.string()),
  /** Wireless templates that come to its access points, and how many there are. */
  wireless: v.array(v.string()),
  aps: v.number(),
});
/** What a site would become. */
export type SitePlan = v.InferOutput<typeof plan>;

const which = {
  id: word,
  sites: v.pipe(v.array(asked), v.minLength(1), v.maxLength(mostSitesAtOnce)),
  /** True: each as the version that it follows says, what was changed there since goes; false: as the newest says. */
  right: v.optional(v.boolean(), false),
};

export const sitePlan = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/plan',
  summary: 'What applying a model would change at each of these sites, and what keeps it from being applied.',
  input: v.object(which),
  data: v.array(plan),
  scope: 'device:read',
  origin: 'ours',
});

export const siteApply = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/apply',
  summary: `Lets gateways follow a model, at most ${mostSitesAtOnce} at once: each gets its block of addresses, and the configuration as a job.`,
  input: v.object({ ...which, request_id: word }),
  data: v.object({ job: word, sites: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const siteKeep = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/keep',
  summary: 'Keeps what a site has otherwise than its model as its own: it differs no longer.',
  input: v.object({ gwid: word }),
  data: v.object({ overrides: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const siteRestore = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/restore',
  summary: 'Lets a site have nothing otherwise than its model any more.',
  input: v.object({ gwid: word, request_id: word }),
  data: v.object({ job: word, sites: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

export const siteRelease = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/release',
  summary: 'Lets gateways follow no model: they keep their configuration, their blocks are free again.',
  input: v.object({ gwids: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostSitesAtOnce)) }),
  data: v.object({ sites: v.number() }),
  scope: 'device:manage',
  origin: 'ours',
});

const pool = v.object({
  id: word,
  name: v.string(),
  /** Blocks of addresses, `10.8.0.0/16`. */
  blocks: v.array(v.string()),
  /** Addresses in all, and those that sites have. */
  size: v.number(),
  taken: v.number(),
  sites: v.number(),
  templates: v.number(),
  /** Gateways that use addresses of it without having got them from it. */
  others: v.array(v.object({ gwid: word, remark: v.string(), simulated: v.boolean(), block: v.string() })),
});
/** Addresses for sites. */
export type SitePool = v.InferOutput<typeof pool>;

export const sitePools = endpoint({
  method: 'GET',
  path: '/api/v3/template/site/pools',
  summary: 'Pools of addresses for sites, with what is taken of them.',
  input: v.object({ ...paging, q: search }),
  data: listOf(pool),
  scope: 'device:read',
  origin: 'ours',
});

export const sitePoolSave = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/pool/save',
  summary: `Makes a pool of addresses, at most ${mostPools}, or changes one; what sites have must stay inside.`,
  input: v.object({
    id: v.optional(word),
    name,
    blocks: v.pipe(v.array(v.pipe(v.string(), v.trim())), v.maxLength(16)),
  }),
  data: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const sitePoolRemove = endpoint({
  method: 'POST',
  path: '/api/v3/template/site/pool/remove',
  summary: 'Removes a pool that no model and no site uses.',
  input: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
});
