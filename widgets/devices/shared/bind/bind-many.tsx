import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../../src/theme';
import { useAct } from '../../../../src/ui/act';
import { Button } from '../../../../src/ui/button';
import { Form, FormActions, SelectField, SubmitButton, TextareaField, useForm } from '../../../../src/ui/form';
import { useToast } from '../../../../src/ui/toast';
import { useBind, useGroups } from './bind.data';
import { bindText as text } from './bind.text';
import { labelLines, mostLabels, readLabels, type Label } from './read-labels';

interface Values {
  labels: string;
  group?: string;
}

interface Refused extends Label {
  why: string;
}

/** Takes many gateways into the account, one after another; those that were refused stay in the field, each with the reason. */
export function BindMany({ onDone, onCancel }: { onDone: () => void; onCancel?: (() => void) | undefined }) {
  const toast = useToast();
  const { act } = useAct();
  const binding = useBind();
  const filters = useGroups();
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const submit = async ({ labels: typed, group }: Values, put: (labels: string) => void) => {
    const { labels } = readLabels(typed);
    const wrong: Refused[] = [];
    setRefused([]);
    for (const [at, label] of labels.entries()) {
      // Whoever closes the dialog wants no more of them.
      if (gone.current) return;
      setDone(at);
      await act(() => binding.run({ ...label, ...(group && { group }) }), {
        failed: ({ message }) => void wrong.push({ ...label, why: message }),
      });
    }
    setDone(undefined);
    setRefused(wrong);
    if (wrong.length < labels.length) toast.success(text.manyBound(labels.length - wrong.length));
    if (wrong.length === 0) return onDone();
    put(labelLines(wrong));
  };
  // The form tells when it is sent, and only inside is there a way to change what stands in it.
  const put = useRef<(labels: string) => void>(() => undefined);
  return (
    <Form<Values> label={text.bind} onSubmit={(values) => submit(values, put.current)}>
      <Putter put={put} />
      <TextareaField
        name="labels"
        label={text.labels}
        help={text.labelsHelp}
        required
        rows={8}
        placeholder={text.labelsExample}
        badLinesOf={(typed) => readLabels(typed).bad}
        rules={[checkLabels]}
      />
      <SelectField
        name="group"
        label={text.groupOptional}
        placeholder={text.noGroup}
        source={filters}
        options={(filters.data?.groups ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div role="status">{done !== undefined && text.binding(done + 1)}</div>
      {refused.length > 0 && (
        <Wrong role="alert" aria-label={text.notBound(refused.length)}>
          <h3>{text.notBound(refused.length)}</h3>
          <ul>
            {refused.map(({ gwid, why }) => (
              <li key={gwid}>
                <code>{gwid}</code> {why}
              </li>
            ))}
          </ul>
        </Wrong>
      )}
      <FormActions>
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
        <SubmitButton>{text.confirm}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Why what was typed is no list of labels. */
function checkLabels(typed: string | undefined): string | undefined {
  const { labels, bad } = readLabels(typed ?? '');
  if (bad.length > 0) return text.badLabels(bad);
  return labels.length > mostLabels ? text.labelsMost(mostLabels) : undefined;
}

function Putter({ put }: { put: { current: (labels: string) => void } }) {
  const form = useForm<Values>();
  put.current = (labels) => form.change('labels', labels);
  return null;
}

const Wrong = styled.section`
  display: grid;
  gap: 8px;
  & > h3 {
    margin: 0;
    color: ${token('danger-text')};
    font-size: 14px;
    font-weight: 500;
  }
  & > ul {
    max-height: 160px;
    margin: 0;
    padding: 0;
    overflow: auto;
    list-style: none;
    font-size: 12px;
    line-height: 20px;
  }
`;
