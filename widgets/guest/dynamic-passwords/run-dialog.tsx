import type { PasswordPlan } from '../../../src/api/contract/wifi-password';
import { TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { useToast } from '../../../src/ui/toast';
import { useReach, useRun } from './dynamic-passwords.data';
import { dynamicPasswordsText as text } from './dynamic-passwords.text';
import { reachWords } from './reach';

/** Asks before a password is changed now, and for the reason. */
export function RunDialog({ plan, onClose }: { plan: PasswordPlan; onClose: () => void }) {
  const { id, ssid, target, target_ids, last } = plan;
  const { run } = useRun();
  const toast = useToast();
  const reach = useReach({ ssid, target, target_ids });
  const submit = async ({ note = '' }: { note?: string }) => {
    const { data } = await run({ id, after: last?.number ?? 0, note });
    toast.success(text.runDone(data.number));
    onClose();
  };
  return (
    <FormDialog<{ note?: string }>
      title={text.runTitle(ssid)}
      ok={text.runOk}
      width={480}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      <Note tone="warning">
        {text.runBody}
        {reach.data && ` ${reachWords(reach.data)}`}
      </Note>
      <TextField name="note" label={text.note} maxLength={60} help={text.noteHelp} />
    </FormDialog>
  );
}
