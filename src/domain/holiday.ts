import { addDays } from './time';

/** Public holidays of China by name. */
export const holidayNames = [
  'new_year',
  'spring',
  'qingming',
  'labour',
  'dragon_boat',
  'mid_autumn',
  'national',
] as const;
type HolidayName = (typeof holidayNames)[number];

interface Holiday {
  name: HolidayName;
  /** First and last day, `MM-DD`. */
  from: string;
  to: string;
  /** Days of a weekend on which work is made up. */
  work?: readonly string[];
}

/**
 * What the State Council decreed, year by year: 国办发明电〔2024〕12号 of 2024-11-12 for 2025, and its notice of 2025-11-04
 * for 2026 (https://politics.gmw.cn/2025-11/04/content_38391083.htm). A year is added when its notice is out.
 */
const decreed: Readonly<Record<string, readonly Holiday[]>> = {
  2025: [
    { name: 'new_year', from: '01-01', to: '01-01' },
    { name: 'spring', from: '01-28', to: '02-04', work: ['01-26', '02-08'] },
    { name: 'qingming', from: '04-04', to: '04-06' },
    { name: 'labour', from: '05-01', to: '05-05', work: ['04-27'] },
    { name: 'dragon_boat', from: '05-31', to: '06-02' },
    { name: 'national', from: '10-01', to: '10-08', work: ['09-28', '10-11'] },
  ],
  2026: [
    { name: 'new_year', from: '01-01', to: '01-03', work: ['01-04'] },
    { name: 'spring', from: '02-15', to: '02-23', work: ['02-14', '02-28'] },
    { name: 'qingming', from: '04-04', to: '04-06' },
    { name: 'labour', from: '05-01', to: '05-05', work: ['05-09'] },
    { name: 'dragon_boat', from: '06-19', to: '06-21' },
    { name: 'mid_autumn', from: '09-25', to: '09-27' },
    { name: 'national', from: '10-01', to: '10-07', work: ['09-20', '10-10'] },
  ],
};

const years = Object.keys(decreed).map(Number);
/** Years whose holidays are known; in others every day is what its weekday says. */
export const holidayYears = { from: Math.min(...years), to: Math.max(...years) } as const;

/** What a day of the calendar is in China. */
export interface DayInChina {
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  /** People work: no weekend and no holiday, or a weekend on which work is made up. */
  working: boolean;
  holiday: HolidayName | null;
  /** Work is made up on this day of a weekend. */
  madeUp: boolean;
}

/** What a day `YYYY-MM-DD` is. */
export function dayInChina(date: string): DayInChina {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const [year, day] = [date.slice(0, 4), date.slice(5)];
  const holidays = decreed[year] ?? [];
  const holiday = holidays.find(({ from, to }) => day >= from && day <= to)?.name ?? null;
  const madeUp = holidays.some(({ work }) => work?.includes(day));
  return { weekday, working: madeUp || (holiday === null && weekday !== 0 && weekday !== 6), holiday, madeUp };
}

/** Days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
