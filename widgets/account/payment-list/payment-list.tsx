import { payments, type Payment } from '../../../src/api/contract/payment';
import { paymentStates } from '../../../src/domain/payment';
import type { PropsOf } from '../../../src/element/contract';
import { fenToYuan, plainYuan } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { PayDialog, paymentText } from '../../../src/ui/payment';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, useOpened } from '../../../src/ui/table';
import type { paymentListContract } from './payment-list.contract';
import { paymentListText as text } from './payment-list.text';
import { told } from '../../../src/api/said';

/** Milliseconds between looks at what is under way. */
const every = 30_000;

/** Recharges and payments of orders, newest first; what waits is gone on with or cancelled. */
export function PaymentList(_: PropsOf<typeof paymentListContract>) {
  const [opened, open] = useOpened('payment');
  return (
    <div part="panel">
      <DataTable<Payment>
        label={text.heading}
        cacheKey="account.payments"
        exportName={text.heading}
        endpoint={payments}
        columns={shape()}
        segments={states()}
        prefix="payments"
        every={every}
        actions={({ id, state }) => [
          { key: 'view', label: state === 'waiting' ? text.resume : text.view, onSelect: () => open(id) },
        ]}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      {opened && <PayDialog key={opened} payment={opened} onClose={() => open(undefined)} />}
    </div>
  );
}

const kinds = {
  waiting: 'progress',
  paid: 'online',
  cancelled: 'off',
  closed: 'off',
  refused: 'danger',
  failed: 'danger',
} as const;

const states = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.all },
    ...paymentStates.map((value) => ({ value, label: paymentText.states[value] })),
  ],
}));

const shape = perLanguage(() =>
  columns<Payment>([
    { key: 'created_at', title: text.at, width: 170, strong: true, at: (row) => row.created_at },
    { key: 'title', title: text.title, width: 160, grow: 1, text: (row) => told(row.title, row.title_said) },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.unit,
      align: 'right',
      width: 120,
      text: (row) => plainYuan(row.amount_fen),
      exported: (row) => fenToYuan(row.amount_fen),
    },
    { key: 'method', title: text.method, width: 120, text: (row) => paymentText.methods[row.method] },
    {
      key: 'state',
      title: text.state,
      width: 110,
      text: (row) => paymentText.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{paymentText.states[row.state]}</Status>,
    },
    {
      key: 'paid_at',
      title: text.paidAt,
      width: 170,
      priority: 2,
      at: (row) => row.paid_at,
    },
    { key: 'id', title: text.id, width: 200, mono: true, priority: 3 },
    { key: 'note', title: text.note, width: 160, priority: 3 },
  ]),
);
