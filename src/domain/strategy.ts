import type { DeviceKind } from './device';
import { dayInChina, daysBetween } from './holiday';
import { minutesOf } from './silence-window';
import { addDays, beijingDay, beijingMidnight, day, minute } from './time';

/**
 * What a strategy does: restarts devices at a time, or for a while switches the radios of access points off, limits the
 * terminals of gateways, blocks sites or applications on them, or gives terminals a quota.
 */
export const strategyActions = ['reboot', 'radio', 'limit', 'block', 'apps', 'quota'] as const;
export type StrategyAction = (typeof strategyActions)[number];

/** The only kind of device that an action is for; restarts are for all of them. */
export const strategyKinds: Readonly<Record<Exclude<StrategyAction, 'reboot'>, DeviceKind>> = {
  radio: 'ap',
  limit: 'gateway',
  block: 'gateway',
  apps: 'gateway',
  quota: 'gateway',
};
/** Part of a gateway's configuration that the rule of an action stands in. */
export const strategySections: Readonly<Partial<Record<StrategyAction, string>>> = {
  limit: 'qos',
  block: 'acl',
  apps: 'apps',
  quota: 'quota',
};
/** Whether a device can do what an action asks for, as far as it says what it can. */
export const canDo = (action: StrategyAction, capabilities: readonly string[]): boolean => {
  const section = strategySections[action];
  return section === undefined || section === 'acl' || capabilities.includes(`config.${section}`);
};

/** Times that a quota is for, and what happens once it is used up. */
export const quotaTimes = ['day', 'week', 'month'] as const;
export const quotaShares = ['each', 'shared'] as const;
export const quotaEnds = ['stop', 'limit'] as const;
/** Greatest quota, megabytes. */
export const mostQuota = 100_000_000;

/** The kind of device that an action is for, of those that were chosen for restarts. */
export const kindFor = (action: StrategyAction, kind: DeviceKind): DeviceKind =>
  action === 'reboot' ? kind : strategyKinds[action];

/** How devices are chosen. */
export const strategyTargets = ['all', 'group', 'tag', 'device'] as const;
export type StrategyTarget = (typeof strategyTargets)[number];

/** On which days: by weekday, or on working days or days off as they are decreed in China. */
export const strategyRepeats = ['weekly', 'workday', 'restday'] as const;

/** What happens: once, or the two ends of what lasts. */
export const strategyEdges = ['run', 'begin', 'end'] as const;
export type StrategyEdge = (typeof strategyEdges)[number];

/** Strategies of one account. */
export const mostStrategies = 100;
/** Longest time that devices which are offline are waited for, minutes. */
export const longestStrategyWait = 1440;

/** When a strategy holds, by China's clock. */
export interface StrategyTiming {
  repeat: (typeof strategyRepeats)[number];
  /** `weekly`: 0 Sunday to 6 Saturday. */
  days: readonly number[];
  /** `weekly`: not on public holidays. */
  skip_holidays: boolean;
  /** `HH:MM` for what happens once, `HH:MM-HH:MM` for what lasts; that may go over midnight. */
  time: string;
}

/** A time at which a strategy holds, milliseconds since 1970; `to` is `from` for what happens once. */
export interface StrategySpan {
  from: number;
  to: number;
  /** A holiday, or work that is made up, takes this one out. */
  skipped: boolean;
}

/** A moment at which a strategy has something to do. */
export interface StrategyMoment {
  at: number;
  edge: StrategyEdge;
  /** When what begins ends again. */
  until: number;
}

/** Spans of a strategy that touch the time from one moment up to another, in their order. */
export function spansOf(timing: StrategyTiming, from: number, to: number): StrategySpan[] {
  const [start = '', end] = timing.time.split('-');
  const begins = minutesOf(start) * minute;
  const lasts = end === undefined ? 0 : (minutesOf(end) * minute - begins + day) % day;
  // What began the day before may still last.
  return daysBetween(addDays(beijingDay(from), -1), beijingDay(to)).flatMap((date) => {
    const on = dayOf(timing, date);
    const at = beijingMidnight(date) + begins;
    const touches = at < to && (lasts === 0 ? at >= from : at + lasts > from);
    return on === 'no' || !touches ? [] : { from: at, to: at + lasts, skipped: on === 'skipped' };
  });
}

function dayOf({ repeat, days, skip_holidays }: StrategyTiming, date: string): 'yes' | 'no' | 'skipped' {
  const { weekday, working, holiday, madeUp } = dayInChina(date);
  if (repeat === 'weekly') return !days.includes(weekday) ? 'no' : skip_holidays && holiday ? 'skipped' : 'yes';
  const weekend = weekday === 0 || weekday === 6;
  if (repeat === 'workday') return working ? 'yes' : weekend ? 'no' : 'skipped';
  return !working ? 'yes' : madeUp ? 'skipped' : 'no';
}

/** Farthest that is looked ahead: every weekday comes back between the longest holidays. */
const ahead = 30 * day;

/** The span that a moment lies in. */
export const holding = (timing: StrategyTiming, at: number): StrategySpan | undefined =>
  spansOf(timing, at, at + 1).find((span) => !span.skipped && span.from <= at && span.to > at);

/** What a strategy has to do next, after a moment. */
export function nextMoment(timing: StrategyTiming, after: number): StrategyMoment | undefined {
  const spans = spansOf(timing, after, after + ahead).filter((span) => !span.skipped);
  const moments = spans.flatMap(({ from, to }): StrategyMoment[] =>
    from === to
      ? [{ at: from, edge: 'run', until: from }]
      : [
          { at: from, edge: 'begin', until: to },
          { at: to, edge: 'end', until: to },
        ],
  );
  return moments.filter(({ at }) => at > after).sort((a, b) => a.at - b.at)[0];
}

/** A strategy, as far as conflicts are about it. */
export interface TimedStrategy extends StrategyTiming {
  id: string;
  action: StrategyAction;
}

/** How strategies get into each other's way. */
export const strategyConflicts = ['overlap', 'twice', 'restarting', 'limits', 'quotas', 'blocks'] as const;

/**
 * Two strategies that get into each other's way on devices that both are for.
 * `overlap`: radios stay off until the later one ends; `twice`: restarted twice within minutes; `restarting`: a device that
 * restarts cannot be told anything. `limits`: the same terminals are limited twice; `quotas`: they have two quotas. `blocks`:
 * the same sites or applications stay blocked until the later one ends.
 */
export interface StrategyConflict {
  kind: (typeof strategyConflicts)[number];
  first: string;
  second: string;
  from: number;
  to: number;
}

/** How long a device that restarts cannot be told anything, milliseconds. */
export const restartTime = 10 * minute;

/** Conflicts between strategies whose time lies from one moment up to another, earliest first. */
export function conflictsOf(
  strategies: readonly TimedStrategy[],
  from: number,
  to: number,
  share: (first: TimedStrategy, second: TimedStrategy) => boolean,
): StrategyConflict[] {
  return strategies
    .flatMap((first, at) =>
      strategies.slice(at + 1).flatMap((second) => {
        const found = between(first, second, from, to);
        return found.length > 0 && share(first, second) ? found : [];
      }),
    )
    .sort((a, b) => a.from - b.from);
}

function between(first: TimedStrategy, second: TimedStrategy, from: number, to: number): StrategyConflict[] {
  const ids = { first: first.id, second: second.id };
  const [ours, theirs] = [first, second].map((one) => spansOf(one, from, to).filter((span) => !span.skipped));
  return ours!.flatMap((a) =>
    theirs!.flatMap((b): StrategyConflict[] => {
      if (first.action !== 'reboot' && second.action !== 'reboot') {
        const kind = first.action === second.action ? lasting[first.action] : undefined;
        const [begins, ends] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
        return kind && begins < ends ? [{ kind, ...ids, from: begins, to: ends }] : [];
      }
      if (first.action === second.action) {
        const [early, late] = [Math.min(a.from, b.from), Math.max(a.from, b.from)];
        return late - early < restartTime ? [{ kind: 'twice', ...ids, from: early, to: late }] : [];
      }
      const [restart, other] = first.action === 'reboot' ? [a, b] : [b, a];
      return [other.from, other.to]
        .filter((edge) => edge >= restart.from && edge < restart.from + restartTime)
        .map((edge) => ({ kind: 'restarting', ...ids, from: restart.from, to: edge }));
    }),
  );
}

/** How two of one action that lasts get into each other's way. */
const lasting: Readonly<Record<Exclude<StrategyAction, 'reboot'>, StrategyConflict['kind']>> = {
  radio: 'overlap',
  limit: 'limits',
  quota: 'quotas',
  block: 'blocks',
  apps: 'blocks',
};
