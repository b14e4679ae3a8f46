import { translate } from '../../text/words';
import type { dateText } from './date-input.text';

translate<typeof dateText>('date', {
  day: 'YYYY-MM-DD',
  clock: 'HH:MM',
  open: 'Open calendar',
  calendar: 'Calendar',
  earlierYear: 'Previous year',
  earlierMonth: 'Previous month',
  laterMonth: 'Next month',
  laterYear: 'Next year',
  today: 'Today',
  clear: 'Clear',
  everyDay: 'Any date',
  days: 'Dates',
  openDays: 'Choose dates',
  quick: 'Common ranges',
  first: 'Choose the first day',
  last: 'Choose the last day',
  ranges: {
    today: 'Today',
    yesterday: 'Yesterday',
    week: 'Last 7 days',
    month: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
  },
  notDays: 'Enter dates, such as 11-03 – 11-26',
  notADay: 'Enter a date, such as 2026-11-03',
  notBefore: (day: string) => `Not before ${day}`,
  notAfter: (day: string) => `Not after ${day}`,
});
