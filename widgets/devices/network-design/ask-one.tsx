import { NumberField, TextField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { pointsText as text } from './points.text';

interface AskOneProps {
  kind: 'scale' | 'label';
  onClose: () => void;
  onText: (text: string) => void;
  onMetres: (metres: number) => void;
}

/** How far two points are from each other, or what a room is called. */
export function AskOne({ kind, onClose, onText, onMetres }: AskOneProps) {
  const submit = ({ name, metres }: { name?: string; metres?: number }) => {
    if (kind === 'label') onText((name ?? '').trim());
    else onMetres(metres ?? 1);
    onClose();
  };
  return (
    <FormDialog<{ name?: string; metres?: number }>
      title={kind === 'label' ? text.labelTitle : text.scaleTitle}
      ok={kind === 'label' ? verbs.add : text.scaleOk}
      initial={{}}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'label' ? (
        <TextField name="name" label={text.labelTitle} required maxLength={20} />
      ) : (
        <NumberField name="metres" label={text.metres} unit={text.metre} required min={0.5} max={300} />
      )}
    </FormDialog>
  );
}
