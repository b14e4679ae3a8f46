import { useRef, useState } from 'react';
import { ApiError, tokenOf, useClient } from '../../../src/api';
import { getSmsCode, registerForSmsCode } from '../../../src/api/contract/auth';
import type { PropsOf } from '../../../src/element/contract';
import { LightDom } from '../../../src/element/light-dom';
import { ungroup } from '../../../src/format';
import { missingCaptcha, newSmsHandle, SmsFields } from '../shared/captcha-box';
import { Below, EntryFoot, Fields, Lead, Middle, Panel, Title } from '../shared/entry';
import { Button } from '../../../src/ui/button';
import { CheckboxField, Form, SubmitButton } from '../../../src/ui/form';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { MobileField } from '../../../src/ui/mobile-field';
import { NewPasswordFields } from '../shared/new-password';
import { Note } from '../../../src/ui/note';
import { Ground } from '../../../src/ui/root';
import type { registerContract } from './register.contract';
import { Agreement } from './agreement';
import { registerText as text } from './register.text';

interface Values {
  mobile: string;
  captcha?: string;
  sms_code: string;
  password: string;
  confirm_password: string;
  agree?: boolean;
}

/**
 * Makes an account: for a mobile number, signed in at once (tells the token and leaves the rest to the page), or for an
 * address, by a link that is sent to it.
 */
export function Register({ scene, compact = false, onSessionStart }: PropsOf<typeof registerContract>) {
  // A new account's session is for pages of ours.
  const { personal } = useClient();
  const [byMail, setByMail] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Panel part="panel" aria-label={text.title}>
      <Middle>
        {!personal ? (
          <>
            <Title>{text.title}</Title>
            <Lead>{text.elsewhere}</Lead>
            <To to={{ name: 'register' }}>{text.toConsole}</To>
          </>
        ) : sentTo === undefined ? (
          <>
            <Title>{text.title}</Title>
            <Lead>{byMail ? text.mailLead : text.lead}</Lead>
            <LightDom slot="form">
              <Ground>
                <Fields>
                  {byMail ? (
                    <Suspense>
                      <MailForm scene={scene ?? ''} onSent={setSentTo} />
                    </Suspense>
                  ) : (
                    <MobileForm scene={scene} onSessionStart={onSessionStart} />
                  )}
                  <Button size="lg" block variant="ghost" onClick={() => setByMail(!byMail)}>
                    {byMail ? text.byMobile : text.byMail}
                  </Button>
                </Fields>
              </Ground>
            </LightDom>
          </>
        ) : (
          <div role="status">
            <Title>{text.sent}</Title>
            <Lead>{text.sentLead(sentTo)}</Lead>
            <Button size="lg" block onClick={() => setSentTo(undefined)}>
              {text.again}
            </Button>
          </div>
        )}
        {personal && (
          <Below>
            {text.hasAccount}
            <To to={{ name: 'login' }}>{text.login}</To>
          </Below>
        )}
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}

const MailForm = lazy(() => import('./mail-form').then((m) => m.MailForm));

type Props = PropsOf<typeof registerContract>;

function MobileForm({ scene, onSessionStart }: Pick<Props, 'scene' | 'onSessionStart'>) {
  const client = useClient();
  const sms = useRef(newSmsHandle());
  const [notice, setNotice] = useState('');

  const submit = async ({ agree, ...values }: Values) => {
    setNotice('');
    const missing = missingCaptcha(sms.current);
    if (missing) return missing;
    if (!agree) return { agree: text.agreeMissing };
    try {
      const form = {
        ...values,
        mobile: ungroup(values.mobile),
        captchaCacheKey: sms.current.captcha?.cacheKey ?? '',
        ...(scene && { scene }),
      };
      const token = tokenOf(await client.call(registerForSmsCode, form, { quiet: true }));
      onSessionStart?.({ token, remember: false });
    } catch (error) {
      // Every code that is no success notifies (specification, section 8).
      if (!(error instanceof ApiError) || error.kind !== 'code') throw error;
      setNotice(error.message);
    }
  };

  return (
    <Form<Values> size="lg" guarded={false} label={text.title} onSubmit={submit}>
      <MobileField name="mobile" label={text.mobile} required autoComplete="username" />
      <SmsFields
        handle={sms}
        send={(values) => client.call(getSmsCode, { ...values, mobile: ungroup(values.mobile) }, { quiet: true })}
      />
      <NewPasswordFields label={text.password} />
      <CheckboxField name="agree" label={text.agreeBefore}>
        <Agreement />
      </CheckboxField>
      {notice && (
        <div role="alert">
          <Note tone="danger">{notice}</Note>
        </div>
      )}
      <SubmitButton size="lg" block>
        {text.submit}
      </SubmitButton>
    </Form>
  );
}
