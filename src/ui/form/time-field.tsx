import { timePeriod, timePoint } from '../../rules';
import { TimeBox } from '../date-input';
import { FieldFrame, GroupFrame } from './field';
import { formText } from './form.text';
import { Between } from './range.styles';
import { useField, type FieldProps } from './use-field';

/** A time of day, `HH:MM`. */
export function TimeField(props: FieldProps) {
  const state = useField<string>({ ...props, rules: [timePoint, ...(props.rules ?? [])] }, '');
  return (
    <FieldFrame props={props} state={state}>
      <TimeBox {...state.control} size={state.size} value={state.value} onChange={state.change} />
    </FieldFrame>
  );
}

/** Two times of day, `HH:MM-HH:MM`; the second may be before the first, that is over midnight. */
export function TimeRangeField(props: FieldProps) {
  const complete = (value: string) =>
    value.startsWith('-') || value.endsWith('-') ? formText.rangeIncomplete : undefined;
  const state = useField<string>({ ...props, rules: [complete, timePeriod, ...(props.rules ?? [])] }, '');
  const [from = '', to = ''] = state.value.split('-');
  const put = (start: string, end: string) => state.change(start || end ? `${start}-${end}` : '');
  const { id, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Between>
        <TimeBox
          {...control}
          id={id}
          aria-label={formText.from}
          size={state.size}
          value={from}
          onChange={(start) => put(start, to)}
        />
        <span aria-hidden="true">–</span>
        <TimeBox
          {...control}
          aria-label={formText.to}
          size={state.size}
          value={to}
          onChange={(end) => put(from, end)}
        />
      </Between>
    </GroupFrame>
  );
}
