import { useWrite } from '../../../src/api';
import { orderCancel, orderPay, type Order } from '../../../src/api/contract/service';
import { yuan } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { affected } from '../../../src/ui/service-order';
import { serviceOrdersText as text } from './service-orders.text';

/** Paying and cancelling, each after a question. */
export function useOrderActions() {
  const { act } = useAct();
  const pay = useWrite(orderPay, affected);
  const cancel = useWrite(orderCancel, affected);
  return {
    busy: pay.busy || cancel.busy,
    pay: ({ id, service_name, tier_name, pay_fen }: Order) => {
      const body = text.payAsk(`${service_name} ${tier_name}`, yuan(pay_fen));
      return act(() => pay.run({ id }), { confirm: { title: text.pay, body, confirm: text.pay }, said: text.paid });
    },
    cancel: ({ id }: Order) =>
      act(() => cancel.run({ id }), {
        confirm: { title: text.cancel, body: text.cancelAsk, danger: true },
        said: text.cancelled,
      }),
  };
}
