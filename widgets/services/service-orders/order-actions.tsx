import { useState } from 'react';
import { useWrite } from '../../../src/api';
import { orderCancel, orderRefund, type Order } from '../../../src/api/contract/service';
import { yuan } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { PayDialog } from '../../../src/ui/payment';
import { affected } from '../../../src/ui/service-order';
import { useToast } from '../../../src/ui/toast';
import { serviceOrdersText as text } from './service-orders.text';

/** Paying, in the dialog that is given back, and cancelling, after a question. */
export function useOrderActions() {
  const { act } = useAct();
  const toast = useToast();
  const cancel = useWrite(orderCancel, affected);
  const refund = useWrite(orderRefund, affected);
  const [paying, setPaying] = useState<Order>();
  const close = () => setPaying(undefined);
  return {
    busy: cancel.busy,
    pay: setPaying,
    cancel: ({ id }: Order) =>
      act(() => cancel.run({ id }), {
        confirm: { title: text.cancel, body: text.cancelAsk, danger: true },
        said: text.cancelled,
      }),
    refund: (order: Order) => {
      const { id, refundable_to = null } = order;
      const body = questionOf(order);
      return act(() => refund.run({ id }), {
        confirm: { title: text.refund, body, confirm: text.refund, danger: true },
        said: refundable_to ? text.refundSent : text.refunded,
      });
    },
    dialog: paying && <PayDialog order={paying} onClose={close} onPaid={() => toast.success(text.paid)} />,
  };
}

/** What a refund gives back, what goes with it, and what of the order is lost for good. */
function questionOf({ kind, lines, refundable_fen = 0, refundable_to, refundable_upgrades = 0 }: Order): string {
  const has = (one: Order['lines'][number]['kind']) => lines.some((line) => line.kind === one);
  return [
    text.refundAsk(yuan(refundable_fen), refundable_to ? text.ways[refundable_to] : text.balance),
    refundable_upgrades > 0 && text.refundUpgrades(refundable_upgrades),
    has('coupon') && text.refundCoupon,
    kind === 'new' && has('activity') && text.refundOffer,
  ]
    .filter(Boolean)
    .join(text.between);
}
