import { useState } from 'react';
import { ApiError, useRead, useWrite } from '../../api';
import { paymentCreate, paymentMethods } from '../../api/contract/payment';
import { orderDetail, orderPay, type Order } from '../../api/contract/service';
import { walletSummary } from '../../api/contract/wallet';
import { useRequestId } from '../../api/use-request-id';
import { payMethods } from '../../domain/payment';
import { plainYuan, price, yuanToFen } from '../../format';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { RadioField } from '../form';
import { FormDialog } from '../form-dialog';
import { Note } from '../note';
import { Skeleton } from '../skeleton';
import { AmountField } from './amount-field';
import { affected, PaymentStep } from './payment-step';
import { paymentText as text } from './payment.text';

/** Props of `PayDialog`. */
export interface PayDialogProps {
  /** The order that is paid; without one it is a recharge. */
  order?: Pick<Order, 'id' | 'pay_fen'> | undefined;
  /** A payment that was begun before. */
  payment?: string | undefined;
  /** Told the id of the payment that was begun. */
  onBegin?: ((payment: string) => void) | undefined;
  onClose: () => void;
  /** The order was paid from the balance, or the money came in. */
  onPaid?: (() => void) | undefined;
}

interface Values {
  amount?: string;
  method: string;
}

/** Puts money in, or pays an order: how much, how, and what became of it. */
export function PayDialog({ order, payment, onBegin, onClose, onPaid }: PayDialogProps) {
  const [begun, setBegun] = useState(payment);
  if (begun) return <PaymentStep id={begun} onClose={onClose} onPaid={onPaid} />;
  const begin = (id: string) => {
    setBegun(id);
    onBegin?.(id);
  };
  return <Ask {...{ order, onClose, onPaid }} onBegin={begin} />;
}

function Ask({ order, onBegin, onClose, onPaid }: Omit<PayDialogProps, 'payment'> & { onBegin: (id: string) => void }) {
  const methods = useRead(paymentMethods, {});
  const wallet = useRead(walletSummary, {});
  const create = useWrite(paymentCreate, affected);
  const pay = useWrite(orderPay, affected);
  const requestId = useRequestId();
  // Another window may have paid or cancelled it since the list was read.
  const latest = useRead(orderDetail, order ? { id: order.id } : null).data;
  const [paying, setPaying] = useState(false);
  const title = order ? text.payOrder : text.recharge;
  if (latest && latest.state !== 'unpaid' && !paying) {
    return <Told title={title} words={text.settled(latest.state === 'cancelled')} onClose={onClose} />;
  }
  const error = methods.error ?? (order && wallet.error);
  const { data } = methods;
  const balance = wallet.data?.balance_fen;
  if (!data || (order && balance === undefined)) {
    const again = () => void Promise.all([methods.refresh(), wallet.refresh()]);
    return (
      <Dialog open title={title} onClose={onClose}>
        {error ? <Failed error={error} onRetry={again} /> : <Skeleton rows={3} gap={24} />}
      </Dialog>
    );
  }
  const due = order?.pay_fen ?? 0;
  const enough = order !== undefined && (balance ?? 0) >= due;
  // An order waits for half an hour, a transfer takes days.
  const ways = data.list.filter(({ method }) => !order || method !== 'transfer');
  if (ways.length === 0 && !enough) return <Told title={title} words={text.missing} onClose={onClose} />;
  const options = [
    ...(order ? [{ value: 'balance', label: text.balance(price(balance)), disabled: !enough }] : []),
    ...ways.map(({ method }) => ({ value: method as string, label: text.methods[method] })),
  ];
  const submit = async ({ amount = '', method }: Values) => {
    if (order && method === 'balance') {
      setPaying(true);
      await pay.run({ id: order.id }).catch((failure: unknown) => {
        setPaying(false);
        throw failure;
      });
      onPaid?.();
      return onClose();
    }
    const way = payMethods.find((one) => one === method) ?? 'alipay';
    const wish = { method: way, ...(order ? { order: order.id } : { amount_fen: yuanToFen(amount) ?? 0 }) };
    try {
      onBegin((await create.run({ ...wish, request_id: requestId(wish) })).data.id);
    } catch (failure) {
      // The server speaks of fen; the reader typed yuan.
      const said = failure instanceof ApiError ? failure.detail.errors?.amount_fen?.[0] : undefined;
      if (said) return { amount: said };
      throw failure;
    }
  };
  const [least, most] = [plainYuan(data.min_fen), plainYuan(data.max_fen)];
  const check = (typed: string) => {
    const fen = yuanToFen(typed);
    if (fen === undefined) return text.invalid;
    return fen < data.min_fen || fen > data.max_fen ? text.outOfRange(least, most) : undefined;
  };
  return (
    <FormDialog<Values>
      title={title}
      ok={order ? text.pay(price(due)) : text.next}
      initial={{ method: enough ? 'balance' : ways[0]?.method }}
      onClose={onClose}
      onSubmit={submit}
    >
      {!order && <AmountField balance={balance} help={text.range(least, most)} check={check} />}
      <RadioField name="method" label={text.method} required options={options} />
    </FormDialog>
  );
}

const Told = ({ title, words, onClose }: { title: string; words: string; onClose: () => void }) => (
  <Dialog open title={title} onClose={onClose} footer={<Button onClick={onClose}>{text.close}</Button>}>
    <Note tone="warning">{words}</Note>
  </Dialog>
);
