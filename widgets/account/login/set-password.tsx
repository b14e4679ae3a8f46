import { useId } from 'react';
import { LightDom } from '../../../src/element/light-dom';
import { groupMobile } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Dialog } from '../../../src/ui/dialog';
import { Form } from '../../../src/ui/form';
import { NewPasswordFields } from '../shared/new-password';
import { Ground } from '../../../src/ui/root';
import { loginText } from './login.text';

const text = loginText.setPassword;

interface SetPasswordProps {
  mobile: string;
  onPassword: (password: string, confirmed: string) => Promise<void>;
  onClose: () => void;
}

interface Values {
  password: string;
  confirm_password: string;
}

/** Asks a new mobile user to set and confirm a password (specification, section 8, code 2005). */
export function SetPassword({ mobile, onPassword, onClose }: SetPasswordProps) {
  const id = useId();
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
          <Form<Values>
            id={id}
            size="lg"
            guarded={false}
            label={text.title}
            onSubmit={(values) => onPassword(values.password, values.confirm_password)}
          >
            <p>{text.body(groupMobile(mobile))}</p>
            {/* The name that a password manager keeps the new password under. */}
            <input type="text" autoComplete="username" value={mobile} readOnly hidden />
            <NewPasswordFields />
          </Form>
        </Dialog>
      </Ground>
    </LightDom>
  );
}
