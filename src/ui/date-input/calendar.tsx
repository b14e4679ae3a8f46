import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, beijingDay } from '../../domain/time';
import { language } from '../../text/words';
import { Button, IconButton } from '../button';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icon';
import { Day, Foot, Grid, Head } from './calendar.styles';
import { dateText as text } from './date-input.text';
import { within, type Bounds } from './read-day';

/** Props of `Calendar`; all days are `YYYY-MM-DD`. */
export interface CalendarProps extends Bounds {
  /** The day that is chosen; empty for none. */
  value: string;
  /** The other end of a stretch. */
  other?: string | undefined;
  /** Hears an empty text when the choice is cleared. */
  onChoose: (day: string) => void;
  /** Both ends are chosen here: `value` is the one that was chosen first, and the day that is pointed at is shaded to. */
  pair?: boolean;
}

/** A month of days, weeks begin on Monday: arrows go by days and weeks, Page Up and Down by months, with Shift by years. */
export function Calendar({ value, other, min, max, onChoose, pair }: CalendarProps) {
  const [today] = useState(() => beijingDay(Date.now()));
  const [at, setAt] = useState(() => nearest(value || other || today, { min, max }));
  /** The day that the pointer or the focus is on. */
  const [aim, setAim] = useState('');
  /** Whether the focus follows the day: buttons of the head keep it. */
  const follow = useRef(false);
  const table = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    if (follow.current) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    follow.current = false;
  }, [at]);
  const go = (day: string) => setAt(nearest(day, { min, max }));
  const onKeyDown = (event: KeyboardEvent) => {
    const day = target(event, at);
    if (!day) return;
    event.preventDefault();
    follow.current = true;
    go(day);
  };
  const first = `${at.slice(0, 7)}-01`;
  const start = addDays(first, -weekdayOf(first));
  const [low = '', high = ''] = [value, other || (pair ? aim : '')].sort();
  const turn = (months: number) => ({
    onClick: () => go(addMonths(at, months)),
    disabled: !within(addMonths(first, months).slice(0, 7), { min: min?.slice(0, 7), max: max?.slice(0, 7) }),
  });
  return (
    <div>
      <Head>
        <IconButton size="sm" hint="none" label={text.earlierYear} {...turn(-12)}>
          <ChevronsLeft />
        </IconButton>
        <IconButton size="sm" hint="none" label={text.earlierMonth} {...turn(-1)}>
          <ChevronLeft />
        </IconButton>
        <strong aria-live="polite">{said(first, { year: 'numeric', month: 'long' })}</strong>
        <IconButton size="sm" hint="none" label={text.laterMonth} {...turn(1)}>
          <ChevronRight />
        </IconButton>
        <IconButton size="sm" hint="none" label={text.laterYear} {...turn(12)}>
          <ChevronsRight />
        </IconButton>
      </Head>
      <Grid ref={table} role="grid" aria-label={said(first, { year: 'numeric', month: 'long' })} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {sevenFrom(start).map((day) => (
              <th key={day} scope="col" abbr={said(day, { weekday: 'long' })}>
                {said(day, { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 6 }, (_, week) => addDays(start, week * 7)).map((monday) => (
            <tr key={monday}>
              {sevenFrom(monday).map((day) => (
                <td key={day} aria-selected={day === value || (pair && day === other)}>
                  <Day
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    data-autofocus={day === at ? '' : undefined}
                    aria-label={said(day, { dateStyle: 'full' })}
                    aria-current={day === today ? 'date' : undefined}
                    disabled={!within(day, { min, max })}
                    $end={day === value || day === other}
                    $between={low !== '' && day > low && day < high}
                    $outside={!day.startsWith(at.slice(0, 7))}
                    onClick={() => onChoose(day)}
                    {...(pair && { onPointerEnter: () => setAim(day), onFocus: () => setAim(day) })}
                  >
                    {Number(day.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      {!pair && (
        <Foot>
          <Button size="sm" variant="link" disabled={!within(today, { min, max })} onClick={() => onChoose(today)}>
            {text.today}
          </Button>
          <Button size="sm" variant="link" disabled={!value} onClick={() => onChoose('')}>
            {text.clear}
          </Button>
        </Foot>
      )}
    </div>
  );
}

/** Where a key leads from a day; undefined for keys that lead nowhere. */
function target({ key, shiftKey }: KeyboardEvent, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
  }
  return undefined;
}

const nearest = (day: string, { min, max }: Bounds): string => (min && day < min ? min : max && day > max ? max : day);
const sevenFrom = (day: string) => Array.from({ length: 7 }, (_, i) => addDays(day, i));
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string): number => (utc(day).getUTCDay() + 6) % 7;

/** The same day of another month, or that month's last. */
function addMonths(day: string, months: number): string {
  const month = utc(`${day.slice(0, 7)}-01`);
  month.setUTCMonth(month.getUTCMonth() + months + 1, 0);
  const last = month.toISOString().slice(0, 10);
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  return same < last ? same : last;
}

const said = (day: string, how: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language(), { ...how, timeZone: 'UTC' }).format(utc(day));
