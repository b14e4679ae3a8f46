import { useEffect, useEffectEvent, useState } from 'react';
import { useRead } from '../../../src/api';
import { orders, type Order } from '../../../src/api/contract/service';
import { dateTime, duration, time, yuan } from '../../../src/format';
import { Button } from '../../../src/ui/button';
import { Meter } from '../../../src/ui/meter';
import { serviceOrderText } from '../../../src/ui/service-order';
import { OrderState } from './order-state';
import { WaitingBox, WaitingRoom } from './service-orders.styles';
import { serviceOrdersText as text } from './service-orders.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** Props of `WaitingOrder`. */
export interface WaitingOrderProps {
  /** Key of a service; of all without one. */
  service?: string | undefined;
  onPay: (order: Order) => void;
  onCancel: (order: Order) => void;
}

/** The order that waits to be paid, above the list: of several the one that ends first. Nothing where none waits. */
export function WaitingOrder({ service, onPay, onCancel }: WaitingOrderProps) {
  const input = { state: 'unpaid', per_page: 50, ...(service && { service }) } as const;
  const { data, updatedAt = 0, refresh } = useRead(orders, input, { every: 60_000 });
  const waiting = data?.list.filter(({ state }) => state === 'unpaid') ?? [];
  const order = waiting.reduce<Order | undefined>(
    (first, one) => (first && first.pay_until <= one.pay_until ? first : one),
    undefined,
  );
  if (!order) return null;
  const { lines, network_name: network, gateway_remark: gateway, pay_fen: due } = order;
  const saved = -lines.reduce((sum, { fen }) => sum + Math.min(0, fen), 0);
  const facts = [
    network ?? gateway,
    serviceOrderText.kinds[order.kind],
    order.months > 0 && serviceOrderText.months(order.months),
    text.orderedAt(dateTime(order.created_at)),
  ];
  return (
    <WaitingRoom>
      <WaitingBox aria-label={text.waiting}>
        <div>
          <h2>
            {`${soldNames.said(order.service_name)} ${soldNames.said(order.tier_name)}`}
            <OrderState state="unpaid" />
          </h2>
          <p>{facts.filter(Boolean).join(text.comma)}</p>
          <p>
            <code>{order.id}</code>
          </p>
        </div>
        <Left key={`${order.id} ${updatedAt}`} order={order} onEnd={() => void refresh()} />
        <div data-amount="">
          <strong>{yuan(due)}</strong>
          {saved > 0 && <p>{text.saved(yuan(due + saved), yuan(saved))}</p>}
          {waiting.length > 1 && <p>{text.more(waiting.length - 1)}</p>}
        </div>
        <div data-acts="">
          <Button variant="ghost" onClick={() => onCancel(order)}>
            {text.cancel}
          </Button>
          <Button variant="primary" size="lg" onClick={() => onPay(order)}>
            {text.pay}
          </Button>
        </div>
      </WaitingBox>
    </WaitingRoom>
  );
}

/** Seconds that are left by the server's clock; one that does not tell them is believed to have this machine's. */
const leftOf = ({ pay_left, pay_until }: Order): number =>
  pay_left ?? Math.max(0, Math.ceil((Date.parse(pay_until) - Date.now()) / 1000));

/** The time that is left, a second after the other, whatever this machine's clock says. */
function Left({ order, onEnd }: { order: Order; onEnd: () => void }) {
  const [[first, began]] = useState(() => [leftOf(order), performance.now()] as const);
  const [left, setLeft] = useState(first);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil(first - (performance.now() - began) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [first, began]);
  const whole = Math.max(1, (Date.parse(order.pay_until) - Date.parse(order.created_at)) / 1000);
  return (
    <div data-left="">
      <p role="timer">
        <b>{duration(left)}</b> {text.closes}
      </p>
      <Meter value={left} max={whole} />
      <p>{text.keptUntil(time(order.pay_until))}</p>
    </div>
  );
}
