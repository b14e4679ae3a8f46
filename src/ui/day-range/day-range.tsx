import { styled } from 'styled-components';
import { token } from '../../theme';
import { DateInput } from '../date-input';
import { dayRangeText as text } from './day-range.text';
import type { Days } from './use-days';

/** Props of `DayRange`. */
export interface DayRangeProps {
  days: Days;
}

/** Two days that narrow a list; stands among the filters of a table. Who lives by another clock is told whose days they are. */
export const DayRange = ({ days: { from, to, choose } }: DayRangeProps) => (
  <Pair role="group" aria-label={text.label}>
    <DateInput
      aria-label={text.from}
      value={from}
      other={to}
      onChange={(day) => choose({ from: day, ...(to && day > to && { to: '' }) })}
    />
    <span>{text.between}</span>
    <DateInput
      aria-label={text.to}
      value={to}
      other={from}
      onChange={(day) => choose({ to: day, ...(day && day < from && { from: '' }) })}
    />
    {new Date().getTimezoneOffset() !== chinas && <span>{text.zone}</span>}
  </Pair>
);

/** Minutes, as `getTimezoneOffset` counts them. */
const chinas = -480;

const Pair = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: 132px auto 132px auto;
  align-items: center;
  justify-content: start;
  gap: 6px;
  color: ${token('text-3')};
  @media (max-width: 480px) {
    grid-template-columns: 1fr auto 1fr auto;
    width: 100%;
  }
`;
