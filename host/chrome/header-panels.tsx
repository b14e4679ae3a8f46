import { styled } from 'styled-components';
import { fastChannelOpen } from '../../src/domain/consulting';
import { deployment } from '../../src/domain/deployment';
import { useSession } from '../../src/session';
import { token } from '../../src/theme';
import { Button } from '../../src/ui/button';
import { CopyButton } from '../../src/ui/copy';
import { Status } from '../../src/ui/status';
import { To } from '../../src/ui/link';
import { chromeText } from './chrome.text';
import { panelsText } from './panels.text';

/** The code that ties a device to this account. */
export function BindCode() {
  const code = useSession().user?.account_code ?? '';
  return (
    <Panel>
      <Title>{chromeText.bind.label}</Title>
      <Row>
        <BigCode>{code}</BigCode>
        <CopyButton text={code} />
      </Row>
      <Hint>{panelsText.bind.hint}</Hint>
    </Panel>
  );
}

/** How to reach people. The fast channel's hours follow the kind of customer (specification, section 2). */
export function Contact({ onLeave, onConsult }: { onLeave: () => void; onConsult: () => void }) {
  const { contact } = panelsText;
  const customer = useSession().user?.customer ?? 'free';
  const { weekday, weekend } = deployment.hours[customer];
  const isOpen = fastChannelOpen(customer, Date.now());
  return (
    <Panel>
      {deployment.hotline && (
        <>
          <Title>{contact.phone}</Title>
          <BigCode>{deployment.hotline}</BigCode>
        </>
      )}
      <Title>{contact.online}</Title>
      <Status kind={isOpen ? 'online' : 'off'}>{isOpen ? contact.open : contact.closed}</Status>
      <Hint>
        {contact.weekdays(weekday.from, weekday.to)}
        {weekend && <br />}
        {weekend && contact.weekend(weekend.from, weekend.to)}
      </Hint>
      <Button variant="primary" onClick={onConsult}>
        {contact.consult}
      </Button>
      <To to={{ name: 'customer_service.request' }} onClick={onLeave}>
        {contact.ticket}
      </To>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  width: 248px;
  & > button {
    margin: 8px 0 4px;
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
`;

const Title = styled.div`
  color: ${token('text-2')};
  * + & {
    margin-top: 12px;
  }
`;

const Hint = styled.p`
  color: ${token('text-3')};
  font-size: 12px;
  line-height: 18px;
`;

const BigCode = styled.span`
  color: ${token('text-1')};
  font-size: 20px;
  font-weight: 500;
  line-height: 28px;
  font-variant-numeric: tabular-nums;
`;
