import { useState } from 'react';
import type { Partner } from '../../../src/api/contract/embed';
import { testTokenHours } from '../../../src/domain/embed';
import { Button } from '../../../src/ui/button';
import { CopyButton } from '../../../src/ui/copy';
import { Dialog } from '../../../src/ui/dialog';
import { TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { useTestToken } from './partner-list.data';
import { Secret } from './partner-list.styles';
import { partnerListText as text } from './partner-list.text';

/** Props of `TestDialog`. */
export interface TestDialogProps {
  partner: Partner;
  onClose: () => void;
}

/** Makes a token for a page on one's own machine, and shows the line of code with it, once. */
export function TestDialog({ partner: { id, name, origins }, onClose }: TestDialogProps) {
  const make = useTestToken();
  const [token, setToken] = useState<string>();
  const submit = async ({ origin }: { origin: string }) => {
    const { data } = await make.run({ id, origin: origin.trim() });
    setToken(data.token);
  };
  if (token) {
    const code = `connect({ baseUrl: '${location.origin}', consoleUrl: '${location.origin}', token: () => '${token}' });`;
    return (
      <Dialog
        open
        title={text.testShown}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {text.close}
          </Button>
        }
      >
        <p>{text.testBody}</p>
        <Secret>
          <code>{code}</code>
          <CopyButton text={code} />
        </Secret>
      </Dialog>
    );
  }
  const local = origins.find((origin) => origin.startsWith('http:'));
  return (
    <FormDialog
      title={text.testTitle(name)}
      ok={text.testGive}
      width={480}
      initial={{ origin: local ?? 'http://localhost:5173' }}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="origin" label={text.testOrigin} required maxLength={300} help={text.testHelp(testTokenHours)} />
    </FormDialog>
  );
}
