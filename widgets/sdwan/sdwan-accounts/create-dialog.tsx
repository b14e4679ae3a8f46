import { useRef, useState } from 'react';
import { ApiError } from '../../../src/api';
import { useRequestId } from '../../../src/api/use-request-id';
import {
  countedDialers,
  dialLimits as limits,
  faultOf,
  readDialers,
  type NewDialer,
} from '../../../src/domain/sdwan-account';
import { isUsername } from '../../../src/domain/username';
import { number } from '../../../src/format';
import { maxLength, password as passwordRule } from '../../../src/rules';
import { dialerText } from '../../../src/text/dialer.text';
import {
  useFormState,
  FormRow,
  NumberField,
  PasswordField,
  RadioField,
  TextareaField,
  TextField,
} from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { betweenText } from '../../../src/text/between.text';
import { Credentials, type Secret } from './credentials';
import { newPassword, useAccountActions } from './sdwan-accounts.data';
import { Told } from './sdwan-accounts.styles';
import { sdwanAccountsText as text } from './sdwan-accounts.text';
import { TermsFields, termsOf, type TermsValues } from './terms-fields';

interface Values extends TermsValues {
  mode: 'one' | 'lines' | 'counted';
  username?: string;
  name?: string;
  password?: string;
  lines?: string;
  prefix?: string;
  from?: number;
  count?: number;
}

/** The field that a refusal of the accounts lands on. */
const fields = { one: 'username', lines: 'lines', counted: 'prefix' } as const;

/** Makes one account, many pasted ones or a counted row of them, then shows their passwords once. */
export function CreateDialog({ department, onClose }: { department: string | undefined; onClose: () => void }) {
  const { create } = useAccountActions();
  const requestId = useRequestId();
  const thought = useRef<{ request: string; accounts: NewDialer[] }>({ request: '', accounts: [] });
  const [made, setMade] = useState<readonly Secret[]>();
  const submit = async (values: Values) => {
    const wanted = wantedOf(values);
    const terms = termsOf(values);
    // Asked again after a lost answer it is the same request, so the passwords must be the same, too.
    const request_id = requestId({ wanted, terms });
    if (thought.current.request !== request_id) {
      thought.current = {
        request: request_id,
        accounts: wanted.map((one) => ({ ...one, password: one.password || newPassword() })),
      };
    }
    const { accounts } = thought.current;
    try {
      await create.run({ request_id, ...terms, accounts });
      setMade(accounts);
    } catch (error) {
      const [said] = (error instanceof ApiError && error.detail.errors?.accounts) || [];
      if (said === undefined) throw error;
      return { [fields[values.mode]]: values.mode === 'one' ? withoutLine(said) : said };
    }
  };
  if (made) return <Credentials title={text.made(number(made.length))} rows={made} onClose={onClose} />;
  return (
    <FormDialog<Values>
      title={text.create}
      ok={verbs.create}
      width={640}
      initial={{ mode: 'one', department: department ?? '', sessions: 1, down: 0, up: 0, from: 1, count: 10 }}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioField
        name="mode"
        label={text.mode}
        options={(['one', 'lines', 'counted'] as const).map((value) => ({ value, label: text.modes[value] }))}
      />
      <Who />
      <TermsFields />
    </FormDialog>
  );
}

function wantedOf({ mode, username = '', name = '', password = '', ...values }: Values): NewDialer[] {
  if (mode === 'lines') return readDialers(values.lines ?? '').good;
  if (mode === 'counted') return countedDialers(values.prefix?.trim() ?? '', values.from ?? 1, values.count ?? 1);
  return [{ line: 1, username: username.trim(), name: name.trim(), password }];
}

/** A single account has no line worth naming. */
const withoutLine = (said: string) => said.replace(/^[^“]*“[^”]*”[:：]\s*/, '');

function Who() {
  const { values } = useFormState<Values>();
  if (values.mode === 'lines') return <Lines value={values.lines ?? ''} />;
  if (values.mode === 'counted') return <Counted values={values} />;
  return (
    <>
      <FormRow>
        <TextField
          name="username"
          label={dialerText.username}
          required
          autoComplete="off"
          maxLength={32}
          tidy={(value) => value.trim()}
          rules={[(value) => (isUsername(value) ? undefined : text.usernameInvalid)]}
          help={text.usernameHelp}
        />
        <TextField
          name="name"
          label={dialerText.name}
          maxLength={limits.name}
          rules={[maxLength(limits.name)]}
          autoComplete="off"
        />
      </FormRow>
      <PasswordField
        name="password"
        label={text.password}
        purpose="new"
        rules={[passwordRule]}
        help={text.passwordHelp}
      />
    </>
  );
}

/** Bad lines that are named one by one. */
const named = 6;

function Lines({ value }: { value: string }) {
  const { good, bad } = readDialers(value);
  return (
    <>
      <TextareaField
        name="lines"
        label={text.lines}
        required
        rows={7}
        placeholder={text.linesExample}
        badLinesOf={(typed) => readDialers(typed).bad.map(({ line }) => line)}
        rules={[linesFault]}
        help={text.linesHelp}
      />
      {good.length > 0 && bad.length === 0 && <Told role="status">{text.linesGood(number(good.length))}</Told>}
    </>
  );
}

/** What is wrong with pasted lines, in one sentence. */
function linesFault(typed: string): string | undefined {
  const { good, bad } = readDialers(typed);
  if (bad.length > 0) {
    const told = bad.slice(0, named).map(({ line, text: said, fault, first }) => {
      const why = fault === 'repeated' ? text.faultRepeated(first ?? 0) : text.faults[fault];
      return text.lineFault(line, said.split(/[,，\t]/)[0]!.slice(0, 40), why);
    });
    const rest = bad.length - named;
    return [...told, ...(rest > 0 ? [text.moreFaults(number(rest))] : [])].join(betweenText.sentences);
  }
  if (good.length > limits.atOnce) return text.linesMany(number(good.length), number(limits.atOnce));
  return good.length === 0 ? text.linesNone : undefined;
}

function Counted({ values }: { values: Partial<Values> }) {
  const { prefix = '', from, count } = values;
  const fits = typeof from === 'number' && typeof count === 'number' && count >= 1 && count <= limits.atOnce;
  const all = fits && prefix ? countedDialers(prefix.trim(), from, count) : [];
  const [first, last] = [all[0], all.at(-1)];
  return (
    <>
      <FormRow>
        <TextField
          name="prefix"
          label={text.prefix}
          required
          autoComplete="off"
          maxLength={30}
          tidy={(value) => value.trim()}
          rules={[
            (value, form) => {
              const { from: start, count: many } = form as Partial<Values>;
              const [longest] = countedDialers(value.trim(), (start ?? 1) + (many ?? 1) - 1, 1);
              return longest && faultOf(longest) ? text.prefixInvalid : undefined;
            },
          ]}
        />
        <NumberField name="from" label={text.from} required integer min={0} max={999_999} />
        <NumberField
          name="count"
          label={text.count}
          required
          integer
          min={1}
          max={limits.atOnce}
          unit={text.countUnit}
        />
      </FormRow>
      {first && last && <Told role="status">{text.preview(first.username, last.username)}</Told>}
    </>
  );
}
