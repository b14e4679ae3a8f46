import { useWrite, type DataOf } from '../../../src/api';
import { withdrawalCancel, withdrawals } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { plainYuan, fenToYuan, yuan } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Status } from '../../../src/ui/status';
import { DataTable, columns } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { withdrawalListContract } from './withdrawal-list.contract';
import { withdrawalListText as text } from './withdrawal-list.text';

type Withdrawal = DataOf<typeof withdrawals>['list'][number];

/** Milliseconds between looks at what is under way. */
const every = 30_000;

/** Withdrawals, newest first; what was not paid yet can be taken back. */
export function WithdrawalList(_: PropsOf<typeof withdrawalListContract>) {
  const { run } = useWrite(withdrawalCancel, ['/api/v3/account']);
  const { act } = useAct();
  const cancel = ({ id, amount_fen }: Withdrawal) =>
    act(() => run({ id }), { confirm: { body: text.askCancel(yuan(amount_fen)) }, said: text.cancelled });
  return (
    <div part="panel">
      <DataTable<Withdrawal>
        label={text.heading}
        cacheKey="account.withdrawals"
        exportName={text.heading}
        endpoint={withdrawals}
        toInput={({ page, size }) => ({ page, per_page: size })}
        columns={shape()}
        prefix="withdrawals"
        every={every}
        actionsWidth={80}
        actions={(row) =>
          row.state === 'pending' ? [{ key: 'cancel', label: text.cancel, onSelect: () => void cancel(row) }] : []
        }
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

const kinds = { pending: 'progress', paid: 'online', failed: 'danger', cancelled: 'off' } as const;

const shape = perLanguage(() =>
  columns<Withdrawal>([
    { key: 'created_at', title: text.at, width: 170, strong: true, at: (row) => row.created_at },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.unit,
      align: 'right',
      width: 130,
      text: (row) => plainYuan(row.amount_fen),
      exported: (row) => fenToYuan(row.amount_fen),
    },
    { key: 'card', title: text.card, width: 200, grow: 1 },
    {
      key: 'state',
      title: text.state,
      width: 110,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    { key: 'note', title: text.note, width: 160, priority: 2 },
  ]),
);
