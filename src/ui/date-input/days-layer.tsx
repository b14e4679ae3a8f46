import { useState, type RefObject } from 'react';
import { beijingDay } from '../../domain/time';
import { Button } from '../button';
import { Popover } from '../popover';
import { Calendar } from './calendar';
import { Foot, Quick, Split } from './calendar.styles';
import { QuickOne } from './quick-one';
import { dateText as text } from './date-input.text';
import { quickDays, quickNames } from './quick-days';
import type { DayPair } from './read-day';

/** Props of `DaysLayer`. */
export interface DaysLayerProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  value: DayPair;
  onChoose: (days: DayPair) => void;
  onClose: () => void;
}

/** Two days of one calendar, one after the other, or a range that has a name. Comes when it is opened. */
export function DaysLayer({ anchor, value, onChoose, onClose }: DaysLayerProps) {
  /** Chosen first, while the other end is still to come. */
  const [first, setFirst] = useState<string>();
  const today = beijingDay(Date.now());
  const take = (day: string) => {
    if (first === undefined) setFirst(day);
    else onChoose(first < day ? { from: first, to: day } : { from: day, to: first });
  };
  return (
    <Popover open anchor={anchor} onClose={onClose} label={text.calendar} placement="bottom-start">
      <Split>
        <Quick aria-label={text.quick}>
          {quickNames.map((name) => {
            const days = quickDays(name, today);
            return (
              <li key={name}>
                <QuickOne
                  type="button"
                  aria-pressed={first === undefined && days.from === value.from && days.to === value.to}
                  onClick={() => onChoose(days)}
                >
                  {text.ranges[name]}
                </QuickOne>
              </li>
            );
          })}
        </Quick>
        <div>
          <Calendar
            pair
            value={first ?? (value.to || value.from)}
            other={first === undefined ? value.from : undefined}
            onChoose={take}
          />
          <Foot>
            <span role="status">{first === undefined ? text.first : text.last}</span>
            <Button
              size="sm"
              variant="link"
              disabled={!value.from && !value.to}
              onClick={() => onChoose({ from: '', to: '' })}
            >
              {text.clear}
            </Button>
          </Foot>
        </div>
      </Split>
    </Popover>
  );
}
