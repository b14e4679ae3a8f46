import { useRef, useState } from 'react';
import { IconButton } from '../button';
import { Calendar as CalendarIcon } from '../icon';
import { Input, type InputProps } from '../input';
import { lazy, Suspense } from '../lazy';
import { dateText as text } from './date-input.text';
import { readDay, within, type Bounds } from './read-day';

const CalendarLayer = lazy(() => import('./calendar-layer').then((m) => m.CalendarLayer));

/** Props of `DateBox`. */
export interface DateBoxProps extends Omit<InputProps, 'type' | 'action' | 'icon' | 'min' | 'max'>, Bounds {
  /** The other end of a stretch, `YYYY-MM-DD`: the calendar shades the days between. */
  other?: string | undefined;
}

/** A box for a day that is typed or taken from a calendar. Its value is what stands in it, day or not. */
export function DateBox({ min, max, other, ...rest }: DateBoxProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (day: string) => {
    rest.onChange(day);
    setOpen(false);
  };
  return (
    <>
      <Input
        placeholder={text.day}
        autoComplete="off"
        inputMode="numeric"
        {...rest}
        action={
          <IconButton
            ref={button}
            size="sm"
            hint="none"
            label={text.open}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={() => setOpen(!open)}
          >
            <CalendarIcon size={14} />
          </IconButton>
        }
      />
      {open && (
        <Suspense>
          <CalendarLayer
            anchor={button}
            onClose={() => setOpen(false)}
            value={readDay(rest.value) ?? ''}
            {...{ min, max, other }}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  );
}

/** Why a text is no day that may stand there; undefined when it is one. */
export function dayTrouble(typed: string, { min, max }: Bounds): string | undefined {
  const day = readDay(typed);
  if (!day) return text.notADay;
  if (within(day, { min, max })) return undefined;
  return min && day < min ? text.notBefore(min) : text.notAfter(max ?? '');
}
