import * as v from 'valibot';
import { examFindings, examKeys, ruleKinds } from '../../domain/sdwan';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';

/** How a run stands; `failed`: its network was removed before it ended. */
const checkStates = ['running', 'done', 'failed'] as const;

const brief = v.object({
  id: word,
  /** Null: the network was removed since. */
  network: v.nullable(word),
  network_name: v.string(),
  state: v.picklist(checkStates),
  /** Checks made so far, of how many. */
  made: v.number(),
  of: v.number(),
  /** 0 to 100; null while it runs, and where there was nothing to look at. */
  score: v.nullable(v.number()),
  /** Findings by how bad they are. */
  bad: v.number(),
  warnings: v.number(),
  actor: v.string(),
  started_at: time,
  finished_at: v.nullable(time),
});
/** A run, as a list shows it. */
export type CheckBrief = v.InferOutput<typeof brief>;

const finding = v.object({
  kind: v.picklist(examFindings),
  level: v.picklist(['bad', 'warning']),
  /** The member that it is about; null: the network. */
  gwid: v.nullable(v.string()),
  name: v.string(),
  /** What it leads to or collides with: a gateway, a segment, a version, a rule. */
  other: v.string(),
  /** What was measured, and the limit: minutes, ms, percent, days or Mbps by its kind. */
  value: v.nullable(v.number()),
  limit: v.nullable(v.number()),
  /** Table of the rule that it is about. */
  rules: v.nullable(v.picklist(ruleKinds)),
  /** Points that it costs; nothing where another finding about the same thing costs them already. */
  cost: v.number(),
});
const item = v.object({
  key: v.picklist(examKeys),
  /** `unknown`: there was nothing to look at, and it does not count. */
  state: v.picklist(['good', 'warning', 'bad', 'unknown']),
  points: v.number(),
  most: v.number(),
  good: v.number(),
  of: v.number(),
  findings: v.array(finding),
  /** Findings that are not in the list. */
  more: v.number(),
});

export const sdwanChecks = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/check/list',
  summary: 'Health checks of SD-WAN networks, newest first; of one network, or of all.',
  input: v.object({ ...paging, network: v.optional(word) }),
  data: listOf(brief),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanCheck = endpoint({
  method: 'GET',
  path: '/api/v3/sdwan/check/detail/{id}',
  summary: 'One health check with what each part came to, and the one of the same network before it.',
  input: v.object({ id: word }),
  data: v.object({
    ...brief.entries,
    items: v.array(item),
    previous: v.nullable(v.object({ id: word, score: v.nullable(v.number()), started_at: time, items: v.array(item) })),
  }),
  scope: 'device:read',
  origin: 'ours',
});

export const sdwanCheckStart = endpoint({
  method: 'POST',
  path: '/api/v3/sdwan/check/start',
  summary: 'Begins a health check of a network; while one runs, that one is given.',
  input: v.object({ id: word }),
  data: v.object({ id: word, joined: v.boolean() }),
  scope: 'device:write',
  origin: 'ours',
});
