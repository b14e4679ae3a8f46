import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button';
import { Calendar as CalendarIcon } from '../icon';
import { Input } from '../input';
import { lazy, Suspense } from '../lazy';
import { Place, Trouble } from './date-input.styles';
import { dateText as text } from './date-input.text';
import { printDays, readDays, type DayPair } from './read-day';

const DaysLayer = lazy(() => import('./days-layer').then((m) => m.DaysLayer));

/** Characters of two days of this year. */
const shortest = '11-03 – 11-26'.length;

/** Props of `DaysInput`. */
export interface DaysInputProps {
  /** What it is called; the range of days unless told. */
  label?: string | undefined;
  value: DayPair;
  /** Hears whole days only; both ends empty where it was cleared. */
  onChange: (days: DayPair) => void;
  size?: 'sm' | 'md' | undefined;
  /** After the days: whose clock they go by. */
  suffix?: ReactNode;
}

/** From one day to another, in one box: typed, or taken from a calendar. What is no day stays with a sentence below it. */
export function DaysInput({ label = text.days, value, onChange, size, suffix }: DaysInputProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  /** What stands in the box while it is being typed. */
  const [typed, setTyped] = useState<string>();
  const [wrong, setWrong] = useState(false);
  const shown = printDays(value);
  const give = (days: DayPair) => {
    setTyped(undefined);
    setWrong(false);
    if (days.from !== value.from || days.to !== value.to) onChange(days);
  };
  const take = () => {
    if (typed === undefined) return;
    const days = typed.trim() === '' ? { from: '', to: '' } : readDays(typed);
    if (days) give(days);
    else setWrong(true);
  };
  return (
    <Place $width={(shown.length > shortest ? 226 : 152) + (suffix ? 64 : 0)}>
      <Input
        size={size}
        aria-label={label}
        placeholder={text.everyDay}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? id : undefined}
        value={typed ?? shown}
        onChange={(next) => {
          setTyped(next);
          setWrong(false);
        }}
        onBlur={take}
        onKeyDown={({ key }) => {
          if (key === 'Enter') take();
          if (key === 'ArrowDown') setOpen(true);
        }}
        suffix={suffix}
        action={
          <IconButton
            ref={button}
            size="sm"
            hint="none"
            label={text.openDays}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <CalendarIcon size={14} />
          </IconButton>
        }
      />
      {wrong && (
        <Trouble id={id} role="alert">
          {text.notDays}
        </Trouble>
      )}
      {open && (
        <Suspense>
          <DaysLayer
            anchor={button}
            value={value}
            onClose={() => setOpen(false)}
            onChoose={(days) => {
              give(days);
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Place>
  );
}
