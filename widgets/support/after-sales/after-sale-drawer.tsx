import { styled } from 'styled-components';
import { told } from '../../../src/api/said';
import { useRead } from '../../../src/api';
import { afterSaleDetail, type AfterSale } from '../../../src/api/contract/support';
import { caseNumber, dateTime, maskMobile } from '../../../src/format';
import { token } from '../../../src/theme';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { Pairs } from '../../../src/ui/pane';
import { Photos } from '../../../src/ui/photo';
import { Skeleton } from '../../../src/ui/skeleton';
import { afterSalesText as text } from './after-sales.text';

/** Milliseconds between looks at how far it got. */
const every = 30_000;

/** One order: what it is about, and how far it got. */
export function AfterSaleDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useRead(afterSaleDetail, { id }, { every });
  return (
    <Drawer open beside title={data ? `${text.kinds[data.kind]} ${data.product}` : text.heading} onClose={onClose}>
      {data ? <Detail order={data} /> : error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={8} />}
    </Drawer>
  );
}

const Detail = ({ order }: { order: AfterSale }) => (
  <>
    <Pairs>
      <dt>{text.id}</dt>
      <dd>{caseNumber(order.id)}</dd>
      <dt>{text.serial}</dt>
      <dd>{order.serial}</dd>
      <dt>{text.reason}</dt>
      <dd>{order.reason}</dd>
      <dt>{text.contact}</dt>
      <dd>
        {order.contact} {maskMobile(order.mobile)}
      </dd>
      <dt>{text.address}</dt>
      <dd>{order.address}</dd>
      {order.photos.length > 0 && (
        <>
          <dt>{text.photos}</dt>
          <dd>
            <Photos ids={order.photos} />
          </dd>
        </>
      )}
    </Pairs>
    <Title>{text.progress}</Title>
    <Steps>
      {order.steps.toReversed().map((step) => (
        <li key={`${step.state}${step.at}`}>
          <b>{text.states[step.state as AfterSale['state']] ?? step.state}</b>
          <time dateTime={step.at}>{dateTime(step.at)}</time>
          {step.note && <p>{told(step.note, step.note_said)}</p>}
        </li>
      ))}
    </Steps>
  </>
);

const Title = styled.h3`
  margin: 24px 0 12px;
  color: ${token('text-1')};
  font-size: 14px;
  font-weight: 600;
`;

/** A line of dots; the first is now. */
const Steps = styled.ol`
  & > li {
    position: relative;
    padding: 0 0 16px 20px;
    border-left: 1px solid ${token('border')};
  }
  & > li:last-child {
    border-color: transparent;
  }
  & > li::before {
    position: absolute;
    top: 6px;
    left: -5px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${token('border-strong')};
    content: '';
  }
  & > li:first-child::before {
    background: ${token('accent')};
  }
  & b {
    color: ${token('text-1')};
  }
  & time {
    margin-left: 12px;
    color: ${token('text-3')};
    font-size: 12px;
  }
`;
