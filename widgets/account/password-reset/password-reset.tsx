import { useState } from 'react';
import { ApiError, useClient, useRead } from '../../../src/api';
import { passwordReset, passwordResetCheck } from '../../../src/api/contract/auth';
import type { PropsOf } from '../../../src/element/contract';
import { LightDom } from '../../../src/element/light-dom';
import { Below, EntryFoot, Fields, Lead, Middle, Panel, Title } from '../shared/entry';
import { Failed } from '../../../src/ui/failed';
import { Form, SubmitButton } from '../../../src/ui/form';
import { To } from '../../../src/ui/link';
import { NewPasswordFields } from '../shared/new-password';
import { Ground } from '../../../src/ui/root';
import { Skeleton } from '../../../src/ui/skeleton';
import type { passwordResetContract } from './password-reset.contract';
import { passwordResetText as text } from './password-reset.text';

/** Sets a new password with a reset link, once. */
export function PasswordReset({ token = '', compact = false, onPasswordReset }: PropsOf<typeof passwordResetContract>) {
  const { data, error, refresh } = useRead(passwordResetCheck, { token });
  const [end, setEnd] = useState<'done' | 'made' | 'gone'>();
  const gone = end === 'gone' || (!end && error?.kind === 'notFound');
  return (
    <Panel part="panel" aria-label={text.title}>
      <Middle>
        {end === 'done' || end === 'made' ? (
          <div role="status">
            <Title>{end === 'made' ? text.made : text.done}</Title>
            <Lead>{end === 'made' ? text.madeLead : text.doneLead}</Lead>
          </div>
        ) : gone ? (
          <div role="alert">
            <Title>{text.gone}</Title>
            <Lead>{text.goneLead}</Lead>
          </div>
        ) : data ? (
          <>
            <Title>{data.registers ? text.begin : text.title}</Title>
            <Lead>{(data.registers ? text.beginLead : text.lead)(data.account)}</Lead>
            <NewPassword
              token={token}
              account={data.account}
              onGone={() => setEnd('gone')}
              onDone={() => {
                setEnd(data.registers ? 'made' : 'done');
                onPasswordReset?.(null);
              }}
            />
          </>
        ) : error ? (
          <Failed error={error} onRetry={refresh} />
        ) : (
          <Skeleton rows={4} gap={40} />
        )}
        <Below>
          {gone ? <To to={{ name: 'forgot_password' }}>{text.again}</To> : <To to={{ name: 'login' }}>{text.login}</To>}
        </Below>
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}

interface NewPasswordProps {
  token: string;
  account: string;
  onDone: () => void;
  onGone: () => void;
}

function NewPassword({ token, account, onDone, onGone }: NewPasswordProps) {
  const client = useClient();
  const submit = async (values: { password: string; confirm_password: string }) => {
    try {
      await client.call(passwordReset, { token, ...values }, { quiet: true });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'notFound') throw error;
      onGone();
    }
  };
  return (
    <LightDom slot="form">
      <Ground>
        <Fields>
          <Form size="lg" guarded={false} label={text.title} onSubmit={submit}>
            {/* The name that a password manager keeps the new password under. */}
            <input type="text" autoComplete="username" value={account} readOnly hidden />
            <NewPasswordFields />
            <SubmitButton size="lg" block>
              {text.submit}
            </SubmitButton>
          </Form>
        </Fields>
      </Ground>
    </LightDom>
  );
}
