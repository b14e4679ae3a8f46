import { PasswordField } from '../../../src/ui/form';
import { FormDialog, verbs } from '../../../src/ui/form-dialog';
import { NewPasswordFields } from '../shared/new-password';
import { useToast } from '../../../src/ui/toast';
import { usePasswordChange } from './security.data';
import { securityText } from './security.text';

const text = securityText.password;

interface Values {
  old_password: string;
  password: string;
  confirm_password: string;
}

/** Changes the password; the other devices are signed out. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { run } = usePasswordChange();
  const toast = useToast();
  const submit = async (values: Values) => {
    const { message } = await run(values);
    toast.success(message || securityText.saved);
    onClose();
  };
  return (
    <FormDialog<Values> title={text.title} ok={verbs.save} onClose={onClose} onSubmit={submit}>
      <PasswordField name="old_password" label={text.old} required />
      <NewPasswordFields />
    </FormDialog>
  );
}
