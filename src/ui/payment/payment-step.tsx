import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { refreshReads, useClient, useRead, useWrite } from '../../api';
import { paymentCancel, paymentCheck, paymentDetail, type Payment } from '../../api/contract/payment';
import { dateTime, price } from '../../format';
import { token } from '../../theme';
import { useAct } from '../act';
import { Button, ButtonLink } from '../button';
import { CopyButton } from '../copy';
import { Dialog } from '../dialog';
import { Failed } from '../failed';
import { Check, X } from '../icon';
import { Note } from '../note';
import { QrCode } from '../qr';
import { Skeleton } from '../skeleton';
import { useToast } from '../toast';
import { paymentText as text } from './payment.text';

/** Whatever shows money, orders or services. */
export const affected = ['/api/v3/service/', '/api/v3/account/'];

/** Milliseconds between looks at a payment; where events tell of it, it is looked at seldom. */
const every = 3_000;

interface PaymentStepProps {
  id: string;
  onClose: () => void;
  onPaid?: (() => void) | undefined;
}

/** A payment that was begun: where it is paid, and what became of it. */
export function PaymentStep({ id, onClose, onPaid }: PaymentStepProps) {
  const { data, error, refresh } = useRead(paymentDetail, { id }, { every });
  const check = useWrite(paymentCheck, affected);
  const cancel = useWrite(paymentCancel, affected);
  const { act } = useAct();
  const toast = useToast();
  const client = useClient();
  const isPaid = data?.state === 'paid';
  const tell = useEffectEvent(() => {
    onPaid?.();
    void refreshReads(client, affected);
  });
  useEffect(() => {
    if (isPaid) tell();
  }, [isPaid]);
  const title = data?.order ? text.payOrder : text.recharge;
  if (!data) {
    return (
      <Dialog open title={text.recharge} onClose={onClose}>
        {error ? <Failed error={error} onRetry={refresh} /> : <Skeleton rows={4} gap={24} />}
      </Dialog>
    );
  }
  if (data.state !== 'waiting') {
    return (
      <Dialog
        open
        title={title}
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {isPaid ? text.done : text.close}
          </Button>
        }
      >
        <Outcome payment={data} />
      </Dialog>
    );
  }
  const ask = () =>
    act(async () => {
      const { state } = (await check.run({ id })).data;
      if (state === 'waiting') toast.info(text.notYet);
    });
  const giveUp = () =>
    act(() => cancel.run({ id }), {
      confirm: { title: text.cancel, body: text.cancelAsk, confirm: text.cancel, danger: true },
      said: text.cancelled,
    });
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button disabled={cancel.busy} onClick={() => void giveUp()}>
            {text.cancel}
          </Button>
          {data.method !== 'transfer' && (
            <Button variant={data.url ? 'default' : 'primary'} busy={check.busy} onClick={() => void ask()}>
              {text.check}
            </Button>
          )}
          {data.url && (
            <ButtonLink variant="primary" href={data.url}>
              {data.method === 'test' ? text.toTest : text.toAlipay}
            </ButtonLink>
          )}
        </>
      }
    >
      <Due>
        <span>{text.due}</span>
        <b>{price(data.amount_fen)}</b>
        <span>{text.until(dateTime(data.pay_until))}</span>
      </Due>
      <Where payment={data} />
    </Dialog>
  );
}

function Where({ payment: { id, method, url, code, transfer } }: { payment: Payment }) {
  if (url) return <Note>{method === 'test' ? text.outsideTest : text.outside}</Note>;
  if (code) {
    return (
      <Scan>
        <QrCode text={code} label={text.code} size={200} />
        <span>{text.scan}</span>
      </Scan>
    );
  }
  if (!transfer) return <Note>{text.preparing}</Note>;
  const rows = [
    [text.bank, transfer.bank],
    [text.name, transfer.name],
    [text.number, transfer.number],
    [text.remark, id],
  ] as const;
  return (
    <>
      <Note>{text.transfer}</Note>
      <Account>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              <CopyButton text={value} />
            </dd>
          </div>
        ))}
      </Account>
    </>
  );
}

function Outcome({ payment: { state, order, amount_fen, note } }: { payment: Payment }) {
  const paid = state === 'paid';
  const Sign = paid ? Check : X;
  return (
    <End role="status" $paid={paid}>
      <Sign size={40} aria-hidden />
      <h3>{paid ? (order ? text.paid : text.recharged) : text.states[state]}</h3>
      <p>{paid && !order ? text.inBalance(price(amount_fen)) : price(amount_fen)}</p>
      {note && <p>{note}</p>}
    </End>
  );
}

const Due = styled.div`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin-bottom: 16px;
  color: ${token('text-3')};
  b {
    color: ${token('text-1')};
    font-size: 32px;
    font-weight: 500;
    line-height: 40px;
    font-variant-numeric: tabular-nums;
  }
`;

const Scan = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  color: ${token('text-2')};
`;

const Account = styled.dl`
  display: grid;
  gap: 8px;
  margin: 16px 0 0;
  div {
    display: grid;
    grid-template-columns: 128px minmax(0, 1fr);
    align-items: center;
  }
  dt {
    color: ${token('text-3')};
  }
  dd {
    display: flex;
    gap: 4px;
    align-items: center;
    margin: 0;
    color: ${token('text-1')};
    overflow-wrap: anywhere;
  }
`;

const End = styled.div<{ $paid: boolean }>`
  display: grid;
  gap: 8px;
  justify-items: center;
  padding: 16px;
  text-align: center;
  svg {
    color: ${({ $paid }) => token($paid ? 'success-solid' : 'text-3')};
  }
  h3 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  p {
    margin: 0;
    color: ${token('text-2')};
    overflow-wrap: anywhere;
  }
`;
