import { useState } from 'react';
import { useClient, useRead, useWrite } from '../../../src/api';
import { orderDetail, orderInvoice, orderInvoiceFile, type Order } from '../../../src/api/contract/service';
import { date, dateTime, yuan } from '../../../src/format';
import { email, maxLength } from '../../../src/rules';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Failed } from '../../../src/ui/failed';
import { TextField } from '../../../src/ui/form';
import { FormDialog } from '../../../src/ui/form-dialog';
import { Note } from '../../../src/ui/note';
import { affected, serviceOrderText } from '../../../src/ui/service-order';
import { Skeleton } from '../../../src/ui/skeleton';
import { saveFile } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { useOrderActions } from './order-actions';
import { OrderState } from './order-state';
import { Facts } from './service-orders.styles';
import { serviceOrdersText as text } from './service-orders.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

/** One order at the right edge: what, how much, and what can be done about it. */
export function OrderDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refresh } = useRead(orderDetail, { id }, { every: 30_000 });
  const { pay, cancel, refund, busy, dialog } = useOrderActions();
  const [asking, setAsking] = useState(false);
  const mayInvoice = data && data.paid_at !== null && data.pay_fen > 0 && !data.invoice && data.state !== 'refunded';
  return (
    <Drawer
      open
      beside
      title={data ? `${soldNames.said(data.service_name)} ${soldNames.said(data.tier_name)}` : text.detail}
      onClose={onClose}
      footer={
        data?.state === 'unpaid' ? (
          <>
            <Button disabled={busy} onClick={() => void cancel(data)}>
              {text.cancel}
            </Button>
            <Button variant="primary" onClick={() => pay(data)}>
              {text.payOf(yuan(data.pay_fen))}
            </Button>
          </>
        ) : (
          <>
            {(data?.refundable_fen ?? 0) > 0 && <Button onClick={() => void refund(data!)}>{text.refund}</Button>}
            {data?.invoice?.file && <DownloadInvoice order={data} />}
            {mayInvoice && <Button onClick={() => setAsking(true)}>{text.invoice}</Button>}
          </>
        )
      }
    >
      {data ? (
        <Content order={data} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton rows={8} gap={24} />
      )}
      {dialog}
      {asking && <InvoiceDialog id={id} onClose={() => setAsking(false)} />}
    </Drawer>
  );
}

function Content({ order }: { order: Order }) {
  const { state, invoice } = order;
  return (
    <>
      {state === 'unpaid' && <Note tone="warning">{text.payWithin(dateTime(order.pay_until))}</Note>}
      <Facts>
        <dt>{text.state}</dt>
        <dd>
          <OrderState state={state} />
        </dd>
        <dt>{text.id}</dt>
        <dd>{order.id}</dd>
        <dt>{text.kind}</dt>
        <dd>{serviceOrderText.kinds[order.kind]}</dd>
        <dt>{text.quantity}</dt>
        <dd>{order.quantity}</dd>
        <dt>{text.created}</dt>
        <dd>{dateTime(order.created_at)}</dd>
        {order.from && order.to && (
          <>
            <dt>{text.period}</dt>
            <dd>{text.periodOf(date(order.from), date(order.to))}</dd>
          </>
        )}
        {order.network_name && (
          <>
            <dt>{text.network}</dt>
            <dd>{order.network_name}</dd>
          </>
        )}
        {order.gwid && (
          <>
            <dt>{text.gateway}</dt>
            <dd>{order.gateway_remark ?? order.gwid}</dd>
          </>
        )}
        {order.lines.map((line, at) => (
          <Line key={`${line.kind} ${at}`} text={line.text} fen={line.fen} />
        ))}
        <Line text={order.paid_at ? text.total : text.due} fen={order.pay_fen} />
        {order.refundable_with && (
          <>
            <dt>{text.refundRule}</dt>
            <dd>{text.refundWith(order.refundable_with)}</dd>
          </>
        )}
        {order.refund_fen != null && <Line text={text.refundOf} fen={order.refund_fen} />}
        {order.state === 'refunded' && (
          <>
            <dt>{text.refundTo}</dt>
            <dd>{wayOf(order)}</dd>
          </>
        )}
        {invoice && (
          <>
            <dt>{text.invoiceStates[invoice.state]}</dt>
            <dd>{text.invoiceOf(invoice.title, invoice.email)}</dd>
            {invoice.state === 'sent' && (
              <>
                <dt>{text.invoiceShort}</dt>
                <dd>{invoice.file ? text.invoiceFiles.there : text.invoiceFiles.none}</dd>
              </>
            )}
          </>
        )}
      </Facts>
    </>
  );
}

/** Where the money of a refunded order is. */
const wayOf = ({ refund_way: way }: Order): string =>
  way ? text.refundStates[way.state](text.ways[way.method]) : text.balance;

function DownloadInvoice({ order: { id, invoice } }: { order: Order }) {
  const { act, busy } = useAct();
  const client = useClient();
  const download = () =>
    act(() => client.call(orderInvoiceFile, { id }), {
      then: (file) => saveFile(file, `${invoice?.number}.${invoice?.file}`),
    });
  return (
    <Button disabled={busy} onClick={() => void download()}>
      {text.download}
    </Button>
  );
}

const Line = ({ text: what, fen }: { text: string; fen: number }) => (
  <>
    <dt>{what}</dt>
    <dd data-money>{yuan(fen)}</dd>
  </>
);

interface Invoice {
  title: string;
  tax_no?: string;
  email: string;
}

function InvoiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { run } = useWrite(orderInvoice, affected);
  const toast = useToast();
  const submit = async ({ title, tax_no = '', email: address }: Invoice) => {
    await run({ id, title, tax_no, email: address });
    toast.success(text.invoiceDone);
    onClose();
  };
  return (
    <FormDialog<Invoice> title={text.invoice} ok={text.invoiceOk} onSubmit={submit} onClose={onClose}>
      <TextField name="title" label={text.invoiceTitle} required maxLength={100} rules={[maxLength(100)]} />
      <TextField name="tax_no" label={text.taxNo} mono maxLength={20} />
      <TextField name="email" label={text.email} required maxLength={120} rules={[email]} />
    </FormDialog>
  );
}
