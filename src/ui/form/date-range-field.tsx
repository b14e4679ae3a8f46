import { Input } from '../input';
import { FieldFrame, GroupFrame } from './field';
import { formText } from './form.text';
import { Between } from './range.styles';
import { useField, type FieldProps } from './use-field';

/** Two days, both included, as `YYYY-MM-DD`; empty where not chosen. */
export interface DateRange {
  from: string;
  to: string;
}

/** Props of the date fields. */
export interface DateFieldProps<V> extends FieldProps<V> {
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps<string>) {
  const state = useField<string>(props, '');
  return (
    <FieldFrame props={props} state={state}>
      <Input
        {...state.control}
        type="date"
        min={props.min}
        max={props.max}
        size={state.size}
        value={state.value}
        onChange={state.change}
      />
    </FieldFrame>
  );
}

/** From one day to another. */
export function DateRangeField(props: DateFieldProps<DateRange | undefined>) {
  const state = useField<DateRange | undefined>({ ...props, rules: [ordered, ...(props.rules ?? [])] }, undefined);
  const { from, to } = state.value ?? { from: '', to: '' };
  const put = (range: DateRange) => state.change(range.from || range.to ? range : undefined);
  const { id, ...control } = state.control;
  return (
    <GroupFrame props={props} state={state}>
      <Between>
        <Input
          {...control}
          id={id}
          type="date"
          aria-label={formText.from}
          min={props.min}
          max={props.max}
          size={state.size}
          value={from}
          onChange={(day) => put({ from: day, to })}
        />
        <span aria-hidden="true">–</span>
        <Input
          {...control}
          type="date"
          aria-label={formText.to}
          min={from || props.min}
          max={props.max}
          size={state.size}
          value={to}
          onChange={(day) => put({ from, to: day })}
        />
      </Between>
    </GroupFrame>
  );
}

function ordered(range: DateRange | undefined): string | undefined {
  if (!range) return undefined;
  if (!range.from || !range.to) return formText.rangeIncomplete;
  return range.from > range.to ? formText.rangeBackwards : undefined;
}
