import { useRef, useState } from 'react';
import { type ApiError } from '../../../src/api';
import { loginSpot } from '../../../src/domain/login-outcome';
import { LightDom } from '../../../src/element/light-dom';
import { missingCaptcha, newSmsHandle, SmsFields } from '../shared/captcha-box';
import { Below, Between, Fields } from '../shared/entry';
import { CheckboxField, Form, SubmitButton } from '../../../src/ui/form';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { MobileField } from '../../../src/ui/mobile-field';
import { Note } from '../../../src/ui/note';
import { Ground } from '../../../src/ui/root';
import { codeOf, useLoginCalls, wantsSecondStep, wasRefused, type CodeValues } from './login.data';
import { loginText as text } from './login.text';

const SetPassword = lazy(() => import('./set-password').then((m) => m.SetPassword));
const TwoStep = lazy(() => import('./two-step').then((m) => m.TwoStep));

interface CodeFormProps {
  scene?: string | undefined;
  gwid?: string | undefined;
  onToken: (token: string, remember: boolean) => void;
}

/** What the server waits for before it gives a token. */
type Waiting = { values: CodeValues; for: 'password' | 'second-step' };

/** Mobile number, captcha and the code sent to it; a new number sets a password. */
export function CodeForm({ scene, gwid, onToken }: CodeFormProps) {
  const calls = useLoginCalls();
  const sms = useRef(newSmsHandle());
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  const extra = () => ({
    captchaCacheKey: sms.current.captcha?.cacheKey ?? '',
    ...(scene && { scene }),
    ...(gwid && { gwid }),
  });

  const signIn = async (values: CodeValues, totp?: string) => {
    onToken(await calls.byCode(values, { ...extra(), ...(totp && { totp }) }), values.remember ?? false);
  };
  const register = async (values: CodeValues, password: string, confirm_password: string) => {
    onToken(await calls.register({ ...values, password, confirm_password }, extra()), values.remember ?? false);
  };

  const submit = async (values: CodeValues) => {
    setNotice('');
    const missing = missingCaptcha(sms.current);
    if (missing) return missing;
    try {
      await signIn(values);
    } catch (error) {
      if (wantsSecondStep(error)) return setWaiting({ values, for: 'second-step' });
      if (wasRefused(error)) return setNotice(error.message);
      const code = codeOf(error);
      const spot = code === undefined ? 'toast' : loginSpot('mobile', code);
      if (spot === 'set-password') return setWaiting({ values, for: 'password' });
      if (spot === 'toast') throw error;
      setNotice((error as ApiError).message);
    }
  };

  return (
    <>
      <LightDom slot="form">
        <Ground>
          <Fields>
            <Form<CodeValues> size="lg" guarded={false} label={text.code} onSubmit={submit}>
              <MobileField name="mobile" label={text.mobile} required autoComplete="username" />
              <SmsFields handle={sms} send={calls.sendCode} />
              <Between>
                <CheckboxField name="remember" label={text.remember} />
                {!scene && <To to={{ name: 'forgot_password' }}>{text.forgot}</To>}
              </Between>
              {notice && (
                <div role="alert">
                  <Note tone="danger">{notice}</Note>
                </div>
              )}
              <SubmitButton size="lg" block>
                {text.submit}
              </SubmitButton>
            </Form>
            {!scene && (
              <Below>
                {text.noAccount}
                <To to={{ name: 'register' }}>{text.register}</To>
              </Below>
            )}
          </Fields>
        </Ground>
      </LightDom>
      <Suspense>
        {waiting?.for === 'password' && (
          <SetPassword
            mobile={waiting.values.mobile}
            onPassword={(password, confirmed) => register(waiting.values, password, confirmed)}
            onClose={() => setWaiting(undefined)}
          />
        )}
        {waiting?.for === 'second-step' && (
          <TwoStep onCode={(totp) => signIn(waiting.values, totp)} onClose={() => setWaiting(undefined)} />
        )}
      </Suspense>
    </>
  );
}
