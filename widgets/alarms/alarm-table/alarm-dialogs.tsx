import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { TextareaField, TextField } from '../../../src/ui/form';
import { useToast } from '../../../src/ui/toast';
import { useAssign, useNote } from './alarm-table.data';
import { alarmTableText as text } from './alarm-table.text';

/** Characters that the server takes. */
const longest = { assignee: 20, note: 500 };

interface AssignDialogProps {
  id: string;
  assignee: string | null;
  onClose: () => void;
}

/** Names the person who takes care of an alarm. */
export function AssignDialog({ id, assignee, onClose }: AssignDialogProps) {
  const { run } = useAssign();
  const toast = useToast();
  const submit = async ({ assignee: name = '' }: { assignee?: string }) => {
    await run({ ids: [id], assignee: name.trim() });
    toast.success(text.assigned(name.trim()));
    onClose();
  };
  return (
    <FormDialog<{ assignee?: string }>
      title={text.assign}
      ok={text.assign}
      initial={{ assignee: assignee ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="assignee" label={text.assignee} help={text.assigneeHelp} maxLength={longest.assignee} />
    </FormDialog>
  );
}

interface AssignManyProps {
  onSubmit: (assignee: string) => void;
  onClose: () => void;
}

/** Names the person who takes care of several alarms. */
export function AssignManyDialog({ onSubmit, onClose }: AssignManyProps) {
  return (
    <FormDialog<{ assignee?: string }>
      title={text.assign}
      ok={text.assign}
      initial={{}}
      onSubmit={({ assignee = '' }) => onSubmit(assignee.trim())}
      onClose={onClose}
    >
      <TextField name="assignee" label={text.assignee} help={text.assigneeHelp} maxLength={longest.assignee} />
    </FormDialog>
  );
}

interface NoteDialogProps {
  id: string;
  note: string;
  onClose: () => void;
}

/** Writes what is to be remembered about an alarm. */
export function NoteDialog({ id, note, onClose }: NoteDialogProps) {
  const { run } = useNote();
  const toast = useToast();
  const submit = async ({ note: written = '' }: { note?: string }) => {
    await run({ id, note: written.trim() });
    toast.success(text.noted);
    onClose();
  };
  return (
    <FormDialog<{ note?: string }>
      title={text.note}
      ok={verbs.save}
      initial={{ note }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextareaField name="note" label={text.note} maxLength={longest.note} />
    </FormDialog>
  );
}
