import { useContext, useId, useLayoutEffect } from 'react';
import { useField as useFinalField, useForm } from 'react-final-form';
import type { ApiError } from '../../api';
import { required as requiredRule, type RuleFailure } from '../../rules';
import { ruleText } from '../../text';
import { FormContext } from './context';
import { sameValues } from './equal';

/** What may refuse a value: a rule of `src/rules`, or a check that gives its own sentence. */
export type Check<V> = (value: V, all: Readonly<Record<string, unknown>>) => string | RuleFailure | undefined;

/** What every field takes. */
export interface FieldProps<V = string> {
  /** Path of the value in the form. */
  name: string;
  /** Above the control, and the name of the field in messages. */
  label: string;
  /** Must be filled in; says `必须填写` and the label. */
  required?: boolean | undefined;
  /** Asked in order on blur and on submit; an empty value is only `required`'s business. */
  rules?: readonly Check<V>[] | undefined;
  /** Below the control: range, unit, consequence. Gives way to an error. */
  help?: string | undefined;
  disabled?: boolean | undefined;
  /** The label is heard but not seen. */
  hideLabel?: boolean | undefined;
}

/** The read that choices come from, as `useRead` gives it: the field says that they are on their way, or why not. */
export interface OptionSource {
  data: unknown;
  /** Nothing has come yet. */
  loading: boolean;
  error: ApiError | undefined;
  refresh: () => Promise<unknown>;
}

/** What fields with choices take on top. */
export interface Choices {
  /** Where the choices are read. */
  source?: OptionSource | undefined;
}

/** A field's state and what its control must carry. */
export interface FieldState<V> {
  value: V;
  change: (value: V) => void;
  /** Shown once the field was left or the form was sent. */
  error: string | undefined;
  size: 'sm' | 'md' | 'lg';
  /** Names and descriptions of the parts around the control. */
  ids: { control: string; help: string; error: string };
  /** For the control itself. */
  control: {
    id: string;
    name: string;
    disabled: boolean | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    'aria-describedby': string | undefined;
    'aria-busy': true | undefined;
    onBlur: () => void;
    onFocus: () => void;
  };
}

/** Ties a control to its form: value, rules, messages and the ids that connect them. `empty` is shown for no value. */
export function useField<V>(props: FieldProps<V> & Choices, empty: V): FieldState<V> {
  const { name, label, required, rules, help, disabled, source } = props;
  const { landed, size } = useContext(FormContext);
  const base = useId();
  const form = useForm();
  // The library registers a field some time after the page is drawn and then puts its initial value over what was entered
  // until then; what is registered as soon as it stands on the page is left alone.
  useLayoutEffect(() => form.registerField(name, () => undefined, {}), [form, name]);
  const { input, meta } = useFinalField<V | undefined>(name, {
    allowNull: true,
    format: (value: V | undefined) => value,
    parse: (value: V) => value,
    isEqual: sameValues,
    validate: (value: V | undefined, all: object) => {
      if (disabled) return undefined;
      const missing = requiredRule(value);
      if (missing) return required ? ruleText(missing, label) : undefined;
      for (const rule of rules ?? []) {
        const failure = rule(value as V, all as Record<string, unknown>);
        if (failure) return typeof failure === 'string' ? failure : ruleText(failure, label);
      }
      return undefined;
    },
  });
  const said = landed[name];
  const own = meta.touched ? (meta.error as string | undefined) : undefined;
  const error = own ?? (said && sameValues(said.value, input.value) ? said.text : undefined);
  const ids = { control: base, help: `${base}-help`, error: `${base}-error` };
  return {
    value: input.value ?? empty,
    change: input.onChange,
    error,
    size,
    ids,
    control: {
      id: ids.control,
      name,
      disabled,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
      'aria-describedby': error ? ids.error : help || source?.error ? ids.help : undefined,
      'aria-busy': source?.loading || undefined,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
    },
  };
}
