import { useState } from 'react';
import { smsCode } from '../../../src/rules';
import { PasswordField, TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useToast } from '../../../src/ui/toast';
import { RecoveryCodes } from './recovery-codes';
import { useTwoStepDisable, useTwoStepRecovery } from './security.data';
import { securityText } from './security.text';

const text = securityText.twoStep;

/** Turns two-step codes off: password and a code. */
export function EndTwoStep({ onClose }: { onClose: () => void }) {
  const { run } = useTwoStepDisable();
  const toast = useToast();
  const submit = async (values: { password: string; totp: string }) => {
    await run(values);
    toast.success(text.ended);
    onClose();
  };
  return (
    <FormDialog title={text.endTitle} ok={text.endOk} danger onClose={onClose} onSubmit={submit}>
      <p>{text.endHint}</p>
      <PasswordField name="password" label={text.password} required />
      <TextField name="totp" label={text.codeOrRecovery} required maxLength={16} autoComplete="one-time-code" />
    </FormDialog>
  );
}

/** Makes new recovery codes; the old ones end. */
export function RenewCodes({ onClose }: { onClose: () => void }) {
  const { run } = useTwoStepRecovery();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <FormDialog<{ totp: string }>
      title={text.renew}
      ok={text.renewOk}
      onClose={onClose}
      onSubmit={async (values) => setCodes((await run(values)).data.recovery_codes)}
    >
      <TextField
        name="totp"
        label={text.code}
        required
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        rules={[smsCode]}
      />
    </FormDialog>
  );
}
