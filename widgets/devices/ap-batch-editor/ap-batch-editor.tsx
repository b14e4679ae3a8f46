import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useClient, useRead } from '../../../src/api';
import { jobPreview } from '../../../src/api/contract/job';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { useConfirm } from '../../../src/ui/dialog';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Form, useForm, useFormState } from '../../../src/ui/form';
import { Send } from '../../../src/ui/icon';
import { Note } from '../../../src/ui/note';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { openTasks, TaskDrawer, useStartJob } from '../../../src/ui/tasks';
import { useToast } from '../../../src/ui/toast';
import { Stack } from '../../../src/ui/stack';
import { betweenText } from '../../../src/text/between.text';
import type { apBatchEditorContract } from './ap-batch-editor.contract';
import { targetOf } from './ap-batch-editor.data';
import { apBatchEditorText as text } from './ap-batch-editor.text';
import { Effects } from './effects';
import { chosenNames, parts, patchesOf, TickedFields, type BatchValues } from './ticked-fields';

/** Settings for many access points: only what is ticked changes. */
export function ApBatchEditor({ devices = '', filter = '' }: PropsOf<typeof apBatchEditorContract>) {
  const target = useMemo(() => targetOf(devices, filter), [devices, filter]);
  const { data, error, refresh } = useRead(jobPreview, target ? { target } : null);
  const { go } = usePlace();
  const client = useClient();
  const owner = useId();
  const confirm = useConfirm();
  const toast = useToast();
  const { start } = useStartJob();
  const [round, again] = useState(0);
  const back = <Button onClick={() => go({ name: 'ap_index' })}>{text.toList}</Button>;
  // Nothing that was chosen is an access point of the account.
  if (!target || error?.kind === 'invalid') {
    return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  }
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  const { total, offline, names } = data;
  const submit = async (values: BatchValues) => {
    const patches = patchesOf(values);
    if (patches.length === 0) return void toast.warning(text.nothing);
    const { changing = 0, effects = [] } = (await client.call(jobPreview, { target, patches })).data;
    if (changing === 0) return void toast.info(text.sendNone);
    const agreed = await confirm({
      title: text.sendTitle(total),
      body: text.sendBody(changing, total - changing),
      detail: <Effects effects={effects} total={total} />,
      confirm: text.sendConfirm,
      danger: true,
    });
    if (!agreed) return;
    await start({ kind: 'config', target, patches });
    openTasks(owner);
    again(round + 1);
  };
  return (
    <Stack part="panel">
      <Card>
        <PaneHead title={text.touches(total)} {...(offline > 0 && { note: text.offline(offline) })} />
        <Names>{text.names(names.join(betweenText.names), total > names.length ? total : 0)}</Names>
        <Note>{text.note}</Note>
      </Card>
      <Form<BatchValues> key={round} label={text.touches(total)} onSubmit={submit}>
        {parts().map((part) => (
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
      <span role="status">{chosen.length > 0 ? chosen.join(betweenText.names) : text.nothing}</span>
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
    flex: 1 1 200px;
    min-width: 0;
    color: ${token('text-2')};
  }
`;
