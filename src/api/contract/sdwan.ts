import * as v from 'valibot';
import { memberRoles, networkServices, ruleKinds, topologyTypes } from '../../domain/sdwan';
import { deliveryStates } from '../../domain/delivery';
import { placeCodes } from '../../domain/region';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, search, time, word } from './paging';

/**
 * What may need somebody: members that are offline, links that lose packets, are down or lead to what was given back, packages
 * that end within a week.
 */
export const networkNeeds = ['offline', 'lossy', 'ending'] as const;
/** How a network stands. `partial`: a member that is used is offline, or hangs on a gateway that was given back. */
export const networkStates = ['normal', 'partial', 'down', 'paused', 'expired'] as const;
const topology = v.picklist(topologyTypes);
const service = v.picklist(networkServices);
const mbps = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const place = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000));

const brief = v.object({
  id: word,
  name: v.string(),
  /** What sells its packages. */
  service,
  topology,
  state: v.picklist(networkStates),
  /** Null: in none. */
  group_id: v.nullable(word),
  group_name: v.nullable(v.string()),
  members: v.number(),
  online: v.number(),
  /** True: what is measured in it, or some of that, is the simulator's. */
  simulated: v.boolean(),
  /** Mbps that the members of each side have together. */
  local: v.number(),
  foreign: v.number(),
  /** Mbps that the package has for each side; null when it is gone. In lists. */
  most: v.optional(v.nullable(v.object({ local: v.number(), foreign: v.number() }))),
  /** Where it is worst now: a member that is offline, or else the worst measured link; null: nothing is known. In lists. */
  worst: v.optional(
    v.nullable(
      v.object({
        gwid: word,
        remark: v.string(),
        /** Where the link leads; empty: to a gateway that was given back; null: the member itself is offline, since then. */
        to: v.nullable(v.string()),
        state: v.picklist(['linked', 'relay', 'unlinked']),
        latency: v.nullable(v.number()),
        loss: v.nullable(v.number()),
        since: v.nullable(time),
      }),
    ),
  ),
  /**
   * The last 24 hours, those that were measured: milliseconds of the middle measure and of the worst, percent of the worst
   * loss, bits per second of all links together. In lists.
   */
  hours: v.optional(
    v.array(
      v.object({
        at: time,
        median: v.nullable(v.number()),
        worst: v.nullable(v.number()),
        loss: v.nullable(v.number()),
        bits: v.number(),
      }),
    ),
  ),
  /**
   * What a small picture shows, at most 24 members, the centres first, then those that are away: `up` is the place in this
   * list of the member that it hangs on, -1 none of them. In lists.
   */
  picture: v.optional(v.array(v.object({ role: v.picklist(memberRoles), up: v.number(), online: v.boolean() }))),
  /** Name of the package; empty when it is gone. */
  tier_name: v.string(),
  /** Null: the package is gone. */
  expires_at: v.nullable(time),
  created_at: time,
});
/** A network, as a list shows it. */
export type NetworkBrief = v.InferOutput<typeof brief>;

export const sdwanNetworks = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/list',
  summary: 'Networks of SD-WAN and of smart networking, newest first.',
  input: v.object({
    ...paging,
    q: search,
    /** Of one service; of both unless told. */
    service: v.optional(service),
    /** As a filter of a list has it: a word. */
    topology: v.optional(v.picklist(['1', '2', '3'])),
    state: v.optional(v.picklist(networkStates)),
    /** A group with those below it. */
    group: v.optional(word),
    /** Only those with something that needs somebody. */
    need: v.optional(v.picklist(networkNeeds)),
  }),
  data: v.object({
    ...listOf(brief).entries,
    counts: v.object({
      all: v.number(),
      normal: v.number(),
      partial: v.number(),
      down: v.number(),
      paused: v.number(),
      expired: v.number(),
    }),
    /** Of all networks of the service, whatever is filtered: how many members, links and packages need somebody. */
    needs: v.optional(v.object({ offline: v.number(), lossy: v.number(), ending: v.number() })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

/** A member where it stands in the drawing, as it is sent. */
const drawn = {
  gwid: word,
  role: v.picklist(memberRoles),
  /** The gateway it hangs on; empty for centres; `1` for the top of a tree. */
  pid: v.pipe(v.string(), v.maxLength(120)),
  /** 1: this side of the border, and `widthband` counts; 2: the other, and `foreign_widthband` does. */
  position: v.picklist([1, 2]),
  widthband: mbps,
  foreign_widthband: mbps,
  is_used: v.boolean(),
  /** Its local networks that join, in CIDR form; null: whatever it has. Not sent: as they were. */
  subnets: v.optional(v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(18))), v.maxLength(64)))),
  x: place,
  y: place,
};
const nodes = v.pipe(v.array(v.object(drawn)), v.maxLength(200));
/** A member as a change sends it. */
const redrawn = v.object({
  ...drawn,
  /** The member whose place it takes: rules that name that one name it from then on, and it gets that one's address inside. */
  replaces: v.optional(word),
});

const member = v.object({
  ...drawn,
  remark: v.string(),
  model: v.string(),
  status: v.picklist(['online', 'offline']),
  location: v.string(),
  /** Province, or abroad; null: nobody said where it stands. */
  region: v.nullable(v.picklist(placeCodes)),
  simulated: v.boolean(),
  level: v.nullable(v.number()),
  /** Local networks that the gateway has, as it tells and as it was prepared. */
  lans: v.optional(v.array(v.string())),
  /** False: the gateway has not said yet that it took over the last change. */
  applied: v.boolean(),
  /** How that change is on its way; `unable`: the gateway says that it can be no member, and is told nothing. */
  delivery: v.optional(v.picklist([...deliveryStates, 'unable'])),
  /** Why it failed, in the gateway's words. */
  delivery_error: v.optional(v.string()),
  delivery_said: saidBeside,
  /** False: the gateway says that it carries no rules of networks out. */
  rules: v.optional(v.boolean()),
  /** Kinds of rules that it carries out, as far as it says. */
  rule_kinds: v.optional(v.array(v.picklist(ruleKinds))),
});
/** A member of a network. */
export type Member = v.InferOutput<typeof member>;

/** A link as it is sent. */
export const link = v.object({
  gwid: word,
  to: word,
  /** The second way of a member of two centres. */
  backup: v.boolean(),
  /** From branch to branch. */
  direct: v.optional(v.boolean()),
  /** `unknown`: nothing was measured lately. */
  state: v.picklist(['linked', 'relay', 'unlinked', 'unknown']),
  /** Milliseconds. */
  latency: v.nullable(v.number()),
  /** Percent. */
  loss: v.nullable(v.number()),
  /** Bits per second towards the member and from it. */
  down: v.nullable(v.number()),
  up: v.nullable(v.number()),
});
/** A link of a network as it is now. */
export type Link = v.InferOutput<typeof link>;

const limits = v.object({
  members: v.number(),
  local: v.number(),
  foreign: v.number(),
  topologies: v.array(topology),
  rules: v.array(v.picklist(ruleKinds)),
  examined: v.boolean(),
});

/** A network with everything in it, as it is sent. */
export const network = v.object({
  ...brief.entries,
  rev: v.number(),
  /** True: branches reach each other directly, not by way of the centre. */
  mesh: v.optional(v.boolean()),
  /** The package; null when it is gone. */
  owned: v.nullable(word),
  /** What the package lets it be; null when it is gone. */
  limits: v.nullable(limits),
  member_list: v.array(member),
  link_list: v.array(link),
});
/** A network with everything in it. */
export type Network = v.InferOutput<typeof network>;

export const sdwanDetail = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/detail/{id}',
  summary: 'One SD-WAN network: members, links as they are now, what its package allows.',
  input: v.object({ id: word }),
  data: network,
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanDemo = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/demo',
  summary: 'A demonstration network of each topology: made up, the same for everybody, its links alive.',
  input: v.object({ topology: v.optional(v.picklist(['1', '2', '3']), '1') }),
  data: network,
  scope: 'device:read',
  origin: 'ours',
});

const candidate = v.object({
  gwid: word,
  remark: v.string(),
  model: v.string(),
  status: v.picklist(['online', 'offline']),
  location: v.string(),
  region: v.nullable(v.picklist(placeCodes)),
  /** Local networks that it has. */
  lans: v.optional(v.array(v.string())),
  /** True: made by the simulator, not a real device. */
  simulated: v.boolean(),
  /** Whether it says that it can be a member; `untold`: it says nothing. */
  fit: v.optional(v.picklist(['able', 'untold', 'unable'])),
  /** False: it says that it cannot change over between two centres. */
  two_centres: v.optional(v.boolean()),
  /** Name of the network that it is in already; null: in none. */
  taken: v.nullable(v.string()),
  /** What it was prepared with; null: it was not. */
  node: v.nullable(v.object({ name: v.string(), position: v.picklist([1, 2]), bandwidth: v.number() })),
});
/** A gateway that could become a member. */
export type Candidate = v.InferOutput<typeof candidate>;

export const sdwanCandidates = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/candidates',
  summary: 'Gateways of the account, with the network that each is in already.',
  input: v.object({
    ...paging,
    q: search,
    /** `ready`: in none, online, and not prepared as a node. */
    state: v.optional(v.picklist(['free', 'taken', 'ready'])),
    /** Only these, separated by commas: for a draft that was kept. */
    ids: v.optional(v.pipe(v.string(), v.maxLength(4000))),
  }),
  data: listOf(candidate),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanPackagesFree = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/packages',
  summary: 'Packages of a service that the account has and that pay for no network yet.',
  input: v.object({ service: v.optional(service, 'sdwan') }),
  data: v.object({
    list: v.array(
      v.object({
        id: word,
        tier: word,
        tier_name: v.string(),
        quantity: v.number(),
        expires_at: time,
        limits,
      }),
    ),
    total: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

/** Whether branches reach each other directly; not sent: as it was. */
const mesh = v.optional(v.boolean());
const named = v.pipe(v.string(), v.trim(), v.maxLength(60));

export const sdwanCreate = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/create',
  summary: 'Makes a network on a package of the account. The same `request_id` never makes two.',
  input: v.object({
    ...{ request_id: word, name: named, topology, nodes, owned: word },
    mesh,
    service: v.optional(service, 'sdwan'),
  }),
  data: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

export const sdwanTry = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/try',
  summary:
    'Whether a network could be made of these gateways under this name, before anything is paid: 422 says what not.',
  input: v.object({
    name: named,
    gwids: v.pipe(v.array(word), v.maxLength(200)),
    service: v.optional(service, 'sdwan'),
    /** What they are to be connected as; not sent: it is not known yet. */
    topology: v.optional(topology),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanSave = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/save',
  summary: 'Changes name, topology and members of a network; `rev` names the state that the change was made on.',
  input: v.object({
    ...{ id: word, rev: v.number(), name: named },
    /** Not sent: as they were. */
    topology: v.optional(topology),
    nodes: v.optional(v.pipe(v.array(redrawn), v.maxLength(200))),
    mesh,
  }),
  data: v.object({ rev: v.number() }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanPause = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/pause',
  summary: 'Stops a network or lets it go on.',
  input: v.object({ id: word, paused: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});

export const sdwanRemove = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/remove',
  summary: 'Removes a network; its gateways and its package are free again.',
  input: v.object({ id: word }),
  scope: 'device:manage',
  origin: 'ours',
});

export const sdwanHistory = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/history',
  summary: 'What the link of a member was like in the last 24 hours, every five minutes.',
  input: v.object({ id: word, gwid: word }),
  data: v.object({
    points: v.array(
      v.object({
        at: time,
        latency: v.nullable(v.number()),
        loss: v.nullable(v.number()),
        down: v.nullable(v.number()),
        up: v.nullable(v.number()),
      }),
    ),
  }),
  scope: 'device:read',
  origin: 'ours',
});
