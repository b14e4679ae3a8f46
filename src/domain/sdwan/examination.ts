import type { RuleKind, SdwanPackage } from './packages';
import type { DrawnNode } from './drawing';
import type { MeasuredLink } from './health';
import type { SdwanRule } from './rules';
import type { TopologyType } from '../sdwan-members';

/** Checks of a network in the order in which they are made, with the points that each gives at most; together 100. */
export const examPoints = {
  members: 20,
  links: 15,
  quality: 15,
  subnets: 10,
  width: 10,
  package: 5,
  firmware: 5,
  delivery: 10,
  centre: 5,
  rules: 5,
} as const;
export type ExamKey = keyof typeof examPoints;
export const examKeys = Object.keys(examPoints) as ExamKey[];

/** What a check can find. */
export const examFindings = [
  'noMembers', 'centreOffline', 'offline', 'cutOff', 'linkDown', 'linkUnknown', 'linkRelay', 'latency', 'loss', 'overlap',
  'overPackage', 'busy', 'expired', 'expiring', 'paused', 'firmwareOld', 'firmwareMixed', 'pendingLong', 'pending',
  'singleCentre', 'goneMember', 'conflict', 'shadowed',
] as const; // prettier-ignore
export type ExamFindingKind = (typeof examFindings)[number];

/** Something that a check found. */
export interface ExamFinding {
  kind: ExamFindingKind;
  level: 'bad' | 'warning';
  /** The member that it is about; null: the network. */
  gwid: string | null;
  /** Name of what it is about: a member, a rule; empty for the network. */
  name: string;
  /** What it collides with or leads to: the gateway at the other end, a segment, a version, a rule. */
  other: string;
  /** What was measured, and the limit: minutes, ms, percent, days, Mbps. */
  value: number | null;
  limit: number | null;
  /** Table of the rule that it is about. */
  rules: RuleKind | null;
  /** Points that it costs. */
  cost: number;
}

/** What came of one check. */
export interface ExamItem {
  key: ExamKey;
  state: 'good' | 'warning' | 'bad' | 'unknown';
  points: number;
  most: number;
  /** How many of the things that were looked at are as they should be. */
  good: number;
  of: number;
  findings: ExamFinding[];
  /** Findings that are not named. */
  more: number;
}

/** A member as the checks see it. */
export interface ExamMember extends DrawnNode {
  name: string;
  online: boolean;
  /** Since when it is online or offline, milliseconds. */
  since: number;
  model: string;
  firmware: string;
  firmwareNew: string | null;
  applied: boolean;
}

/** Everything that the checks look at, as the store has it. */
export interface ExamFacts {
  now: number;
  topology: TopologyType;
  paused: boolean;
  /** When the package ends; null: it is gone. */
  expiresAt: number | null;
  limits: SdwanPackage | undefined;
  /** When the network was changed last. */
  changedAt: number;
  members: readonly ExamMember[];
  links: readonly MeasuredLink[];
  /** Averages of the last hour. */
  measured: readonly { gwid: string; to: string; latency: number; loss: number }[];
  /** Bits per second that 95 % of the last day's samples stay under, of the busier direction. */
  peaks: ReadonlyMap<string, number>;
  /** Addresses of internal interfaces, `a/n`. */
  subnets: readonly { gwid: string; address: string }[];
  rules: readonly { kind: RuleKind; list: readonly SdwanRule[] }[];
}

/** A finding before it is known what it costs. */
export type Found = Pick<ExamFinding, 'kind' | 'level'> & Partial<Omit<ExamFinding, 'cost'>>;

/** Findings of a check that are named. */
const named = 50;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * What a check came to. Each of the `of` things that were looked at has the same share of the points; what is bad costs
 * its share, a warning half of it, and nothing costs more than there is.
 */
export function examItem(key: ExamKey, of: number, found: readonly Found[]): ExamItem {
  const most = examPoints[key];
  const share = of === 0 ? 0 : most / of;
  // A thing with several troubles is counted once, with its worst.
  const worst = new Map<string, number>();
  for (const one of found) worst.set(thing(one), Math.max(worst.get(thing(one)) ?? 0, one.level === 'bad' ? 1 : 0.5));
  const lost = Math.min(most, share * [...worst.values()].reduce((sum, part) => sum + part, 0));
  const told = new Set<string>();
  const findings = [...found]
    .sort((a, b) => Number(b.level === 'bad') - Number(a.level === 'bad'))
    .map((one) => {
      const first = !told.has(thing(one));
      told.add(thing(one));
      return {
        gwid: null,
        name: '',
        other: '',
        value: null,
        limit: null,
        rules: null,
        ...one,
        cost: first ? round(Math.min(most, share * worst.get(thing(one))!)) : 0,
      };
    });
  const bad = found.some(({ level }) => level === 'bad');
  return {
    key,
    state: of === 0 ? 'unknown' : bad ? 'bad' : found.length > 0 ? 'warning' : 'good',
    points: of === 0 ? 0 : round(most - lost),
    most,
    good: Math.max(0, of - worst.size),
    of,
    findings: findings.slice(0, named),
    more: Math.max(0, findings.length - named),
  };
}

const thing = ({ gwid, name, rules }: Found): string => `${rules ?? ''} ${gwid ?? ''} ${name ?? ''}`;

/** 0 to 100 out of what the checks with data could give; null when there is nothing to look at. */
export function examScore(items: readonly Pick<ExamItem, 'points' | 'most' | 'of' | 'findings'>[]): number | null {
  if (items.some(({ findings }) => findings.some(({ kind }) => kind === 'noMembers'))) return null;
  const known = items.filter(({ of }) => of > 0);
  const most = known.reduce((sum, item) => sum + item.most, 0);
  return most === 0 ? null : Math.round((100 * known.reduce((sum, item) => sum + item.points, 0)) / most);
}

/** Findings of which a member may have several, by what stands at the other end. */
const byOther: readonly ExamFindingKind[] = ['linkDown', 'linkUnknown', 'linkRelay', 'latency', 'loss', 'overlap'];

/** What a finding is told apart by from one run to the next: names of members may change meanwhile. */
export const findingId = ({ kind, gwid, name, other, rules }: ExamFinding): string =>
  JSON.stringify([kind, gwid ?? name, byOther.includes(kind) || rules ? other : '', rules]);

/** What is new since an earlier run, and what is gone. */
export function examChange(
  now: readonly ExamItem[],
  before: readonly ExamItem[],
): { fresh: ReadonlySet<string>; gone: ExamFinding[] } {
  const is = new Set(now.flatMap(({ findings }) => findings.map(findingId)));
  const old = before.flatMap(({ findings }) => findings);
  const was = new Set(old.map(findingId));
  return {
    fresh: new Set([...is].filter((id) => !was.has(id))),
    gone: old.filter((one) => !is.has(findingId(one))),
  };
}
