import { idCard } from '../../../src/rules';
import { TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { useRealNameSubmit } from './security.data';
import { securityText } from './security.text';

const text = securityText.realName;

interface Values {
  name: string;
  id_card: string;
}

/** Hands in name and identity card number (specification, section 5 "ID card"). 550 px wide (section 9). */
export function RealNameDialog({ onClose }: { onClose: () => void }) {
  const { run } = useRealNameSubmit();
  const toast = useToast();
  const submit = async ({ name, id_card }: Values) => {
    await run({ name: name.trim(), id_card: id_card.trim().toUpperCase() });
    toast.success(text.submitted);
    onClose();
  };
  return (
    <FormDialog<Values> title={text.title} width={550} ok={text.submit} onClose={onClose} onSubmit={submit}>
      <TextField name="name" label={text.person} required maxLength={40} autoComplete="name" help={text.personHelp} />
      <TextField
        name="id_card"
        label={text.card}
        required
        mono
        maxLength={18}
        autoComplete="off"
        tidy={(value) => value.trim().toUpperCase()}
        rules={[(value) => idCard(value.trim())]}
      />
    </FormDialog>
  );
}
