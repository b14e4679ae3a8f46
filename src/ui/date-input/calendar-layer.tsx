import type { RefObject } from 'react';
import { Popover } from '../popover';
import { Calendar, type CalendarProps } from './calendar';
import { dateText as text } from './date-input.text';

/** Props of `CalendarLayer`. */
export interface CalendarLayerProps extends CalendarProps {
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** A calendar beside its button. Comes when it is opened. */
export const CalendarLayer = ({ anchor, onClose, ...rest }: CalendarLayerProps) => (
  <Popover open anchor={anchor} onClose={onClose} label={text.calendar} placement="bottom-end">
    <Calendar {...rest} />
  </Popover>
);
