import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../../src/api';
import type { PropsOf } from '../../../src/element/contract';
import { connectedConsole } from '../../../src/session/connection';
import { isSigned, keepSigned, onSigned } from '../../../src/session/signed';
import { Button } from '../../../src/ui/button';
import { Note } from '../../../src/ui/note';
import { EntryFoot, Lead, Middle, Panel, Title } from '../shared/entry';
import type { loginContract } from './login.contract';
import { loginText } from './login.text';
import { siteLoginText as text } from './site-login.text';
import { collect, faultOf, scopesOf, signInByWindow, signInInPlace, takeReturn } from './site-login.model';

/** Signing in on somebody else's page: the person decides in the console, the page gets a token of its own. */
export function SiteLogin(props: PropsOf<typeof loginContract>) {
  const { partner = '', want = 'device:read', inPlace = false, compact = false } = props;
  const signed = useSyncExternalStore(onSigned, isSigned, isSigned);
  const { busy, fault, cancel, go } = useSiteLogin(props);
  return (
    <Panel part="panel" aria-label={loginText.title}>
      <Middle part="form">
        <Title>{signed ? text.signed : loginText.title}</Title>
        <Lead>{signed ? text.signedLead : busy ? text.waiting : inPlace ? text.leadInPlace : text.lead}</Lead>
        {!partner && <Note tone="danger">{text.noPartner}</Note>}
        {fault && (
          <div role="alert">
            <Note tone="danger">{fault}</Note>
          </div>
        )}
        {signed ? (
          <Button size="lg" block onClick={() => keepSigned(undefined)}>
            {text.out}
          </Button>
        ) : busy ? (
          <Button size="lg" block onClick={cancel}>
            {text.cancel}
          </Button>
        ) : (
          <Button
            variant="primary"
            size="lg"
            block
            disabled={!partner || scopesOf(want).length === 0}
            onClick={() => void go()}
          >
            {text.go}
          </Button>
        )}
      </Middle>
      {!compact && <EntryFoot />}
    </Panel>
  );
}

function useSiteLogin({ partner = '', want = 'device:read', inPlace, onSiteStart }: PropsOf<typeof loginContract>) {
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const stop = useRef<AbortController>(undefined);

  const run = async (work: () => Promise<Awaited<ReturnType<typeof collect>> | void>) => {
    setFault('');
    setBusy(true);
    try {
      const given = await work();
      if (!given) return;
      const { token, expires_in, scopes } = given;
      onSiteStart?.({ token, expires_in, scopes });
      keepSigned(given);
    } catch (error) {
      const why = faultOf(error);
      if (!why) throw error;
      setFault(typeof why === 'string' ? text[why] : why.message);
    } finally {
      setBusy(false);
    }
  };
  const go = () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    const consoleUrl = connectedConsole() ?? (client.baseUrl || location.origin);
    const wish = { partner, scopes: scopesOf(want), consoleUrl };
    return run(() => (inPlace ? signInInPlace(client, wish) : signInByWindow(client, wish, signal)));
  };
  const goOn = useEffectEvent(() => {
    const back = takeReturn();
    if (back) void run(() => collect(client, back.code, back.verifier));
  });
  useEffect(() => {
    goOn();
    return () => stop.current?.abort();
  }, []);
  return { busy, fault, go, cancel: () => stop.current?.abort() };
}
