import * as v from 'valibot';
import { portalArts, portalEnds } from '../../domain/guest';
import { endpoint } from '../endpoint';
import { method } from './guest';
import { listOf, paging, search, time, word } from './paging';

const line = v.pipe(v.string(), v.trim(), v.maxLength(500));

const content = v.object({
  title: line,
  subtitle: line,
  /** Ids of uploaded pictures; empty for none. */
  logo: line,
  background: line,
  art: v.picklist(portalArts),
  /** `#RRGGBB`. */
  accent: line,
  paper: line,
  methods: v.pipe(v.array(method), v.maxLength(20)),
  terms: v.pipe(v.string(), v.maxLength(10_000)),
  must_agree: v.boolean(),
  end: v.picklist(portalEnds),
  end_url: line,
  english: v.boolean(),
});

const template = v.object({
  id: word,
  name: v.string(),
  version: v.number(),
  content,
  updated_at: time,
  updated_by: v.string(),
  /** Gateways that use it, and those of them that still show an older version. */
  gateways: v.number(),
  behind: v.number(),
});
/** A page for guests to sign in on. */
export type PortalTemplate = v.InferOutput<typeof template>;

export const portalTemplates = endpoint({
  method: 'GET',
  path: '/api/v3/portal/templates',
  summary: 'Pages for guests to sign in on, last changed first.',
  input: v.object({ q: search, ...paging }),
  data: listOf(template),
  scope: 'account',
  origin: 'ours',
});

const preset = v.object({ id: word, name: v.string(), note: v.string(), content });
/** A page to begin with. */
export type PortalPreset = v.InferOutput<typeof preset>;

export const portalPresets = endpoint({
  method: 'GET',
  path: '/api/v3/portal/presets',
  summary: 'Pages to begin a template with, and colours that letters stand out on.',
  data: v.object({
    list: v.array(preset),
    total: v.number(),
    accents: v.array(v.string()),
    papers: v.array(v.string()),
  }),
  scope: 'account',
  origin: 'ours',
});

const user = v.object({
  id: word,
  remark: v.string(),
  online: v.boolean(),
  /** Version that it shall show. */
  version: v.number(),
  /** Methods that are on there. */
  on: v.optional(v.array(v.string())),
});

export const portalTemplate = endpoint({
  method: 'GET',
  path: '/api/v3/portal/template/{id}',
  summary: 'One page, and the gateways that use it.',
  input: v.object({ id: word }),
  data: v.object({ ...template.entries, users: v.array(user) }),
  scope: 'account',
  origin: 'ours',
});

export const portalSave = endpoint({
  method: 'POST',
  path: '/api/v3/portal/template/save',
  summary:
    'Keeps a new page, or a new version of one: networks show it when it is applied. 422 names fields; 4471: somebody else saved since `version`.',
  input: v.object({ id: v.optional(word), version: v.optional(v.number()), name: line, content }),
  data: template,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const portalRemove = endpoint({
  method: 'POST',
  path: '/api/v3/portal/template/remove',
  summary: 'Removes a page that no gateway uses.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

export const portalApply = endpoint({
  method: 'POST',
  path: '/api/v3/portal/template/apply',
  summary: 'Gives gateways the newest version of a page and sends it to them; a result for each.',
  input: v.object({ id: word, gateways: v.pipe(v.array(word), v.minLength(1), v.maxLength(1000)) }),
  data: v.array(v.object({ id: v.string(), remark: v.string(), ok: v.boolean(), message: v.string() })),
  scope: 'account',
  origin: 'ours',
});

export const guestPage = endpoint({
  method: 'GET',
  path: '/api/v3/portal/page/{gwid}/{id}',
  summary: 'A page as the guests of a gateway would see it: its newest version and the methods that are on there.',
  input: v.object({ gwid: word, id: word }),
  data: v.object({
    gwid: word,
    remark: v.string(),
    template: v.object({ id: word, name: v.string(), version: v.number(), content }),
    /** Version that the gateway shows; null: it shows another page or none. */
    shown: v.nullable(v.number()),
    enabled: v.boolean(),
    /** Methods that are on at the gateway. */
    on: v.array(v.string()),
    /** Word on the button of one press, and seconds of the countdown. */
    key_word: v.string(),
    seconds: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});
