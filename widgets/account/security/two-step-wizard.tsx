import { useState } from 'react';
import { smsCode } from '../../../src/rules';
import { CopyButton } from '../../../src/ui/copy';
import { PasswordField, TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { QrCode } from '../../../src/ui/qr';
import { RecoveryCodes } from './recovery-codes';
import { useTwoStepBegin, useTwoStepEnable } from './security.data';
import { Scan, Secret } from './security.styles';
import { securityText } from './security.text';

const text = securityText.twoStep;

/** Turns two-step codes on: password, then the app's first code, then the recovery codes. */
export function TwoStepWizard({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return secret ? (
    <FirstCode {...secret} onCodes={setCodes} onClose={onClose} />
  ) : (
    <Begin onSecret={setSecret} onClose={onClose} />
  );
}

interface BeginProps {
  onSecret: (secret: { secret: string; uri: string }) => void;
  onClose: () => void;
}

function Begin({ onSecret, onClose }: BeginProps) {
  const { run } = useTwoStepBegin();
  return (
    <FormDialog<{ password: string }>
      title={text.begin}
      ok={text.next}
      onClose={onClose}
      onSubmit={async (values) => onSecret((await run(values)).data)}
    >
      <PasswordField name="password" label={text.password} required help={text.passwordHelp} />
    </FormDialog>
  );
}

interface FirstCodeProps {
  secret: string;
  uri: string;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}

function FirstCode({ secret, uri, onCodes, onClose }: FirstCodeProps) {
  const { run } = useTwoStepEnable();
  return (
    <FormDialog<{ totp: string }>
      title={text.begin}
      ok={text.enable}
      onClose={onClose}
      onSubmit={async (values) => onCodes((await run(values)).data.recovery_codes)}
    >
      <p>{text.scan}</p>
      <Scan>
        <QrCode text={uri} label={text.qr} size={176} />
      </Scan>
      <TextField
        name="totp"
        label={text.code}
        required
        inputMode="numeric"
        maxLength={6}
        autoComplete="one-time-code"
        rules={[smsCode]}
      />
      <p>
        {text.manual}
        <br />
        <Secret>{secret}</Secret> <CopyButton text={secret} />
      </p>
    </FormDialog>
  );
}
