import * as v from 'valibot';
import {
  apTemplateKinds,
  apTemplateStates,
  apTemplateTargets,
  mostApTemplates,
  mostOverrides,
  overrideLevels,
} from '../../domain/ap-template';
import { endpoint } from '../endpoint';
import { listOf, moment, paging, search, time, word } from './paging';

const ids = v.pipe(v.array(word), v.maxLength(200));
const value = v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean()]);
/** Fields by row: `ssid`, or `2g` and `5g`; the fields of an access point's document. A secret that is not typed again comes back as it was shown. */
const rows = v.record(word, v.record(word, value));
const kind = v.picklist(apTemplateKinds);

/** What a template is, whether it is to be or is there. */
const plan = {
  /** `ssid`: one wireless network; `radio`: both radios. */
  kind,
  /** Of a network: its SSID. */
  name: v.pipe(v.string(), v.trim()),
  note: v.optional(v.pipe(v.string(), v.trim()), ''),
  target: v.picklist(apTemplateTargets),
  /** Groups (with what is below them), gateways, or access points; none for `all`. */
  target_ids: ids,
  /** Only access points of these models; none: of every one. */
  models: v.optional(ids, []),
  rows,
};

const diff = v.object({
  row: v.string(),
  field: v.string(),
  /** What the template says, and what is there; both empty for a secret. */
  wanted: value,
  found: value,
});

const shown = {
  id: word,
  kind,
  name: v.string(),
  note: v.string(),
  target: v.picklist(apTemplateTargets),
  target_ids: v.array(v.string()),
  /** Names of the groups and devices that are still there. */
  target_names: v.array(v.string()),
  models: v.array(v.string()),
  rows,
  /** Counts the changes. */
  rev: v.number(),
  /** It goes when no access point holds its network any more. */
  removing: v.boolean(),
};

const template = v.object({
  ...shown,
  updated_at: time,
  /** When all access points were last held against it. */
  compared_at: v.nullable(time),
  /** Groups, gateways and access points that have something otherwise. */
  at_groups: v.number(),
  at_gateways: v.number(),
  at_aps: v.number(),
  /** Access points that it is for. */
  aps: v.number(),
  /** Those that are not as it says, and those where it is still on its way. */
  differing: v.number(),
  waiting: v.number(),
  /** Those whose gateway cannot do what it wants. */
  unable: v.number(),
});
/** A template of access points. */
export type ApTemplate = v.InferOutput<typeof template>;

export const apTemplates = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/list',
  summary:
    'Templates of wireless networks or of radios, newest first, with how many access points are not as they say.',
  /** `gwid`, `group`: what access points behind a gateway, or behind those of a group and below it, have to do with. */
  input: v.object({ ...paging, kind, q: search, gwid: v.optional(word), group: v.optional(word) }),
  data: listOf(template),
  scope: 'device:read',
  origin: 'ours',
});

const placed = { name: v.string(), aps: v.number(), differing: v.number() };

export const apTemplatePlaces = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/places',
  summary: 'Groups of gateways in tree order, with their access points and those that are not as templates say.',
  input: v.object({ kind }),
  data: v.object({
    /** Of the account. */
    aps: v.number(),
    differing: v.number(),
    groups: v.array(v.object({ id: word, parent_id: v.nullable(word), ...placed })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const apTemplateSites = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/sites',
  summary: 'Gateways with access points, of one group or of all, those where something differs first.',
  input: v.object({ ...paging, kind, group: v.optional(word), q: search }),
  data: listOf(v.object({ gwid: word, ...placed, simulated: v.boolean() })),
  scope: 'device:read',
  origin: 'ours',
});

const override = v.object({
  level: v.picklist(overrideLevels),
  /** A group or a device. */
  subject: word,
  name: v.string(),
  rows,
});

const detail = v.object({ ...shown, overrides: v.array(override) });
/** A template with what differs from it. */
export type ApTemplateDetail = v.InferOutput<typeof detail>;

export const apTemplate = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/one',
  summary: 'A template with the groups, gateways and access points that have something otherwise.',
  input: v.object({ id: word }),
  data: detail,
  scope: 'device:read',
  origin: 'ours',
});

const ap = v.object({
  id: word,
  remark: v.string(),
  model: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  gwid: word,
  site: v.string(),
  state: v.picklist(apTemplateStates),
  diff: v.array(diff),
  compared_at: time,
});
/** An access point, and how it stands to a template. */
export type ApTemplateAp = v.InferOutput<typeof ap>;

export const apTemplateAps = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/aps',
  summary: 'Access points of a template and how they stand to it, those that are not as it says first.',
  input: v.object({
    ...paging,
    id: word,
    q: search,
    differing: v.optional(v.boolean(), false),
    /** Those alone whose gateway cannot do what it wants; `diff` is what it cannot. */
    unable: v.optional(v.boolean(), false),
  }),
  data: listOf(ap),
  scope: 'device:read',
  origin: 'ours',
});

export const apTemplateDrift = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/drift',
  summary: 'How many access points are not as the templates of a kind say, and at which sites.',
  input: v.object({ kind }),
  data: v.object({
    aps: v.number(),
    /** When all were last compared; null: there is nothing to compare with. */
    compared_at: v.nullable(time),
    sites: v.array(v.object({ remark: v.string(), aps: v.number() })),
    /** Sites beyond those. */
    more: v.number(),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const level = v.picklist(overrideLevels);

export const apTemplatePreview = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/preview',
  summary: 'Which access points a template, or what a level below it has otherwise, would touch; nothing is changed.',
  input: v.object({
    plan: v.object({ ...plan, id: v.optional(word) }),
    override: v.optional(v.object({ level, subject: word, rows })),
  }),
  data: v.object({
    /** Access points that it is for; those that change, of them offline; gateways of those. */
    aps: v.number(),
    touched: v.number(),
    offline: v.number(),
    sites: v.number(),
    /** Those whose gateway cannot do what it wants: they stay as they are. */
    unable: v.number(),
    /** Fields that those cannot do, and what they were to be. */
    beyond: v.array(v.object({ field: v.string(), wanted: value })),
    /** The first of those that change. */
    list: v.array(
      v.object({
        id: word,
        remark: v.string(),
        gwid: word,
        /** Name of its gateway. */
        site: v.string(),
        online: v.boolean(),
        state: v.picklist(apTemplateStates),
        diff: v.array(diff),
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const apTemplatePages = endpoint({
  method: 'GET',
  path: '/api/v3/template/ap/pages',
  summary: 'Pages that guests of a network can sign in on.',
  data: v.array(v.object({ id: word, name: v.string(), version: v.number() })),
  scope: 'device:read',
  origin: 'ours',
});

/** When it goes to the access points; at once unless told. */
const starts_at = v.optional(moment);
const changed = {
  /** The job that brings it to access points, read with the calls of jobs; null: none had to change. */
  job: v.nullable(word),
  /** Access points of it. */
  aps: v.number(),
};

export const apTemplateSave = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/save',
  summary: `Makes a template, at most ${mostApTemplates} of a kind, or changes one, and brings it to its access points.`,
  input: v.object({ ...plan, id: v.optional(word), rev: v.optional(v.number()), starts_at }),
  data: v.object({ id: word, ...changed }),
  scope: 'device:manage',
  origin: 'ours',
  creates: true,
});

export const apTemplateOverride = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/override',
  summary: `What a group, a gateway or an access point has otherwise than a template, at most ${mostOverrides} of them; no fields: it is as above again.`,
  input: v.object({ id: word, level, subject: word, rows, starts_at }),
  data: v.object({ id: word, ...changed }),
  scope: 'device:manage',
  origin: 'ours',
});

export const apTemplateAdopt = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/adopt',
  summary: 'Keeps what an access point has as its own: it differs no longer.',
  input: v.object({ id: word, device: word }),
  scope: 'device:manage',
  origin: 'ours',
});

export const apTemplateRight = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/right',
  summary: 'Brings access points that are not as templates of a kind say back to it.',
  input: v.object({ kind, ids: v.optional(ids), devices: v.optional(v.pipe(v.array(word), v.maxLength(1000))) }),
  data: v.object(changed),
  scope: 'device:manage',
  origin: 'ours',
});

export const apTemplateRemove = endpoint({
  method: 'POST',
  path: '/api/v3/template/ap/remove',
  summary: 'Removes a template: its network goes from the access points; radios stay as they are.',
  input: v.object({ id: word }),
  data: v.object(changed),
  scope: 'device:manage',
  origin: 'ours',
});
