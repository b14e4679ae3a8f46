import { longestBoardName } from '../../../src/domain/board';
import { RadioField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { useSave } from './boards.data';
import { newDocument, type Draft } from './boards.model';
import { boardsText as text } from './boards.text';

interface Values {
  name?: string;
  start: 'sites' | 'empty';
}

/** Makes a board: one that tells how the sites stand, an empty one, or a copy. */
export function NewBoard({
  copy,
  onClose,
  onMade,
}: {
  copy?: Draft;
  onClose: () => void;
  onMade: (id: string) => void;
}) {
  const { run } = useSave();
  const submit = async ({ name = '', start }: Values) => {
    const { data } = await run({ name, document: copy?.document ?? newDocument(start) });
    onClose();
    onMade(data.id);
  };
  const name = copy ? text.copyOf(copy.name).slice(0, longestBoardName) : '';
  return (
    <FormDialog<Values>
      title={copy ? text.saveAs : text.add}
      ok={copy ? verbs.save : verbs.create}
      initial={{ name, start: 'sites' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField name="name" label={text.name} required maxLength={longestBoardName} />
      {!copy && (
        <RadioField
          name="start"
          label={text.start}
          options={(['sites', 'empty'] as const).map((value) => ({ value, label: text.starts[value] }))}
        />
      )}
    </FormDialog>
  );
}
