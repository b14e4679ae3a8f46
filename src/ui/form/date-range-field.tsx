import { DateBox, dayTrouble, readDay, type Bounds } from '../date-input';
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
export interface DateFieldProps<V> extends FieldProps<V>, Bounds {}

/** A day, `YYYY-MM-DD`. */
export function DateField(props: DateFieldProps<string>) {
  const { min, max } = props;
  const rules = [(typed: string) => dayTrouble(typed, { min, max }), ...(props.rules ?? [])];
  const state = useField<string>({ ...props, rules }, '');
  return (
    <FieldFrame props={props} state={state}>
      <DateBox
        {...state.control}
        {...{ min, max }}
        size={state.size}
        value={state.value}
        onChange={state.change}
        onBlur={() => {
          state.change(tidy(state.value));
          state.control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

/** From one day to another. */
export function DateRangeField(props: DateFieldProps<DateRange | undefined>) {
  const { min, max } = props;
  const trouble = (range: DateRange | undefined) => ordered(range, { min, max });
  const state = useField<DateRange | undefined>({ ...props, rules: [trouble, ...(props.rules ?? [])] }, undefined);
  const { from, to } = state.value ?? { from: '', to: '' };
  const put = (range: DateRange) => state.change(range.from || range.to ? range : undefined);
  const { id, ...rest } = state.control;
  const leave = () => {
    put({ from: tidy(from), to: tidy(to) });
    rest.onBlur();
  };
  const control = { ...rest, ...{ min, max }, size: state.size, onBlur: leave };
  return (
    <GroupFrame props={props} state={state}>
      <Between>
        <DateBox
          {...control}
          id={id}
          aria-label={formText.from}
          value={from}
          other={readDay(to)}
          onChange={(day) => put({ from: day, to })}
        />
        <span aria-hidden="true">–</span>
        <DateBox
          {...control}
          aria-label={formText.to}
          value={to}
          other={readDay(from)}
          onChange={(day) => put({ from, to: day })}
        />
      </Between>
    </GroupFrame>
  );
}

/** Written out what was typed in short; as it is what is no day. */
const tidy = (typed: string): string => readDay(typed) ?? typed;

function ordered(range: DateRange | undefined, bounds: Bounds): string | undefined {
  if (!range) return undefined;
  if (!range.from || !range.to) return formText.rangeIncomplete;
  const trouble = dayTrouble(range.from, bounds) ?? dayTrouble(range.to, bounds);
  return trouble ?? (tidy(range.from) > tidy(range.to) ? formText.rangeBackwards : undefined);
}
