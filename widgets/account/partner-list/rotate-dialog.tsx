import { graceHours } from '../../../src/domain/embed';
import type { Partner } from '../../../src/api/contract/embed';
import { RadioField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useRotate } from './partner-list.data';
import { partnerListText as text } from './partner-list.text';

/** Props of `RotateDialog`. */
export interface RotateDialogProps {
  partner: Partner;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** Makes a new secret, and asks what becomes of the old one. */
export function RotateDialog({ partner: { id, name }, onClose, onSecret }: RotateDialogProps) {
  const rotate = useRotate();
  const submit = async ({ old }: { old: string }) => {
    const { data } = await rotate.run({ id, grace: old === 'grace' });
    onSecret(data.secret);
    onClose();
  };
  return (
    <FormDialog
      title={text.rotateBody(name)}
      ok={text.rotate}
      width={480}
      initial={{ old: 'grace' }}
      onClose={onClose}
      onSubmit={submit}
    >
      <RadioField
        name="old"
        label={text.oldSecret}
        options={[
          { value: 'grace', label: text.rotateGrace(graceHours) },
          { value: 'now', label: text.rotateNow },
        ]}
        help={text.rotateDetail}
      />
    </FormDialog>
  );
}
