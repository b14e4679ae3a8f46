import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Input } from '../input';
import { FieldFrame } from './field';
import { useField, type FieldProps } from './use-field';

/** Props of `TextField`. */
export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | undefined;
  /** An example of the format, never the label. */
  placeholder?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | undefined;
  /** Characters; typing stops there. */
  maxLength?: number | undefined;
  icon?: ReactNode;
  /** After the text: a unit. */
  suffix?: ReactNode;
  /** Inside, at the end: a button. */
  action?: ReactNode;
  mono?: boolean | undefined;
  /** Rewrites what was typed when the field is left: small letters, separators. */
  tidy?: ((value: string) => string) | undefined;
  /** Right end of the label's line. */
  labelEnd?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const state = useField<string>(props, '');
  const { type = 'text', placeholder, autoComplete, inputMode, maxLength, icon, suffix, action, mono, tidy } = props;
  return (
    <FieldFrame props={props} state={state} end={props.labelEnd}>
      <Input
        {...state.control}
        {...{ type, placeholder, autoComplete, inputMode, maxLength, icon, suffix, action, mono }}
        data-text=""
        size={state.size}
        value={state.value}
        onChange={state.change}
        onBlur={() => {
          if (tidy && state.value) state.change(tidy(state.value));
          state.control.onBlur();
        }}
      />
    </FieldFrame>
  );
}
