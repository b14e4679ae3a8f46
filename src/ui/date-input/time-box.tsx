import { Input, type InputProps } from '../input';
import { dateText as text } from './date-input.text';
import { readClock } from './read-day';

/** A box for a time of day, `HH:MM`; what is typed in short is written out when it is left. */
export const TimeBox = ({ onBlur, ...rest }: Omit<InputProps, 'type'>) => (
  <Input
    placeholder={text.clock}
    autoComplete="off"
    inputMode="numeric"
    {...rest}
    onBlur={(event) => {
      const clock = readClock(rest.value);
      if (clock && clock !== rest.value) rest.onChange(clock);
      onBlur?.(event);
    }}
  />
);
