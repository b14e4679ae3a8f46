import { useState, type FormEvent } from 'react';
import { Button } from '../button';
import { DateBox, readClock, readDay, TimeBox } from '../date-input';
import { AbsoluteForm, Trouble } from './choices.styles';
import type { Window } from './span';
import { rangeText } from './time-range.text';
import { minute } from '../../domain/time';

/** Two moments by hand. */
export function Absolute({ from, to, onApply }: Window & { onApply: (chosen: Window) => void }) {
  const [start, setStart] = useState(() => local(from));
  const [end, setEnd] = useState(() => local(to));
  const [trouble, setTrouble] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const chosen = { from: momentOf(start), to: momentOf(end) };
    if (chosen.from < chosen.to) onApply(chosen);
    else setTrouble(true);
  };
  return (
    <AbsoluteForm onSubmit={apply} noValidate>
      <Moment label={rangeText.from} value={start} onChange={setStart} invalid={trouble} />
      <Moment label={rangeText.to} value={end} onChange={setEnd} invalid={trouble} />
      {trouble && <Trouble role="alert">{rangeText.backwards}</Trouble>}
      <Button type="submit" variant="primary">
        {rangeText.apply}
      </Button>
    </AbsoluteForm>
  );
}

/** What stands in the two boxes of a moment, by the reader's own clock. */
interface Typed {
  day: string;
  clock: string;
}

interface MomentProps {
  label: string;
  value: Typed;
  onChange: (value: Typed) => void;
  invalid: boolean;
}

const Moment = ({ label, value, onChange, invalid }: MomentProps) => (
  <fieldset>
    <legend>{label}</legend>
    <DateBox
      aria-label={`${label} ${rangeText.day}`}
      value={value.day}
      onChange={(day) => onChange({ ...value, day })}
      aria-invalid={invalid || undefined}
    />
    <TimeBox
      aria-label={`${label} ${rangeText.clock}`}
      value={value.clock}
      onChange={(clock) => onChange({ ...value, clock })}
      aria-invalid={invalid || undefined}
    />
  </fieldset>
);

/** NaN for what is no moment. */
const momentOf = ({ day, clock }: Typed): number => Date.parse(`${readDay(day)}T${readClock(clock)}`);

function local(moment: number): Typed {
  const shifted = new Date(moment - new Date(moment).getTimezoneOffset() * minute).toISOString();
  return { day: shifted.slice(0, 10), clock: shifted.slice(11, 16) };
}
