import { useMemo } from 'react';
import { orders, type Order } from '../../../src/api/contract/service';
import { orderStates } from '../../../src/domain/service';
import type { PropsOf } from '../../../src/element/contract';
import { date, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { serviceOrderText } from '../../../src/ui/service-order';
import { columns, DataTable, useOpened, type RowAction } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { perLanguage } from '../../../src/text/words';
import { packagesOf } from '../shared/packages';
import { useOrderActions } from './order-actions';
import { OrderState } from './order-state';
import type { serviceOrdersContract } from './service-orders.contract';
import { serviceOrdersText as text } from './service-orders.text';
import { WaitingOrder } from './waiting-order';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

const OrderDetail = lazy(() => import('./order-detail').then((m) => m.OrderDetail));

/** Orders of the account, of one service or of all; one of them beside the list. */
export function ServiceOrders({ service }: PropsOf<typeof serviceOrdersContract>) {
  const place = usePlace();
  const [opened, show] = useOpened('order');
  const { pay, cancel, dialog } = useOrderActions();
  const actions = (row: Order): readonly RowAction[] => [
    ...(row.state === 'unpaid' ? [{ key: 'pay', label: text.pay, onSelect: () => pay(row) }] : []),
    { key: 'view', label: text.view, onSelect: () => show(row.id) },
    ...(row.state === 'unpaid'
      ? [{ key: 'cancel', label: text.cancel, danger: true, onSelect: () => void cancel(row) }]
      : []),
  ];
  const input = useMemo(() => (service ? { service } : undefined), [service]);
  return (
    <div part="panel">
      <WaitingOrder service={service} onPay={pay} onCancel={(row) => void cancel(row)} />
      <DataTable<Order>
        key={service}
        label={text.heading}
        endpoint={orders}
        {...(input && { input })}
        columns={orderColumns()}
        cacheKey="service.orders"
        rowName={nameOf}
        search={text.search}
        segments={states()}
        actions={actions}
        actionsWidth={72}
        every={60_000}
        onOpen={(row) => show(row.id)}
        exportName={text.heading}
        empty={{
          title: text.none,
          reason: text.noneReason,
          action: <Button onClick={() => place.go(packagesOf(service))}>{text.packages}</Button>,
        }}
      />
      {dialog}
      {opened && (
        <Suspense>
          <OrderDetail id={opened} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

const nameOf = (row: Order) => `${soldNames.said(row.service_name)} ${soldNames.said(row.tier_name)}`;

const refundedYuan = ({ refund_fen: fen }: Order) => (fen == null ? undefined : fen / 100);

/** The time that was bought, as far as it was not given back. */
function periodOf({ from, to, refunded_at: refunded }: Order): string | undefined {
  if (!from || !to) return undefined;
  const end = refunded && Date.parse(refunded) < Date.parse(to) ? refunded : to;
  return Date.parse(end) <= Date.parse(from) ? undefined : text.periodOf(date(from), date(end));
}

const invoiceOf = ({ invoice }: Order) => {
  if (!invoice) return undefined;
  if (invoice.state === 'requested') return text.invoiceFiles.requested;
  return invoice.file ? text.invoiceFiles.there : text.invoiceFiles.none;
};

const orderColumns = perLanguage(() =>
  columns<Order>([
    { key: 'service_name', title: text.service, width: 144, grow: 2, strong: true, fixed: true, text: nameOf },
    { key: 'id', title: text.id, width: 168, grow: 1, mono: true, priority: 3 },
    { key: 'kind', title: text.kind, width: 72, priority: 2, text: (row) => serviceOrderText.kinds[row.kind] },
    {
      key: 'pay_fen',
      title: text.amount,
      width: 120,
      align: 'right',
      text: (row) => yuan(row.pay_fen),
      render: (row) =>
        row.refund_fen == null ? (
          yuan(row.pay_fen)
        ) : (
          <TwoLines look="plain" below={text.refundedOf(yuan(row.refund_fen))}>
            {yuan(row.pay_fen)}
          </TwoLines>
        ),
      parts: [
        { key: 'quantity', title: text.quantity },
        { key: 'pay_fen', title: text.amount, unit: text.unit, exported: (row) => row.pay_fen / 100 },
        { key: 'refund_fen', title: text.refundOf, unit: text.unit, exported: refundedYuan },
      ],
    },
    {
      key: 'state',
      title: text.state,
      width: 104,
      text: (row) => serviceOrderText.states[row.state],
      render: (row) => <OrderState state={row.state} />,
    },
    {
      key: 'period',
      title: text.period,
      width: 184,
      text: periodOf,
    },
    {
      key: 'gateway_remark',
      title: text.where,
      width: 156,
      grow: 2,
      priority: 2,
      text: (row) => row.network_name ?? row.gateway_remark ?? undefined,
    },
    { key: 'invoice', title: text.invoiceShort, width: 88, priority: 3, text: invoiceOf },
    { key: 'created_at', title: text.created, width: 136, priority: 2, at: (row) => row.created_at },
  ]),
);

const states = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.all },
    ...orderStates.map((value) => ({ value, label: serviceOrderText.states[value] })),
  ],
}));
