import { date } from '../../../src/format';
import { addDays } from '../../../src/domain/time';
import { alarmTableText as text } from './alarm-table.text';

/** The day of a moment, as a heading: near ones by name, of other years in full. */
export function dayOf(moment: string, now = Date.now()): string {
  const [that, today] = [date(moment), date(now)];
  const name = text.weekdays[new Date(that).getUTCDay()] ?? '';
  const said = that.slice(0, 4) === today.slice(0, 4) ? that.slice(5) : that;
  return text.day(that === today ? 'today' : that === addDays(today, -1) ? 'yesterday' : undefined, said, name);
}
