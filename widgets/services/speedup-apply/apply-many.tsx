import { useState } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '../../../src/api';
import { appliedFields, mostApplied } from '../../../src/domain/speedup';
import { usePlace } from '../../../src/session/place';
import { ruleText } from '../../../src/text';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Form, FormActions, SubmitButton, TextareaField, useForm, useFormState } from '../../../src/ui/form';
import { useToast } from '../../../src/ui/toast';
import { useSpeedupActions } from '../shared/speedup/speedup.data';
import { GroupField, type ApplyProps } from './group-field';
import { faultsOf, isTooLong, linesOf, type AppliedLine, type LineFault } from './speedup-apply.model';
import { speedupApplyText as text } from './speedup-apply.text';

interface Values {
  gid: string;
  list: string;
}

/** What a fault says: the line, and what is wrong with which field. */
const faultText = ({ line, field, failure, twin }: LineFault): string =>
  text.lineOf(line, failure ? ruleText(failure, text.fields[field]) : text.twin(text.fields[field], twin ?? 0));

/** Many terminals at once: pasted, or read from a file. All of them are applied for, or none. */
export function ApplyMany({ start }: ApplyProps) {
  const place = usePlace();
  const toast = useToast();
  const { apply } = useSpeedupActions();
  const [refused, setRefused] = useState<{ list: string; said: readonly string[] }>();
  const submit = async ({ gid: into, list }: Values) => {
    const lines = linesOf(list);
    try {
      await apply.run({ gid: into, rows: lines.map(({ row }) => row) });
    } catch (failure) {
      const said = failure instanceof ApiError ? saidByLine(failure, lines) : [];
      if (said.length === 0) throw failure;
      setRefused({ list, said });
      return { list: text.wrong(said.length) };
    }
    toast.success(text.applied(lines.length));
    place.go({ name: 'open.overseas_speedup.member_manage', params: { gid: into } });
    return undefined;
  };
  return (
    <Form<Values>
      label={text.many}
      initial={{ gid: start?.gid ?? '', list: '' }}
      onSubmit={submit as (values: Values) => Promise<void>}
    >
      <GroupField start={start}>{(group) => <List most={group?.mbps ?? 10_000} refused={refused} />}</GroupField>
      <FormActions>
        <SubmitButton>{text.submit}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface ListProps {
  /** Mbps that a member may have. */
  most: number;
  refused: { list: string; said: readonly string[] } | undefined;
}

function List({ most, refused }: ListProps) {
  const form = useForm<Values>();
  const { values } = useFormState<Partial<Values>>();
  const [read, setRead] = useState('');
  const { list = '' } = values;
  const lines = linesOf(list);
  const faults = faultsOf(lines, most);
  const said = refused?.list === list ? refused.said : faults.map(faultText);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { readTable } = await import('../../../src/ui/table/import/read-table');
    try {
      const rows = await readTable(file, mostApplied + 1);
      form.change('list', rows.map(({ cells }) => cells.slice(0, appliedFields.length).join(',')).join('\n'));
      setRead(text.read(file.name, rows.length));
    } catch {
      setRead(text.unread(file.name));
    }
  };
  return (
    <>
      <TextareaField
        name="list"
        label={text.list}
        required
        rows={10}
        placeholder={text.example}
        badLinesOf={(value) => faultsOf(linesOf(value), most).map(({ line }) => line)}
        rules={[
          (value) => (isTooLong(linesOf(value)) ? text.tooMany(mostApplied) : undefined),
          (value) => {
            const count = faultsOf(linesOf(value), most).length;
            return count > 0 ? text.wrong(count) : undefined;
          },
        ]}
        help={text.listHelp(mostApplied)}
      />
      <Pick>
        <Button onClick={(event) => event.currentTarget.parentElement?.querySelector('input')?.click()}>
          {text.file}
        </Button>
        <input
          type="file"
          accept=".csv,.txt,.xlsx"
          hidden
          aria-label={text.file}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file again must count as a choice.
            event.target.value = '';
          }}
        />
        <span role="status">{read || text.count(lines.length)}</span>
      </Pick>
      {said.length > 0 && (
        <Faults aria-label={text.faults}>
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Faults>
      )}
    </>
  );
}

/** Sentences of a refusal with the numbers of the lines that they are about. */
const saidByLine = ({ detail }: ApiError, lines: readonly AppliedLine[]): string[] =>
  Object.entries(detail.errors ?? {}).flatMap(([path, sentences]) => {
    const at = /^rows\.(\d{1,3})\./.exec(path)?.[1];
    const line = at === undefined ? undefined : lines[Number(at)]?.line;
    return line === undefined ? [] : sentences.slice(0, 1).map((sentence) => text.lineOf(line, sentence));
  });

const Pick = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  color: ${token('text-3')};
`;

const Faults = styled.ul`
  display: grid;
  gap: 4px;
  max-height: 240px;
  margin: 0;
  padding-left: 20px;
  overflow: auto;
  color: ${token('danger-text')};
`;
