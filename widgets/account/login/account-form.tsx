import { useRef, useState } from 'react';
import { type ApiError } from '../../../src/api';
import { loginSpot } from '../../../src/domain/login-outcome';
import { LightDom } from '../../../src/element/light-dom';
import { CaptchaBox, type CaptchaHandle } from '../shared/captcha-box';
import { Below, Between, Fields } from '../shared/entry';
import { CheckboxField, Form, PasswordField, SubmitButton, TextField } from '../../../src/ui/form';
import { User } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { Ground } from '../../../src/ui/root';
import { codeOf, useLoginCalls, wantsSecondStep, wasAnswered, wasRefused, type AccountValues } from './login.data';
import { loginText as text } from './login.text';

const TwoStep = lazy(() => import('./two-step').then((m) => m.TwoStep));

/** Name and password, and a captcha when the server asks. The form stands in the page's own tree. */
export function AccountForm({ onToken }: { onToken: (token: string, remember: boolean) => void }) {
  const calls = useLoginCalls();
  const captcha = useRef<CaptchaHandle>(null);
  const [waiting, setWaiting] = useState<AccountValues>();

  const signIn = async (values: AccountValues, totp?: string) => {
    const token = await calls.byPassword(values, {
      captchaCacheKey: captcha.current?.cacheKey ?? '',
      ...(totp && { totp }),
    });
    onToken(token, values.remember ?? false);
  };

  const submit = async (values: AccountValues) => {
    const missing = captcha.current?.missing();
    if (missing) return missing;
    try {
      return await signIn(values);
    } catch (error) {
      if (wantsSecondStep(error)) return setWaiting(values);
      if (wasAnswered(error)) captcha.current?.renew(values.email);
      if (wasRefused(error)) return { email: error.message };
      const code = codeOf(error);
      if (code === undefined) throw error;
      const field = loginSpot('account', code) === 'password-field' ? 'password' : 'email';
      return { [field]: (error as ApiError).message };
    }
  };

  return (
    <>
      <LightDom slot="form">
        <Ground>
          <Fields>
            <Form<AccountValues> size="lg" guarded={false} label={text.account} onSubmit={submit}>
              <TextField
                name="email"
                label={text.name}
                required
                autoComplete="username"
                placeholder={text.namePlaceholder}
                icon={<User />}
              />
              <PasswordField name="password" label={text.password} required />
              <CaptchaBox kind="account" ref={captcha} />
              <Between>
                <CheckboxField name="remember" label={text.remember} />
                <To to={{ name: 'forgot_password' }}>{text.forgot}</To>
              </Between>
              <SubmitButton size="lg" block>
                {text.submit}
              </SubmitButton>
            </Form>
            <Below>
              {text.noAccount}
              <To to={{ name: 'register' }}>{text.register}</To>
            </Below>
          </Fields>
        </Ground>
      </LightDom>
      <Suspense>
        {waiting && <TwoStep onCode={(totp) => signIn(waiting, totp)} onClose={() => setWaiting(undefined)} />}
      </Suspense>
    </>
  );
}
