import type { ConfigRow, ConfigSection, ConfigValue } from '../../domain/config';
import { FormDialog } from '../form-dialog';
import { useToast } from '../toast';
import { ConfigFields } from './fields';
import { localize } from './localize';
import { acrossRows, filled, withRow } from './typed-rows';
import { stagedText as text } from './staged.text';
import type { Sources } from './use-sources';
import { isConflict, type Staged } from './use-staged';

/** Props of `RowDialog`. */
export interface RowDialogProps {
  staged: Staged;
  section: ConfigSection;
  /** The row to edit; one with an id of its own to add. */
  row: ConfigRow;
  sources: Sources;
  onClose: () => void;
}

/** Edits one row of a section and puts it into the draft. Exists only while open. */
export function RowDialog({ staged, section: given, row, sources, onClose }: RowDialogProps) {
  const section = localize(given);
  const toast = useToast();
  const { config } = staged;
  const known = staged.rowsOf(section.key).some(({ id }) => id === row.id);
  const vlans = new Set(config?.vlans);
  const submit = async (values: Record<string, ConfigValue | undefined>) => {
    const whole = filled(section, row, values);
    try {
      await staged.edit(section.key, (rows) => withRow(rows, whole));
    } catch (error) {
      // The rows below the dialog are the newest by now; what was typed stays and can be sent again.
      if (isConflict(error)) toast.warning((error as Error).message);
      else throw error;
      return { [section.fields[0]!.name]: (error as Error).message };
    }
    toast.success(text.drafted);
    onClose();
  };
  const across = acrossRows(staged, section, vlans);
  return (
    <FormDialog
      title={known ? text.edit(section.noun) : text.add(section.noun)}
      width={560}
      ok={text.toDraft}
      initial={row}
      onSubmit={submit}
      onClose={onClose}
    >
      <ConfigFields {...{ section, row, vlans, sources, across }} />
    </FormDialog>
  );
}
