import { useRef, type ComponentProps, type UIEvent } from 'react';
import { badLines, eachLine, type Rule } from '../../rules';
import { FieldFrame } from './field';
import { formText } from './form.text';
import { Area, Gutter, Lines, Plain } from './textarea.styles';
import { useField, type FieldProps } from './use-field';

/** Props of `TextareaField`. */
export interface TextareaFieldProps extends FieldProps {
  /** Lines in sight; 4 unless told. */
  rows?: number | undefined;
  placeholder?: string | undefined;
  /** One value per line: lines are numbered, each is held to the rule, the bad ones are marked. */
  lineRule?: Rule | undefined;
  /** The same where a line is more than one value: numbers of the bad ones; `rules` say what is wrong with them. */
  badLinesOf?: ((value: string) => readonly number[]) | undefined;
  /** Characters; typing stops there. */
  maxLength?: number | undefined;
}

/** Several lines of text, or a list with one value per line. */
export function TextareaField(props: TextareaFieldProps) {
  const { rows = 4, placeholder, lineRule, badLinesOf, maxLength } = props;
  const rules = lineRule ? [eachLine(lineRule), ...(props.rules ?? [])] : props.rules;
  const state = useField<string>({ ...props, rules }, '');
  const shared = {
    ...state.control,
    rows,
    placeholder,
    maxLength,
    value: state.value,
    onChange: (event: { target: { value: string } }) => state.change(event.target.value),
  };
  const wrong = badLinesOf ?? (lineRule && linesAgainst(lineRule));
  if (!wrong) {
    const end = maxLength === undefined ? undefined : `${state.value.length} / ${maxLength}`;
    return (
      <FieldFrame props={props} state={state} end={end}>
        <Plain {...shared} $invalid={state.error !== undefined} $disabled={props.disabled} />
      </FieldFrame>
    );
  }
  const bad = new Set(state.error ? wrong(state.value) : []);
  return (
    <FieldFrame props={props} state={state} end={bad.size > 0 ? formText.badLines(bad.size) : undefined}>
      <Numbered control={shared} bad={bad} invalid={state.error !== undefined} />
    </FieldFrame>
  );
}

const linesAgainst = (rule: Rule) => (value: string) => badLines(rule, value).map(({ line }) => line ?? 0);

interface NumberedProps {
  control: ComponentProps<'textarea'> & { value: string };
  bad: ReadonlySet<number>;
  invalid: boolean;
}

/** The numbers scroll with the text; lines never wrap, so that they stay beside their numbers. */
function Numbered({ control, bad, invalid }: NumberedProps) {
  const gutter = useRef<HTMLDivElement>(null);
  const count = control.value.split('\n').length;
  const follow = (event: UIEvent<HTMLTextAreaElement>) => {
    if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop;
  };
  return (
    <Lines $invalid={invalid} $disabled={control.disabled}>
      <Gutter ref={gutter} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-bad={bad.has(index + 1) || undefined}>
            {index + 1}
          </span>
        ))}
      </Gutter>
      <Area {...control} wrap="off" spellCheck={false} onScroll={follow} />
    </Lines>
  );
}
