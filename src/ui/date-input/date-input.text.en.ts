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
  notADay: 'Enter a date, such as 2026-11-03',
  notBefore: (day: string) => `Not before ${day}`,
  notAfter: (day: string) => `Not after ${day}`,
});
