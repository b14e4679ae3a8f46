import type { PasswordChange, PasswordPlan } from '../../../src/api/contract/wifi-password';
import { beijingDay, day, hour, minute, second } from '../../../src/domain/time';
import { isCron, readCron } from '../../../src/domain/cron';
import { mostCronTimes, nextPassword, type PasswordEvent } from '../../../src/domain/wifi-password';
import { alarmKindNames } from '../../../src/text/alarm-kind.text';
import { dateTime } from '../../../src/format';
import type { StatusKind } from '../../../src/ui/status';
import { betweenText } from '../../../src/text/between.text';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';

const zone = 'Asia/Shanghai';

/** A moment in China, without what is plain: `18:00` today, `11-21 18:00` on another day. */
export function momentWords(at: number | string, now: number): string {
  const words = dateTime(at, zone);
  return beijingDay(+new Date(at)) === beijingDay(now) ? words.slice(11, 16) : words.slice(5, 16);
}

/** What stands in place of the time that is left, where no moment is known. */
export function waitsFor({ enabled, event_at, events }: PasswordPlan): string {
  if (!enabled) return text.stands.paused;
  if (event_at) return text.eventDue;
  return events.length > 0 ? text.byEvent : text.byHand;
}

/** How long until a moment: `03:27:55`, from a day on `2 天 17 小时`. */
export function countdown(left: number): string {
  const rest = Math.max(0, left);
  if (rest >= day) return text.daysHours(Math.floor(rest / day), Math.floor((rest % day) / hour));
  return [rest / hour, (rest % hour) / minute, (rest % minute) / second]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
}

/** Access points of a change that have not answered yet. */
export const openOf = ({ total, success, failed, skipped }: PasswordChange): number =>
  total - success - failed - skipped;

/** How a change came out. */
export function outcomeOf(change: PasswordChange): { kind: StatusKind; words: string } {
  const { failed, skipped, success, reason } = change;
  if (reason) return { kind: 'danger', words: text.outcomes.none };
  if (failed > 0) return { kind: 'danger', words: text.outcomes.failed };
  if (openOf(change) > 0) return { kind: 'progress', words: success > 0 ? text.outcomes.waiting : text.outcomes.open };
  if (skipped > 0) return { kind: 'warning', words: text.outcomes.skipped };
  return change.ended_at === null
    ? { kind: 'online', words: text.outcomes.current }
    : { kind: 'off', words: text.outcomes.over };
}

/** How a plan stands, in a word. */
export function standOf({ enabled, last }: PasswordPlan): { kind: StatusKind; words: string } {
  if (last && (last.reason || last.failed > 0)) return { kind: 'danger', words: text.stands.failed };
  if (!enabled) return { kind: 'off', words: text.stands.paused };
  if (!last) return { kind: 'off', words: text.stands.none };
  return openOf(last) > 0 ? { kind: 'progress', words: text.stands.open } : { kind: 'online', words: text.stands.done };
}

/** What something that a password changes for is called. */
export const eventName = (event: PasswordEvent): string =>
  event === 'person_left' ? text.personLeft : alarmKindNames[event];

/** What is wrong with a line as of cron, in words. */
export function cronRule(line: string): string | undefined {
  const read = readCron(line);
  if (!isCron(read)) return 'parts' in read ? text.cronParts : text.cronPart(read.text);
  return read.minutes.length * read.hours.length > mostCronTimes ? text.cronOften(mostCronTimes) : undefined;
}

/** The next moments of such a line, in words. */
export function cronMoments(timing: Pick<PasswordPlan, 'cron' | 'starts_on' | 'skip_holidays'>, now: number): string[] {
  const moments: number[] = [];
  for (let at: number | undefined = now; at !== undefined && moments.length < 3;) {
    at = nextPassword({ ...timing, repeat: 'cron', days: [], every_days: 1, times: [] }, at);
    if (at !== undefined) moments.push(at);
  }
  return moments.map((at) => momentWords(at, now));
}

/** When a password changes, in words. */
export function whenOf({ repeat, days, every_days, times, cron, events }: PasswordPlan): string {
  const on = {
    daily: text.repeats.daily,
    weekly: days.map((one) => text.days[one]).join(betweenText.names),
    interval: text.everyDays(every_days),
    cron: text.byCron(cron),
    manual: events.length > 0 ? '' : text.repeats.manual,
  }[repeat];
  const happens = events.map(eventName).join(betweenText.names);
  return [[on, times.join(betweenText.names)].filter(Boolean).join(' '), happens]
    .filter(Boolean)
    .join(betweenText.sentences);
}

/** Bars of the passwords in force and to come, as percent of the time between them. */
export interface Line {
  from: number;
  /** When it changes, and when the next one does. */
  next: number;
  to: number;
  at: (moment: number) => number;
}

/** The time line of a plan that changes by itself; nothing where there is none. */
export function lineOf(plan: PasswordPlan, now: number): Line | undefined {
  if (!plan.next_at) return undefined;
  const next = Date.parse(plan.next_at);
  const after = nextPassword(plan, next);
  if (after === undefined) return undefined;
  const began = plan.last && !plan.last.ended_at ? Date.parse(plan.last.at) : now;
  // What has been in force for long is not drawn from its begin: the change would be a hair at the end.
  const from = Math.max(Math.min(began, now), next - 2 * (after - next), 0);
  return {
    from,
    next,
    to: after,
    at: (moment) => Math.min(100, Math.max(0, (100 * (moment - from)) / (after - from))),
  };
}
