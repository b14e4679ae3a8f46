import { alarmKinds, type AlarmKind } from './alarm-kinds';
import { isCron, momentsOfCron, readCron } from './cron';
import { dayInChina } from './holiday';
import { minutesOf } from './silence-window';
import { addDays, beijingDay, beijingMidnight, day, minute } from './time';

/** How the access points of a plan are chosen. */
export const passwordTargets = ['gateway', 'group', 'ap'] as const;
export type PasswordTarget = (typeof passwordTargets)[number];

/** When a password changes: every day, on weekdays, every so many days, by a line as of cron, or by hand alone. */
export const passwordRepeats = ['daily', 'weekly', 'interval', 'cron', 'manual'] as const;

/** What a password is made of. `lower`: lower-case letters and digits; `mixed`: capitals as well; `words`: short words and two digits. */
export const passwordShapes = ['digits', 'lower', 'mixed', 'words'] as const;
export type PasswordShape = (typeof passwordShapes)[number];

/** Characters that a password may have, by what it is made of; of `words` how many words. */
export const passwordSizes: Readonly<Record<PasswordShape, { from: number; to: number; usual: number }>> = {
  digits: { from: 8, to: 20, usual: 8 },
  lower: { from: 8, to: 20, usual: 10 },
  mixed: { from: 8, to: 20, usual: 12 },
  words: { from: 3, to: 5, usual: 3 },
};

/** Plans of an account, times of a day, days between two changes, and channels that are told. */
export const passwordLimits = { plans: 50, times: 2, everyDays: 90, channels: 10, targets: 200 } as const;

/** Minutes that the password before may hold beside a new one. */
export const passwordOverlaps = [0, 30, 120, 720, 1440] as const;

/** What a password may change for besides: a person with a private password left, or an alarm of a kind. */
export const passwordEvents = ['person_left', ...(Object.keys(alarmKinds) as AlarmKind[])] as const;
export type PasswordEvent = (typeof passwordEvents)[number];

/** Minutes from such an event to the change; what happens between is one. */
export const passwordEventDelays = [0, 10, 60, 720] as const;
/** Least time between two changes for events, minutes: an alarm that comes and goes does not change it each time. */
export const passwordEventRest = 60;
/** Most changes of a day by a line as of cron. */
export const mostCronTimes = 24;

/** Days that a password which is over is kept. */
export const passwordKeptDays = 90;

/** Why a password was changed. */
export const passwordCauses = ['schedule', 'manual', 'event'] as const;
export type PasswordCause = (typeof passwordCauses)[number];

/** When passwords change, by China's clock. */
export interface PasswordTiming {
  repeat: (typeof passwordRepeats)[number];
  /** `weekly`: 0 Sunday to 6 Saturday. */
  days: readonly number[];
  /** `cron`: minute, hour, day of the month, month, weekday. */
  cron: string;
  /** `interval`: days from one change to the next, counted from `starts_on`. */
  every_days: number;
  /** `HH:MM`; none for `manual`. */
  times: readonly string[];
  /** Not on public holidays. */
  skip_holidays: boolean;
  /** First day, `YYYY-MM-DD`. */
  starts_on: string;
}

/** Farthest that is looked ahead, days: an interval may meet holidays several times in a row. */
const ahead = 400;

/** When a password changes next after a moment, milliseconds since 1970; nothing when only by hand. */
export function nextPassword(timing: PasswordTiming, after: number): number | undefined {
  if (timing.repeat === 'manual') return undefined;
  if (timing.repeat === 'cron') return nextByCron(timing, after);
  const today = beijingDay(after);
  let date = today > timing.starts_on ? today : timing.starts_on;
  for (let n = 0; n < ahead; n++, date = addDays(date, 1)) {
    if (!fallsOn(timing, date)) continue;
    const moments = timing.times.map((time) => beijingMidnight(date) + minutesOf(time) * minute);
    const next = moments.sort((a, b) => a - b).find((at) => at > after);
    if (next !== undefined) return next;
  }
  return undefined;
}

function nextByCron({ cron, starts_on, skip_holidays }: PasswordTiming, after: number): number | undefined {
  const read = readCron(cron);
  if (!isCron(read)) return undefined;
  const isMeant = (date: string) => !skip_holidays || dayInChina(date).holiday === null;
  return momentsOfCron(read, after, starts_on, isMeant).next().value ?? undefined;
}

function fallsOn({ repeat, days, every_days, starts_on, skip_holidays }: PasswordTiming, date: string): boolean {
  const { weekday, holiday } = dayInChina(date);
  if (skip_holidays && holiday) return false;
  if (repeat === 'weekly') return days.includes(weekday);
  if (repeat === 'interval') return ((beijingMidnight(date) - beijingMidnight(starts_on)) / day) % every_days === 0;
  return true;
}
