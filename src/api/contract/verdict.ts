import * as v from 'valibot';
import { alarmLevels } from '../../domain/alarm';
import { siteStates } from '../../domain/site';
import { endpoint } from '../endpoint';
import { alarmFacts } from './alarm-facts';
import { time, word } from './paging';

const count = v.number();

/** Sites by how they are, and gateways with a newer firmware whatever their state. */
const counts = v.object({
  all: count,
  down: count,
  degraded: count,
  restarting: count,
  quiet: count,
  never: count,
  ok: count,
  upgrade: count,
});

/** A site that needs somebody. */
const needy = v.object({
  gwid: word,
  remark: v.string(),
  group: v.nullable(v.string()),
  state: v.picklist(['down', 'degraded']),
  /** ISO time: since when it is down, or when its worst alarm was raised. */
  since: time,
  /** Users when it went down, or now; null: not known. */
  people: v.nullable(count),
  /** Worst open alarm besides its silence; null where nothing else is known. */
  level: v.nullable(v.picklist(alarmLevels)),
  kind: v.nullable(v.string()),
  content: v.nullable(v.string()),
  /** What `content` is made of, for other languages. */
  facts: alarmFacts,
  device: v.nullable(word),
  subject: v.string(),
  /** Who takes care of it. */
  assignee: v.nullable(v.string()),
  /** Open alarms of the site. */
  alarms: count,
  /** Other sites of its group that went down within three minutes of it. */
  together: count,
  simulated: v.boolean(),
});
/** One row of the list of what needs somebody. */
export type NeedySite = v.InferOutput<typeof needy>;

const site = v.object({
  gwid: word,
  remark: v.string(),
  state: v.picklist(siteStates),
  /** ISO time and what to call its worst alarm, of those that are not fine. */
  since: v.optional(time),
  label: v.optional(v.string()),
});

export const verdict = endpoint({
  method: 'GET',
  path: '/api/v3/stats/verdict',
  summary: 'Whether all sites are fine, what needs somebody, and how each site is.',
  data: v.object({
    counts,
    /** Users of sites that went down within seven days, as they were before; those before that are `stale`. */
    people: count,
    stale: count,
    /** Longest silence of the sites that are down. */
    longest: v.nullable(time),
    down: v.array(needy),
    degraded: v.array(needy),
    /** Firmware that gateways could take, most gateways first. */
    upgrades: v.array(v.object({ version: v.string(), count })),
    /** The last time a gateway fell silent; `until` null: still. Outages that began within the last 24 hours. */
    outage: v.nullable(v.object({ remark: v.string(), at: time, until: v.nullable(time) })),
    outages: count,
    /** Sites by group, empty name: in none. `sites` is left out where there are too many to draw. */
    groups: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        all: count,
        down: count,
        degraded: count,
        sites: v.optional(v.array(site)),
      }),
    ),
    simulated: v.boolean(),
  }),
  scope: 'stats:read',
  origin: 'ours',
});
