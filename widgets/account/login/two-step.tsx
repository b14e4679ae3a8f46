import { useId } from 'react';
import { LightDom } from '../../../src/element/light-dom';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form, TextField } from '../../../src/ui/form';
import { ShieldCheck } from '../../../src/ui/icon';
import { Ground } from '../../../src/ui/root';
import { wantsSecondStep } from './login.data';
import { loginText } from './login.text';

const text = loginText.twoStep;

interface TwoStepProps {
  onCode: (totp: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the code of the authenticator app, or a recovery code. */
export function TwoStep({ onCode, onClose }: TwoStepProps) {
  const id = useId();
  const submit = async ({ totp }: { totp: string }) => {
    try {
      await onCode(totp);
    } catch (error) {
      if (wantsSecondStep(error)) return { totp: error.message };
      throw error;
    }
  };
  return (
    <LightDom slot="dialog">
      <Ground>
        <Dialog
          open
          title={text.title}
          onClose={onClose}
          footer={
            <>
              <Button onClick={onClose}>{text.cancel}</Button>
              <Button variant="primary" type="submit" form={id}>
                {text.ok}
              </Button>
            </>
          }
        >
          <Form<{ totp: string }> id={id} size="lg" guarded={false} label={text.title} onSubmit={submit}>
            <p>{text.body}</p>
            <TextField
              name="totp"
              label={text.code}
              required
              autoComplete="one-time-code"
              maxLength={16}
              icon={<ShieldCheck />}
            />
          </Form>
        </Dialog>
      </Ground>
    </LightDom>
  );
}
