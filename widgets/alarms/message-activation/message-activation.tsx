import { useRead, useWrite } from '../../../src/api';
import { messageActivate, messageActivation, type Activation } from '../../../src/api/contract/message';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, time } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Letter, LetterFoot, LetterHead, LetterText } from '../../../src/ui/letter';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { Pairs } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Status, type StatusKind } from '../../../src/ui/status';
import type { messageActivationContract } from './message-activation.contract';
import { messageActivationText as text } from './message-activation.text';

/** A service that a message offers: what it is, the way to switch it on, and how it stands. */
export function MessageActivation({ activationId = '' }: PropsOf<typeof messageActivationContract>) {
  const { data, error, refresh } = useRead(messageActivation, activationId ? { id: activationId } : null);
  if (!activationId || error?.kind === 'notFound') {
    return (
      <Letter part="panel">
        <Empty kind="nothing" title={text.gone} reason={text.goneReason} action={<Back />} />
      </Letter>
    );
  }
  if (!data) {
    return (
      <Letter part="panel">
        <LetterText>{error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={6} />}</LetterText>
      </Letter>
    );
  }
  return <Offer offer={data} />;
}

const shapes: Record<Activation['state'], StatusKind> = {
  open: 'progress',
  active: 'online',
  ended: 'off',
  missed: 'off',
};

function Offer({ offer }: { offer: Activation }) {
  const { service, service_key: key, state, facts, days, offered_until, activated_at, ends_at, message_id } = offer;
  return (
    <Letter part="panel" as="article">
      <LetterHead>
        <h2 part="heading">{text.title(service)}</h2>
        <Status kind={shapes[state]}>{text.states[state]}</Status>
      </LetterHead>
      <LetterText>
        {state === 'active' && <Note tone="info">{text.running(service, time(ends_at))}</Note>}
        {state === 'ended' && <Note tone="info">{text.over}</Note>}
        {state === 'missed' && <Note tone="warning">{text.missed}</Note>}
        <Pairs>
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          <Fact label={text.days} value={text.dayCount(days)} />
          {activated_at ? (
            <>
              <Fact label={text.since} value={dateTime(activated_at)} />
              <Fact label={text.ends} value={dateTime(ends_at)} />
            </>
          ) : (
            <Fact label={text.until} value={dateTime(offered_until)} />
          )}
        </Pairs>
      </LetterText>
      <LetterFoot>
        <Back />
        {message_id && <To to={{ name: 'message', params: { msg_id: message_id } }}>{text.message}</To>}
        {state === 'active' && (
          <To to={{ name: 'open.business', ...(key && { query: { service: key } }) }}>{text.business}</To>
        )}
        {state === 'open' && <Activate offer={offer} />}
      </LetterFoot>
    </Letter>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
);

const Back = () => <To to={{ name: 'messages' }}>{text.back}</To>;

function Activate({ offer: { id, service, days } }: { offer: Activation }) {
  const { run, busy } = useWrite(messageActivate, ['/api/v3/messages/activation']);
  const { act } = useAct();
  const activate = () =>
    act(() => run({ id }), {
      confirm: { title: text.title(service), body: text.ask(service, days), confirm: text.activate },
      said: text.done(service),
    });
  return (
    <Button variant="primary" busy={busy} onClick={() => void activate()}>
      {text.activate}
    </Button>
  );
}
