import { useEffect, useRef, useState, type RefObject } from 'react';
import { ApiError } from '../../src/api';
import { loginSpot } from '../../src/domain/login-outcome';
import { LightDom } from '../../src/element/light-dom';
import { CaptchaBox, type CaptchaHandle } from '../../src/ui/captcha-box';
import { CheckboxField, Form, SmsCodeField, SubmitButton, useForm } from '../../src/ui/form';
import { To } from '../../src/ui/link';
import { MobileField } from '../../src/ui/mobile-field';
import { Note } from '../../src/ui/note';
import { Ground } from '../../src/ui/root';
import { codeOf, useLoginCalls, wantsSecondStep, wasAnswered, type CodeValues } from './login.data';
import { Below, Between, Fields } from './login.styles';
import { loginText as text } from './login.text';
import { SetPassword } from './set-password';
import { TwoStep } from './two-step';

/** Milliseconds until another code may be sent (specification, section 9): the next one needs another picture. */
const pause = 60_000;

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
  const captcha = useRef<CaptchaHandle>(null);
  const sent = useRef(false);
  const [notice, setNotice] = useState('');
  const [waiting, setWaiting] = useState<Waiting>();
  const extra = () => ({
    captchaCacheKey: captcha.current?.cacheKey ?? '',
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
    const missing = sent.current ? undefined : captcha.current?.missing();
    if (missing) return missing;
    try {
      await signIn(values);
    } catch (error) {
      if (wantsSecondStep(error)) return setWaiting({ values, for: 'second-step' });
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
              <CodeFields captcha={captcha} sent={sent} send={calls.sendCode} />
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
    </>
  );
}

interface CodeFieldsProps {
  captcha: RefObject<CaptchaHandle | null>;
  /** Set once a code was sent. */
  sent: RefObject<boolean>;
  send: (values: { mobile: string; captcha: string; captchaCacheKey: string }) => Promise<unknown>;
}

/** Captcha and SMS code. A picture is good for one message; once one was sent, only another message needs one. */
function CodeFields({ captcha, sent, send }: CodeFieldsProps) {
  const form = useForm<CodeValues>();
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!times) return;
    const timer = setTimeout(() => captcha.current?.renew(), pause);
    return () => clearTimeout(timer);
  }, [times, captcha]);

  const sendCode = async () => {
    const { mobile = '', captcha: answer = '' } = form.getState().values;
    const missing = captcha.current?.missing();
    if (missing) throw new ApiError('invalid', missing.captcha, { status: 0, errors: { captcha: [missing.captcha] } });
    try {
      await send({ mobile, captcha: answer, captchaCacheKey: captcha.current?.cacheKey ?? '' });
      sent.current = true;
      setTimes((count) => count + 1);
    } catch (error) {
      if (wasAnswered(error)) captcha.current?.renew();
      throw error;
    }
  };
  return (
    <>
      <CaptchaBox kind="mobile" ref={captcha} />
      <SmsCodeField
        name="sms_code"
        label={text.sms}
        required
        needs={['mobile']}
        send={sendCode}
        help={times ? text.smsHelp : undefined}
      />
    </>
  );
}
