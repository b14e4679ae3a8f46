import { useId, useState } from 'react';
import { DateBox, dayTrouble, type DateBoxProps } from './date-box';
import { Place, Trouble } from './date-input.styles';
import { readDay } from './read-day';

/**
 * A day outside a form: `onChange` hears whole days, and an empty text where it was cleared. What is no day, or none that
 * is allowed, stays in the box with a sentence below it once it was left.
 */
export function DateInput({ value, onChange, ...rest }: DateBoxProps) {
  const id = useId();
  /** What stands in the box while it is no day. */
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const trouble = typed && left ? dayTrouble(typed, rest) : undefined;
  const take = (text: string, leaving: boolean) => {
    setLeft(leaving);
    // Half of a day may be read as another one: until it is left only a complete one counts.
    const day = leaving || /^\d{4}-\d{2}-\d{2}$/.test(text) ? readDay(text) : undefined;
    const good = text === '' ? '' : day && !dayTrouble(day, rest) ? day : undefined;
    setTyped(good === undefined ? text : undefined);
    if (good !== undefined && good !== value) onChange(good);
  };
  return (
    <Place>
      <DateBox
        {...rest}
        aria-invalid={trouble ? true : rest['aria-invalid']}
        aria-describedby={trouble ? id : rest['aria-describedby']}
        value={typed ?? value}
        onChange={(text) => take(text, false)}
        onBlur={() => {
          if (typed !== undefined) take(typed, true);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && typed !== undefined) take(typed, true);
        }}
      />
      {trouble && (
        <Trouble id={id} role="alert">
          {trouble}
        </Trouble>
      )}
    </Place>
  );
}
