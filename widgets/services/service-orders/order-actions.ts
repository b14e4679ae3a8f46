import { useWrite } from '../../../src/api';
import { orderCancel, orderPay, type Order } from '../../../src/api/contract/service';
import { yuan } from '../../../src/format';
import { useConfirm } from '../../../src/ui/dialog';
import { affected } from '../../../src/ui/service-order';
import { useToast } from '../../../src/ui/toast';
import { serviceOrdersText as text } from './service-orders.text';

/** Paying and cancelling, each after a question. */
export function useOrderActions() {
  const confirm = useConfirm();
  const toast = useToast();
  const pay = useWrite(orderPay, affected);
  const cancel = useWrite(orderCancel, affected);
  const tell = async (call: Promise<unknown>, said: string) => {
    try {
      await call;
      toast.success(said);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return {
    busy: pay.busy || cancel.busy,
    pay: async ({ id, service_name, tier_name, pay_fen }: Order) => {
      const body = text.payAsk(`${service_name} ${tier_name}`, yuan(pay_fen));
      if (await confirm({ title: text.pay, body, confirm: text.pay })) await tell(pay.run({ id }), text.paid);
    },
    cancel: async ({ id }: Order) => {
      if (await confirm({ title: text.cancel, body: text.cancelAsk, danger: true })) {
        await tell(cancel.run({ id }), text.cancelled);
      }
    },
  };
}
