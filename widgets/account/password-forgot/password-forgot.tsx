import { useRef, useState } from 'react';
import { ApiError, useClient } from '../../../src/api';
import { passwordForgot } from '../../../src/api/contract/auth';
import type { PropsOf } from '../../../src/element/contract';
import { LightDom } from '../../../src/element/light-dom';
import { Button } from '../../../src/ui/button';
import { CaptchaBox, type CaptchaHandle } from '../shared/captcha-box';
import { Below, EntryFoot, Fields, Lead, Middle, Panel, Title } from '../shared/entry';
import { Form, SubmitButton, TextField } from '../../../src/ui/form';
import { User } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Ground } from '../../../src/ui/root';
import type { passwordForgotContract } from './password-forgot.contract';
import { passwordForgotText as text } from './password-forgot.text';

/** Asks for a reset link. Says the same whether or not there is such an account. */
export function PasswordForgot({ compact = false }: PropsOf<typeof passwordForgotContract>) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Panel part="panel" aria-label={text.title}>
      <Middle>
        {sentTo === undefined ? (
          <>
            <Title>{text.title}</Title>
            <Lead>{text.lead}</Lead>
            <AskForm onSent={setSentTo} />
          </>
        ) : (
          <div role="status">
            <Title>{text.sent}</Title>
            <Lead>{text.sentLead(sentTo)}</Lead>
            <Lead>{text.sentHint}</Lead>
            <Button size="lg" block onClick={() => setSentTo(undefined)}>
              {text.again}
            </Button>
          </div>
        )}
        <Below>
          <To to={{ name: 'login' }}>{text.back}</To>
        </Below>
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}

interface Values {
  account: string;
  captcha?: string;
}

function AskForm({ onSent }: { onSent: (account: string) => void }) {
  const client = useClient();
  const captcha = useRef<CaptchaHandle>(null);
  const submit = async ({ account, captcha: answer = '' }: Values) => {
    const missing = captcha.current?.missing();
    if (missing) return missing;
    const captchaCacheKey = captcha.current?.cacheKey ?? '';
    try {
      await client.call(passwordForgot, { account: account.trim(), captcha: answer, captchaCacheKey }, { quiet: true });
      onSent(account.trim());
    } catch (error) {
      if (error instanceof ApiError && error.detail.status > 0) captcha.current?.renew();
      throw error;
    }
  };
  return (
    <LightDom slot="form">
      <Ground>
        <Fields>
          <Form<Values> size="lg" guarded={false} label={text.title} onSubmit={submit}>
            <TextField
              name="account"
              label={text.account}
              required
              autoComplete="username"
              placeholder={text.placeholder}
              icon={<User />}
            />
            <CaptchaBox kind="mobile" ref={captcha} />
            <SubmitButton size="lg" block>
              {text.submit}
            </SubmitButton>
          </Form>
        </Fields>
      </Ground>
    </LightDom>
  );
}
