import { useRef } from 'react';
import { ApiError, useClient } from '../../../src/api';
import { registerByMail } from '../../../src/api/contract/auth';
import { email } from '../../../src/rules';
import { CheckboxField, Form, SubmitButton, TextField } from '../../../src/ui/form';
import { User } from '../../../src/ui/icon';
import { CaptchaBox, type CaptchaHandle } from '../shared/captcha-box';
import { Agreement } from './agreement';
import { registerText as text } from './register.text';

interface Values {
  email: string;
  captcha?: string;
  agree?: boolean;
}

/** Asks for a link by mail; the account is made when it is opened. Tells the address that it went to. */
export function MailForm({ scene, onSent }: { scene: string; onSent: (email: string) => void }) {
  const client = useClient();
  const captcha = useRef<CaptchaHandle>(null);
  const submit = async ({ email: address, captcha: answer = '', agree }: Values) => {
    const missing = captcha.current?.missing();
    if (missing) return missing;
    if (!agree) return { agree: text.agreeMissing };
    const form = { email: address, captcha: answer, captchaCacheKey: captcha.current?.cacheKey ?? '', scene };
    try {
      await client.call(registerByMail, form, { quiet: true });
      onSent(form.email);
    } catch (error) {
      if (error instanceof ApiError && error.detail.status > 0) captcha.current?.renew();
      throw error;
    }
  };
  return (
    <Form<Values> size="lg" guarded={false} label={text.title} onSubmit={submit}>
      <TextField
        name="email"
        label={text.email}
        required
        autoComplete="email"
        icon={<User />}
        tidy={(value) => value.trim()}
        rules={[email]}
      />
      <CaptchaBox kind="mobile" ref={captcha} />
      <CheckboxField name="agree" label={text.agreeBefore}>
        <Agreement />
      </CheckboxField>
      <SubmitButton size="lg" block>
        {text.sendLink}
      </SubmitButton>
    </Form>
  );
}
