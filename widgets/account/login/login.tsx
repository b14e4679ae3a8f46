import { useState } from 'react';
import { useClient } from '../../../src/api';
import type { PropsOf } from '../../../src/element/contract';
import { Button } from '../../../src/ui/button';
import { EntryFoot, Lead, Middle, Panel, Title } from '../shared/entry';
import { QrCode, User } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Tabs } from '../../../src/ui/tabs';
import { AccountForm } from './account-form';
import type { loginContract } from './login.contract';
import { Toggle, Ways } from './login.styles';
import { loginText as text } from './login.text';

/** What most visits do not need: most people type name and password, in the console. */
const CodeForm = lazy(() => import('./code-form').then((m) => m.CodeForm));
const SiteLogin = lazy(() => import('./site-login').then((m) => m.SiteLogin));
const QrPanel = lazy(() => import('./qr-panel').then((m) => m.QrPanel));

/** Signing in by account, by code or by QR; tells the token and leaves the rest to the page. */
export function Login(props: PropsOf<typeof loginContract>) {
  // A session is for pages of ours: on somebody else's page nobody types a password.
  return useClient().personal ? (
    <SessionLogin {...props} />
  ) : (
    <Suspense>
      <SiteLogin {...props} />
    </Suspense>
  );
}

function SessionLogin(props: PropsOf<typeof loginContract>) {
  const { mode = 'account', scene, gwid, compact = false, onSessionStart } = props;
  const [byQr, setByQr] = useState(mode === 'qr');
  const [way, setWay] = useState<'account' | 'code'>(mode === 'code' ? 'code' : 'account');
  const start = (token: string, remember: boolean) => void onSessionStart?.({ token, remember });

  return (
    <Panel part="panel" aria-label={text.title}>
      {!scene && (
        <Toggle>
          <Button
            variant="ghost"
            size="lg"
            icon={byQr ? <User size={20} /> : <QrCode size={20} />}
            onClick={() => setByQr(!byQr)}
          >
            {byQr ? text.toForm : text.toQr}
          </Button>
        </Toggle>
      )}
      <Middle part="form">
        {scene ? (
          <>
            <Title>{text.experience}</Title>
            <Lead>{text.experienceHint}</Lead>
            <Suspense>
              <CodeForm scene={scene} gwid={gwid} onToken={start} />
            </Suspense>
          </>
        ) : byQr ? (
          <Suspense fallback={<Title>{text.qr.title}</Title>}>
            <QrPanel onToken={(token) => start(token, false)} />
          </Suspense>
        ) : (
          <>
            <Title>{text.title}</Title>
            <Ways>
              <Tabs
                label={text.ways}
                value={way}
                onChange={setWay}
                items={[
                  { key: 'account', label: text.account },
                  { key: 'code', label: text.code },
                ]}
              >
                <Suspense>
                  {way === 'account' ? <AccountForm onToken={start} /> : <CodeForm gwid={gwid} onToken={start} />}
                </Suspense>
              </Tabs>
            </Ways>
          </>
        )}
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}
