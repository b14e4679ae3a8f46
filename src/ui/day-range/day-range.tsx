import { DaysInput } from '../date-input';
import { dayRangeText as text } from './day-range.text';
import type { Days } from './use-days';

/** Props of `DayRange`. */
export interface DayRangeProps {
  days: Days;
}

/** Two days that narrow a list; stands among the filters of a table. Who lives by another clock is told whose days they are. */
export const DayRange = ({ days: { from, to, choose } }: DayRangeProps) => (
  <DaysInput
    value={{ from, to }}
    onChange={choose}
    suffix={new Date().getTimezoneOffset() === chinas ? undefined : text.zone}
  />
);

/** Minutes, as `getTimezoneOffset` counts them. */
const chinas = -480;
