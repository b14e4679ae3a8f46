import { useState } from 'react';
import { maxLength } from '../../rules';
import { CheckboxField, TextField } from '../form';
import { FormDialog } from '../form-dialog';
import { lazy, Suspense } from '../lazy';
import { Note } from '../note';
import { Skeleton } from '../skeleton';
import { useToast } from '../toast';
import { ChangeList } from './changes';
import { Gap, Plain } from './staged.styles';
import { applyText as own } from './apply.text';
import { stagedText as text } from './staged.text';
import type { Staged } from './use-staged';

const Unseen = lazy(() => import('./unseen').then((m) => m.Unseen));

/** What would be sent, once more in full, before it is. Exists only while open. */
export function ApplyDialog({ staged, onClose }: { staged: Staged; onClose: () => void }) {
  const toast = useToast();
  const [shown, setShown] = useState<string>();
  const { config } = staged;
  if (!config) return null;
  const warnings = config.warnings ?? [];
  const on = config.on_device;
  const unseen = on?.state === 'differs' && !on.given_up;
  const submit = async ({ note }: { note?: string }) => {
    const { version } = await staged.apply(note?.trim() ?? '', unseen ? shown : undefined);
    toast.success(own.sent(version ?? config.version));
    onClose();
  };
  return (
    <FormDialog
      title={own.diffTitle}
      width={unseen ? 960 : 560}
      ok={own.confirm(config.changes.length)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Gap>
        <Note tone={config.online && !config.stale ? 'info' : 'warning'}>
          <b>{own.target(config.remark)}</b>
          <div>{config.online ? own.online : own.offline}</div>
          {config.stale && <div>{text.stale}</div>}
          {!on && <div>{text.unknownWhy}</div>}
        </Note>
        {unseen && (
          <Suspense fallback={<Skeleton rows={4} />}>
            <Unseen staged={staged} config={config} onShown={setShown} />
          </Suspense>
        )}
        {warnings.length > 0 && (
          <>
            <Note tone="danger">
              <b>{own.warningsTitle}</b>
              <Plain>
                {warnings.map(({ kind, name, hits }) => (
                  <li key={`${kind} ${name}`}>{own.warnings[kind](name, hits)}</li>
                ))}
              </Plain>
            </Note>
            <CheckboxField name="sure" label={own.sure} required>
              {own.sureText}
            </CheckboxField>
          </>
        )}
        {!unseen && <ChangeList changes={config.changes} />}
        <TextField name="note" label={own.note} help={own.noteHelp} maxLength={200} rules={[maxLength(200)]} />
      </Gap>
    </FormDialog>
  );
}
