import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { PropsOf } from '../../src/element/contract';
import { usePlace } from '../../src/session/place';
import { token } from '../../src/theme';
import { Button } from '../../src/ui/button';
import { useConfirm } from '../../src/ui/dialog';
import { Empty } from '../../src/ui/empty';
import { Failed } from '../../src/ui/failed';
import { Form, useForm, useFormState } from '../../src/ui/form';
import { Send } from '../../src/ui/icon';
import { Note } from '../../src/ui/note';
import { Card, PaneHead } from '../../src/ui/pane';
import { Skeleton } from '../../src/ui/skeleton';
import { openTasks, startBatch, TaskDrawer } from '../../src/ui/tasks';
import { useToast } from '../../src/ui/toast';
import type { apBatchEditorContract } from './ap-batch-editor.contract';
import { useAps, usePatches } from './ap-batch-editor.data';
import { apBatchEditorText as text } from './ap-batch-editor.text';
import { chosenNames, parts, patchesOf, TickedFields, type BatchValues } from './ticked-fields';

/** Names that are told before they are only counted. */
const named = 6;

/** Settings for many access points: only what is ticked changes. */
export function ApBatchEditor({ devices = '' }: PropsOf<typeof apBatchEditorContract>) {
  const ids = useMemo(() => [...new Set(devices.split(',').filter(Boolean))], [devices]);
  const { list, error, refresh } = useAps(ids);
  const { go } = usePlace();
  const owner = useId();
  const confirm = useConfirm();
  const toast = useToast();
  const patches = usePatches();
  const [round, again] = useState(0);
  const back = <Button onClick={() => go({ name: 'ap_index' })}>{text.toList}</Button>;
  if (ids.length === 0 || list?.length === 0) {
    return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  }
  if (!list) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  const offline = list.filter(({ status }) => status === 'offline').length;
  const names = list.map(({ remark }) => remark);
  const submit = async (values: BatchValues) => {
    const wanted = patchesOf(values);
    if (wanted.length === 0) return void toast.warning(text.nothing);
    const agreed = await confirm({
      title: text.sendTitle(list.length),
      body: text.sendBody(chosenNames(values).join('、')),
      confirm: text.sendConfirm,
      danger: true,
    });
    if (!agreed) return;
    const byId = new Map(list.map(({ id, remark }) => [id, remark]));
    startBatch({
      title: text.task(list.length),
      ids: list.map(({ id }) => id),
      run: patches(wanted),
      nameOf: (id) => byId.get(id) ?? id,
    });
    openTasks(owner);
    again(round + 1);
  };
  return (
    <Stack part="panel">
      <Card>
        <PaneHead title={text.touches(list.length)} {...(offline > 0 && { note: text.offline(offline) })} />
        <Names>{text.names(names.slice(0, named).join('、'), list.length > named ? list.length : 0)}</Names>
        <Note>{text.note}</Note>
      </Card>
      <Form<BatchValues> key={round} label={text.touches(list.length)} onSubmit={submit}>
        {parts.map((part) => (
          <TickedFields key={part.key} part={part} />
        ))}
        <Foot onResults={() => openTasks(owner)} />
      </Form>
      <TaskDrawer owner={owner} />
    </Stack>
  );
}

function Foot({ onResults }: { onResults: () => void }) {
  const form = useForm();
  const { values, submitting } = useFormState<BatchValues>({ subscription: { values: true, submitting: true } });
  const chosen = chosenNames(values);
  return (
    <Bar>
      <span role="status">{chosen.length > 0 ? chosen.join('、') : text.nothing}</span>
      <Button onClick={onResults}>{text.results}</Button>
      <Button disabled={chosen.length === 0} onClick={() => form.reset()}>
        {text.reset}
      </Button>
      <Button variant="primary" type="submit" icon={<Send />} busy={submitting} disabled={chosen.length === 0}>
        {text.send}
      </Button>
    </Bar>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Names = styled.p`
  margin: 0 0 12px;
  color: ${token('text-2')};
`;

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  padding: 12px 20px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-3')};
  background: ${token('surface-base')};
  & > span {
    flex: 1;
    min-width: 0;
    color: ${token('text-2')};
  }
`;
