import { useId, useState, type FormEvent } from 'react';
import { Button } from '../button';
import { Input } from '../input';
import { AbsoluteForm, Trouble } from './choices.styles';
import type { Window } from './span';
import { rangeText } from './time-range.text';
import { minute } from '../../domain/time';

/** Two moments by hand. */
export function Absolute({ from, to, onApply }: Window & { onApply: (chosen: Window) => void }) {
  const id = useId();
  const [start, setStart] = useState(() => local(from));
  const [end, setEnd] = useState(() => local(to));
  const [trouble, setTrouble] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const chosen = { from: Date.parse(start), to: Date.parse(end) };
    if (chosen.from < chosen.to) onApply(chosen);
    else setTrouble(true);
  };
  return (
    <AbsoluteForm onSubmit={apply} noValidate>
      <label htmlFor={`${id}-from`}>{rangeText.from}</label>
      <Input
        id={`${id}-from`}
        type="datetime-local"
        value={start}
        onChange={setStart}
        aria-invalid={trouble || undefined}
      />
      <label htmlFor={`${id}-to`}>{rangeText.to}</label>
      <Input id={`${id}-to`} type="datetime-local" value={end} onChange={setEnd} aria-invalid={trouble || undefined} />
      {trouble && <Trouble role="alert">{rangeText.backwards}</Trouble>}
      <Button type="submit" variant="primary">
        {rangeText.apply}
      </Button>
    </AbsoluteForm>
  );
}

/** What a `datetime-local` box wants: the reader's own clock, to the minute. */
function local(moment: number): string {
  const shifted = new Date(moment - new Date(moment).getTimezoneOffset() * minute);
  return shifted.toISOString().slice(0, 16);
}
