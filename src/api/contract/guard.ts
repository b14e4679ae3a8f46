import * as v from 'valibot';
import { dnsClasses, domainLists, securityServices } from '../../domain/security';
import { asText } from '../../rules/text';
import { endpoint } from '../endpoint';
import { dnsSettings, firewallSettings, honeypotSettings } from './guard-settings';
import { day, historyOf, listOf, moment, paging, saidBeside, search, time, word } from './paging';
import { name, reportedRows, reportedText } from './reported';

const service = v.picklist(securityServices);
const count = v.number();
const span = v.optional(moment);

/** How the newest change stands on its way to the gateway. */
const delivery = v.object({
  state: v.picklist(['pending', 'sent', 'done', 'failed']),
  version: count,
  running_version: count,
  /** Why it failed; empty otherwise. */
  error: v.string(),
  error_said: saidBeside,
  attempts: count,
  changed_by: v.string(),
  changed_at: time,
});
/** How a change stands. */
export type SecurityDelivery = v.InferOutput<typeof delivery>;

const plan = v.object({
  /** `trial`, `basic`, `pro`. */
  tier: word,
  tier_name: v.string(),
  state: v.picklist(['active', 'expiring', 'expired']),
  expires_at: time,
});

const gatewayRow = v.object({
  gwid: word,
  remark: v.string(),
  online: v.boolean(),
  simulated: v.boolean(),
  /** What was bought for it; null: nothing. */
  plan: v.nullable(plan),
  /** Whether it shall protect. */
  enabled: v.boolean(),
  delivery: v.nullable(delivery),
  /** Classes, decoys or kinds of threats that are chosen. */
  chosen: count,
  /** Rule library that it runs, of the firewall plugin; empty: none. */
  library: v.string(),
  today: count,
  month: count,
});
/** A gateway and how it is protected. */
export type SecurityGateway = v.InferOutput<typeof gatewayRow>;

export const guardGateways = endpoint({
  method: 'GET',
  path: '/api/v3/guard/gateways',
  summary: 'Gateways with a service that protects them, or (`none`) those without; with what was intercepted.',
  input: v.object({
    ...paging,
    service,
    /** Protecting, not protecting, its time is over, never bought; those with the service unless told. */
    state: v.optional(v.picklist(['on', 'off', 'expired', 'none'])),
    q: search,
  }),
  data: v.object({
    ...listOf(gatewayRow).entries,
    counts: v.object({ all: count, on: count, off: count, expired: count, none: count }),
  }),
  scope: 'device:read',
  origin: 'ours',
});

const policy = v.object({
  ...gatewayRow.entries,
  /** What the package allows. */
  limits: v.object({
    days: count,
    classes: count,
    domains: count,
    spared: v.boolean(),
    decoys: count,
    apps: count,
    virus: v.boolean(),
  }),
  /** Settings of the service that was asked for, those of the others null. */
  dns: v.nullable(dnsSettings),
  honeypot: v.nullable(honeypotSettings),
  firewall: v.nullable(firewallSettings),
  /** Domains in the two lists. */
  lists: v.object({ black: count, white: count }),
  /** Newest rule library, of the firewall plugin. */
  newest: v.nullable(v.object({ version: word, released_at: time, rules: count, notes: v.array(v.string()) })),
  /** Rules of the library that it runs; null: not known. */
  rules: v.nullable(count),
});
/** Everything about one gateway and one service. */
export type SecurityPolicy = v.InferOutput<typeof policy>;

export const guardPolicy = endpoint({
  method: 'GET',
  path: '/api/v3/guard/policy',
  summary: 'How one gateway is protected by a service: package, limits, settings, delivery.',
  input: v.object({ service, gwid: word }),
  data: policy,
  scope: 'device:read',
  origin: 'ours',
});

const saves = (what: string) => `Sets ${what} of a gateway and sends it there. Refused (4046) without a package.`;

export const dnsSave = endpoint({
  method: 'POST',
  path: '/api/v3/guard/dns',
  summary: saves('DNS defence'),
  input: v.object({ gwid: word, settings: dnsSettings }),
  data: delivery,
  scope: 'device:write',
  origin: 'ours',
});

export const honeypotSave = endpoint({
  method: 'POST',
  path: '/api/v3/guard/honeypot',
  summary: saves('the honeypot'),
  input: v.object({ gwid: word, settings: honeypotSettings }),
  data: delivery,
  scope: 'device:write',
  origin: 'ours',
});

export const firewallSave = endpoint({
  method: 'POST',
  path: '/api/v3/guard/firewall',
  summary: saves('the firewall plugin'),
  input: v.object({ gwid: word, settings: firewallSettings }),
  data: delivery,
  scope: 'device:write',
  origin: 'ours',
});

const results = v.object({
  list: v.array(v.object({ gwid: word, ok: v.boolean(), message: v.string() })),
});
const gwids = v.pipe(v.array(word), v.minLength(1), v.maxLength(200));

export const guardSwitch = endpoint({
  method: 'POST',
  path: '/api/v3/guard/switch',
  summary: 'Lets gateways protect, or stop. What fails for one does not stop the others.',
  input: v.object({ service, gwids, enabled: v.boolean() }),
  data: results,
  scope: 'device:write',
  origin: 'ours',
});

export const guardRetry = endpoint({
  method: 'POST',
  path: '/api/v3/guard/retry',
  summary: 'Sends again what failed.',
  input: v.object({ service, gwid: word }),
  data: delivery,
  scope: 'device:write',
  origin: 'ours',
});

export const libraryUpdate = endpoint({
  method: 'POST',
  path: '/api/v3/guard/library',
  summary: 'Lets gateways take the newest rule library.',
  input: v.object({ gwids }),
  data: results,
  scope: 'device:write',
  origin: 'ours',
});

const event = v.object({
  id: word,
  at: time,
  gwid: word,
  gateway_remark: v.string(),
  class: word,
  target: v.string(),
  /** MAC address of the terminal, or where it came from. */
  source: v.string(),
  name: v.string(),
  action: v.string(),
  detail: v.string(),
  times: count,
  simulated: v.boolean(),
  /** List that the domain stands in now; null: none. */
  list: v.nullable(v.picklist(domainLists)),
});
/** Something that was intercepted. */
export type SecurityEvent = v.InferOutput<typeof event>;

const about = {
  service,
  /** One gateway; all of the account unless told. */
  gwid: v.optional(word),
};

export const guardEvents = endpoint({
  method: 'GET',
  path: '/api/v3/guard/events',
  summary: 'What was intercepted, newest first; `times` adds all matching up.',
  input: v.object({
    ...paging,
    ...about,
    class: v.optional(word),
    /** Exactly this terminal or address. */
    source: v.optional(word),
    q: search,
    from: span,
    to: span,
  }),
  data: v.object({ ...historyOf(event).entries, times: count }),
  scope: 'client:read',
  origin: 'ours',
});

export const guardSummary = endpoint({
  method: 'GET',
  path: '/api/v3/guard/summary',
  summary: 'What was intercepted added up: by day, by class, by where it came from, by gateway.',
  input: v.object({ ...about, from: v.optional(day), to: v.optional(day) }),
  data: v.object({
    from: day,
    to: day,
    total: count,
    days: v.array(v.object({ day, times: count })),
    classes: v.array(v.object({ class: word, times: count })),
    sources: v.array(
      v.object({ source: v.string(), name: v.string(), gwid: word, gateway_remark: v.string(), times: count }),
    ),
    gateways: v.array(v.object({ gwid: word, remark: v.string(), times: count })),
  }),
  scope: 'client:read',
  origin: 'ours',
});

const list = v.picklist(domainLists);
const className = v.picklist(['all', ...dnsClasses]);

const domainRow = v.object({
  id: word,
  list,
  class: className,
  domain: word,
  /** As it was written, of a name in another script; else empty. */
  label: v.string(),
  hits: count,
  last_at: v.nullable(time),
  created_at: time,
});
/** A domain in a list. */
export type SecurityDomain = v.InferOutput<typeof domainRow>;

export const guardDomains = endpoint({
  method: 'GET',
  path: '/api/v3/guard/domain/list',
  summary: 'Domains of one list of a gateway, newest first unless told.',
  input: v.object({
    ...paging,
    gwid: word,
    list,
    class: v.optional(className),
    q: search,
    sort: v.optional(v.picklist(['created_at', 'hits', 'last_at', 'domain'])),
    order: v.optional(v.picklist(['asc', 'desc'])),
  }),
  data: v.object({
    ...listOf(domainRow).entries,
    /** Domains in both lists, and how many there may be. */
    used: count,
    most: count,
  }),
  scope: 'device:read',
  origin: 'ours',
});

/** Domains that travel in one call. */
const mostDomains = 10_000;

export const guardDomainAdd = endpoint({
  method: 'POST',
  path: '/api/v3/guard/domain/add',
  summary: 'Adds domains to a list. Those of the other list are named (422) unless they shall be moved.',
  input: v.object({
    gwid: word,
    list,
    class: v.optional(className, 'all'),
    domains: v.pipe(v.array(v.pipe(v.string(), v.maxLength(400))), v.minLength(1), v.maxLength(mostDomains)),
    move: v.optional(v.boolean(), false),
  }),
  data: v.object({
    added: count,
    moved: count,
    /** Stood there already. */
    known: count,
  }),
  scope: 'device:write',
  origin: 'ours',
});

export const guardDomainRemove = endpoint({
  method: 'POST',
  path: '/api/v3/guard/domain/remove',
  summary: 'Takes domains out of the lists of a gateway.',
  input: v.object({ gwid: word, ids: v.pipe(v.array(word), v.minLength(1), v.maxLength(mostDomains)) }),
  data: v.object({ removed: count }),
  scope: 'device:write',
  origin: 'ours',
});

const postureItem = v.object({
  key: v.picklist(['dns', 'firewall', 'honeypot', 'passwords', 'ports']),
  /** Points that it gives now, and at most. */
  points: count,
  most: count,
  state: v.picklist(['good', 'warning', 'bad', 'unknown']),
  /** How many are as they should be, of how many. */
  good: count,
  of: count,
  /** What is wrong, worst first; each names where it is put right. */
  findings: v.array(
    v.object({
      /** The sentence, in Chinese. */
      text: v.string(),
      /** What it is made of, for other languages: what is wrong, on which device, with what of it. */
      facts: v.optional(
        v.object({
          what: v.picklist(['failed', 'off', 'waiting', 'twoStep', 'wifiOpen', 'wifiWeak', 'ports']),
          place: v.optional(v.string()),
          name: v.optional(v.string()),
        }),
      ),
      gwid: v.nullable(word),
      device: v.nullable(word),
      /** Points that it costs. */
      cost: count,
    }),
  ),
  /** Findings beyond those that are named. */
  more: count,
});
/** One part of how safe the networks are. */
export type PostureItem = v.InferOutput<typeof postureItem>;

export const securityPosture = endpoint({
  method: 'GET',
  path: '/api/v3/guard/posture',
  summary: 'How safe the networks of the account are, worked out from what is known of them, with what it comes from.',
  data: v.object({ score: count, gateways: count, checked_at: time, items: v.array(postureItem) }),
  scope: 'device:read',
  origin: 'ours',
});

/** How often the same thing happened. */
const times = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000));

export const guardReport = endpoint({
  method: 'POST',
  path: '/api/v3/ingest/guard',
  summary: 'A gateway tells what it intercepted; the same thing within a minute is one event.',
  input: v.object({
    service,
    events: reportedRows(
      v.object({
        /** Seconds since it happened; the gateway's clock does not matter. */
        ago: v.pipe(v.number(), v.minValue(0)),
        class: v.pipe(v.string(), v.minLength(1), v.maxLength(32), v.transform(asText)),
        /** Domain, decoy or what was attacked. */
        target: reportedText(255),
        /** MAC address of the terminal, or the address where it came from. */
        source: name,
        action: v.pipe(v.string(), v.minLength(1), v.maxLength(32), v.transform(asText)),
        detail: v.optional(reportedText(255), ''),
        times: v.optional(times, 1),
      }),
      2000,
    ),
    /** Lookups that entries of the lists decided. */
    hits: v.optional(reportedRows(v.object({ domain: reportedText(255), times }), 2000), []),
  }),
  /** False: the service was not bought for this gateway, and nothing was kept. */
  data: v.object({ kept: v.boolean() }),
  scope: 'public',
  origin: 'ours',
});
