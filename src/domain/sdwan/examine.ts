import { bandwidthOf } from './drawing';
import { examItem, type ExamFacts, type ExamItem, type ExamKey, type ExamMember, type Found } from './examination';
import { latencyLimit, linkLimits } from './health';
import { addressSpan } from '../spans';
import { shadowsOf } from './shadow';
import { sidesOf } from './problems';
import { ruleFields } from './rules';
import { day, minute } from '../time';

/** Milliseconds. */
/** Share of its bandwidth from which on a member is busy. */
const busyFrom = 0.9;
/** Days before the end of a package in which it is told. */
const endsSoon = 7;
/** A change that a member has not taken over after this long has failed. */
const takesOver = 10 * minute;
/** Members from which on one centre alone is a risk. */
const manyMembers = 3;
const million = 1e6;

/** Makes one check. */
export const examine = (key: ExamKey, facts: ExamFacts): ExamItem => checks[key](facts);

const checks: Readonly<Record<ExamKey, (facts: ExamFacts) => ExamItem>> = {
  members: memberCheck,
  links: linkCheck,
  quality: qualityCheck,
  subnets: subnetCheck,
  width: widthCheck,
  package: packageCheck,
  firmware: firmwareCheck,
  delivery: deliveryCheck,
  centre: centreCheck,
  rules: ruleCheck,
};

const about = ({ gwid, name }: ExamMember) => ({ gwid, name });

/** Whether links may be there at all: nothing runs while it is paused or not paid for. */
const runs = ({ paused, expiresAt, now }: ExamFacts): boolean => !paused && expiresAt !== null && expiresAt > now;

/** Members that carry something: those that rest need nobody. */
const used = (members: readonly ExamMember[]) => members.filter(({ is_used }) => is_used);

function memberCheck({ members, now }: ExamFacts): ExamItem {
  if (members.length === 0) return examItem('members', 1, [{ kind: 'noMembers', level: 'bad' }]);
  const found = used(members)
    .filter(({ online }) => !online)
    .map((one): Found => {
      const value = Math.max(1, Math.round((now - one.since) / minute));
      return { ...about(one), kind: one.role === 'branch' ? 'offline' : 'centreOffline', level: 'bad', value };
    });
  return examItem('members', members.length, found);
}

/** Links of which both ends are there: who is offline is told once. */
function linksBetween({ members, links }: ExamFacts) {
  const there = new Map(members.filter(({ online, is_used }) => online && is_used).map((one) => [one.gwid, one]));
  return links.flatMap((link) => {
    const [from, to] = [there.get(link.gwid), there.get(link.to)];
    return from && to ? [{ link, from, to }] : [];
  });
}

function linkCheck(facts: ExamFacts): ExamItem {
  const links = runs(facts) ? linksBetween(facts) : [];
  const kinds = { unlinked: 'linkDown', unknown: 'linkUnknown', relay: 'linkRelay' } as const;
  const found = links.flatMap(({ link, from, to }): Found[] => {
    if (link.state === 'linked') return [];
    const level = link.state === 'unlinked' ? 'bad' : 'warning';
    return [{ gwid: from.gwid, name: `${from.name} → ${to.name}`, other: to.gwid, kind: kinds[link.state], level }];
  });
  const cut = runs(facts) ? cutOff(facts) : [];
  const lost = cut.map((one): Found => ({ ...about(one), kind: 'cutOff', level: 'bad' }));
  return examItem('links', links.length + cut.length, [...lost, ...found]);
}

/** Who is there and hangs on a gateway that was given back: it has no link that could be looked at. */
function cutOff({ members }: ExamFacts): ExamMember[] {
  const ids = new Set(members.map(({ gwid }) => gwid));
  return members.filter(({ role, pid, online, is_used }) => role === 'branch' && online && is_used && !ids.has(pid));
}

function qualityCheck(facts: ExamFacts): ExamItem {
  const averages = new Map(facts.measured.map((one) => [`${one.gwid} ${one.to}`, one]));
  const links = (runs(facts) ? linksBetween(facts) : []).flatMap((one) => {
    const measured = averages.get(`${one.link.gwid} ${one.link.to}`);
    return measured ? [{ ...one, measured }] : [];
  });
  const found = links.flatMap(({ from, to, measured }): Found[] => {
    const subject = { gwid: from.gwid, name: `${from.name} → ${to.name}`, other: to.gwid };
    const limit = latencyLimit(from.position !== to.position);
    const { latency, loss } = measured;
    const slow: Found = {
      ...subject,
      kind: 'latency',
      level: latency > 2 * limit ? 'bad' : 'warning',
      value: latency,
      limit,
    };
    const level = loss >= linkLimits.badLoss ? 'bad' : 'warning';
    const lossy: Found = { ...subject, kind: 'loss', level, value: loss, limit: linkLimits.loss };
    return [...(latency > limit ? [slow] : []), ...(loss >= linkLimits.loss ? [lossy] : [])];
  });
  return examItem('quality', links.length, found);
}

function subnetCheck({ members, subnets }: ExamFacts): ExamItem {
  const known = used(members).flatMap((member) =>
    subnets
      .filter(({ gwid }) => gwid === member.gwid)
      .flatMap(({ address }) => ({ member, address, span: addressSpan(address) }))
      .flatMap(({ span, ...rest }) => (span ? [{ ...rest, span }] : [])),
  );
  const found = known.flatMap((one, i) => {
    // Told at the later of two, against the first that it meets.
    const other = known
      .slice(0, i)
      .find(({ member, span }) => member !== one.member && span.from <= one.span.to && one.span.from <= span.to);
    if (!other) return [];
    const both = [one.address, other.member.name, other.address].join(' ');
    return [{ ...about(one.member), kind: 'overlap', level: 'bad', other: both } as const];
  });
  return examItem('subnets', new Set(known.map(({ member }) => member)).size, found);
}

function widthCheck(facts: ExamFacts): ExamItem {
  const { members, peaks, limits, topology } = facts;
  const measured = members.filter(({ gwid, is_used }) => is_used && peaks.has(gwid));
  const found = measured.flatMap((one): Found[] => {
    const [value, limit] = [peaks.get(one.gwid)! / million, bandwidthOf(one)];
    return value >= busyFrom * limit
      ? [{ ...about(one), kind: 'busy', level: 'warning', value: Math.round(value * 10) / 10, limit }]
      : [];
  });
  const sides = sidesOf({ topology, nodes: members });
  const over = limits ? ([['local', '1'], ['foreign', '2']] as const).filter(([side]) => sides[side] > limits[side]) : []; // prettier-ignore
  const sums = over.map(([side, name]): Found => {
    return { kind: 'overPackage', level: 'bad', name, value: sides[side], limit: limits![side] };
  });
  return examItem('width', measured.length + (limits && members.length > 0 ? 1 : 0), [...found, ...sums]);
}

function packageCheck({ expiresAt, paused, now }: ExamFacts): ExamItem {
  if (expiresAt === null || expiresAt <= now) return examItem('package', 1, [{ kind: 'expired', level: 'bad' }]);
  const value = Math.ceil((expiresAt - now) / day);
  return examItem('package', 1, [
    ...(value <= endsSoon ? [{ kind: 'expiring', level: 'warning', value, limit: endsSoon } as const] : []),
    ...(paused ? [{ kind: 'paused', level: 'warning' } as const] : []),
  ]);
}

function firmwareCheck({ members }: ExamFacts): ExamItem {
  const known = members.filter(({ firmware }) => firmware !== '');
  const usual = new Map<string, string>();
  for (const model of new Set(known.map((one) => one.model))) {
    const versions = known.filter((one) => one.model === model).map(({ firmware }) => firmware);
    const often = (version: string) => versions.filter((one) => one === version).length;
    usual.set(model, [...new Set(versions)].sort((a, b) => often(b) - often(a))[0]!);
  }
  const found = known.flatMap((one): Found[] => {
    const common = usual.get(one.model)!;
    if (one.firmwareNew) {
      return [{ ...about(one), kind: 'firmwareOld', level: 'warning', other: `${one.firmware} → ${one.firmwareNew}` }];
    }
    return one.firmware === common
      ? []
      : [{ ...about(one), kind: 'firmwareMixed', level: 'warning', other: `${one.firmware} / ${common}` }];
  });
  return examItem('firmware', known.length, found);
}

function deliveryCheck({ members, now, changedAt }: ExamFacts): ExamItem {
  const long = now - changedAt > takesOver;
  const found = members
    .filter(({ applied }) => !applied)
    .map((one): Found => {
      const late = long && one.online;
      return { ...about(one), kind: late ? 'pendingLong' : 'pending', level: late ? 'bad' : 'warning' };
    });
  return examItem('delivery', members.length, found);
}

function centreCheck({ topology, members }: ExamFacts): ExamItem {
  if (members.length < manyMembers) return examItem('centre', 0, []);
  const doubled = topology === 2 && members.some(({ role, is_used }) => role === 'bak' && is_used);
  const main = members.find(({ role }) => role === 'main');
  // Who is without any is told of as cut off.
  if (!main) return examItem('centre', 0, []);
  const single: Found = { kind: 'singleCentre', level: 'warning', other: main.name, value: members.length };
  return examItem('centre', 1, doubled ? [] : [single]);
}

function ruleCheck({ members, rules }: ExamFacts): ExamItem {
  const there = new Set(members.map(({ gwid }) => gwid));
  const on = rules.flatMap(({ kind, list }) => list.filter(({ enabled }) => enabled).map((rule) => ({ kind, rule })));
  const gone = on
    .filter(({ kind, rule }) =>
      (['from', 'to'] as const).some(
        (end) => ruleFields[kind].includes(end) && rule[end] !== '' && !there.has(rule[end]),
      ),
    )
    .map(({ kind, rule }): Found => ({ kind: 'goneMember', level: 'bad', name: rule.name, rules: kind }));
  const hidden = rules
    // Published applications are not asked in order.
    .filter(({ kind }) => kind !== 'app')
    .flatMap(({ kind, list }) =>
      shadowsOf(kind, list).map(({ rule, by, conflict }): Found => {
        const level = conflict ? 'bad' : 'warning';
        return { kind: conflict ? 'conflict' : 'shadowed', level, name: rule.name, other: by.name, rules: kind };
      }),
    );
  return examItem('rules', on.length, [...gone, ...hidden]);
}
