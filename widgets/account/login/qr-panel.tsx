import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClient } from '../../../src/api';
import { usePlace } from '../../../src/session/place';
import { Button, Spinner } from '../../../src/ui/button';
import { Lead, Title } from '../shared/entry';
import { CircleExclamationPoint, CircleX, RefreshCw } from '../../../src/ui/icon';
import { QrCode } from '../../../src/ui/qr';
import { useLoginCalls } from './login.data';
import { runQrLogin, type QrState } from './login.model';
import { Cover, Paper, QrRow, State, Steps, Why } from './login.styles';
import { loginText } from './login.text';

const text = loginText.qr;
const side = 184;

/** Signing in by scanning: shows the code, asks how it stands, and offers another when it has run out. */
export function QrPanel({ onToken }: { onToken: (token: string) => void }) {
  const { id, state, left, why, restart } = useQrLogin(onToken);
  const address = useQrAddress(id);
  const standing = useRef<HTMLParagraphElement>(null);
  const again = () => {
    restart();
    // The button goes with what it covers: the keyboard goes on at what comes instead.
    standing.current?.focus();
  };
  const over = state === 'expired' || state === 'refused' || state === 'failed';
  return (
    <>
      <Title>{text.title}</Title>
      <Lead>{text.lead}</Lead>
      <QrRow>
        <Paper>
          {address ? <QrCode text={address} label={text.image} size={side} /> : <Blank />}
          {over && (
            <Cover role="alert">
              {state === 'expired' ? <CircleExclamationPoint size={24} /> : <CircleX size={24} />}
              <span>{text[state]}</span>
              {why && <Why>{why}</Why>}
              <Button icon={<RefreshCw />} onClick={again}>
                {text.reload}
              </Button>
            </Cover>
          )}
        </Paper>
        <Steps>
          {text.steps.map(([title, hint]) => (
            <Step key={title} title={title} hint={hint} />
          ))}
        </Steps>
      </QrRow>
      <State ref={standing} tabIndex={-1}>
        {!over && <Spinner />}
        <span>
          {/* Heard when the state changes, not with every second. */}
          <span role="status">{over ? '' : text[state]}</span>
          {(state === 'waiting' || state === 'scanned') && text.left(left)}
        </span>
      </State>
    </>
  );
}

const Blank = () => <div style={{ width: side, height: side }} />;

function Step({ title, hint }: { title: string; hint: string }) {
  const number = text.steps.findIndex(([other]) => other === title) + 1;
  return (
    <li>
      {number} <b>{title}</b>
      <span>{hint}</span>
    </li>
  );
}

interface Standing {
  state: QrState;
  left: number;
  why: string | undefined;
}

function useQrLogin(onToken: (token: string) => void) {
  const calls = useLoginCalls();
  const [round, setRound] = useState(0);
  const [id, setId] = useState<string>();
  const [standing, setStanding] = useState<Standing>({ state: 'loading', left: 0, why: undefined });
  const tell = useEffectEvent(onToken);
  useEffect(
    () =>
      runQrLogin(calls.qr, {
        onId: setId,
        onState: (state, left, why) => setStanding({ state, left, why }),
        onToken: (token) => tell(token),
      }),
    [calls, round],
  );
  return { id, ...standing, restart: () => setRound(round + 1) };
}

/** What the phone opens: the console's confirm page, wherever this widget stands. */
function useQrAddress(id: string | undefined): string | undefined {
  const place = usePlace();
  const { baseUrl } = useClient();
  if (!id) return undefined;
  const path = place.href({ name: 'qrcode', query: { id } }) ?? `${baseUrl}/qrcode?id=${encodeURIComponent(id)}`;
  return new URL(path, globalThis.location?.href).href;
}
