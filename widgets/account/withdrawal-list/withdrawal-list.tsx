import { ApiError, useWrite, type DataOf } from '../../../src/api';
import { withdrawalCancel, withdrawals } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, fenToYuan, yuan } from '../../../src/format';
import { useConfirm } from '../../../src/ui/dialog';
import { Status } from '../../../src/ui/status';
import { DataTable, columns } from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import type { withdrawalListContract } from './withdrawal-list.contract';
import { withdrawalListText as text } from './withdrawal-list.text';

type Withdrawal = DataOf<typeof withdrawals>['list'][number];

/** Milliseconds between looks at what is under way. */
const every = 30_000;

/** Withdrawals, newest first; what was not paid yet can be taken back. */
export function WithdrawalList(_: PropsOf<typeof withdrawalListContract>) {
  const { run } = useWrite(withdrawalCancel, ['/api/v3/account']);
  const confirm = useConfirm();
  const toast = useToast();
  const cancel = async (row: Withdrawal) => {
    if (!(await confirm({ body: text.askCancel(yuan(row.amount_fen)) }))) return;
    try {
      await run({ id: row.id });
      toast.success(text.cancelled);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message);
    }
  };
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
        empty={{ title: text.none }}
      />
    </div>
  );
}

const kinds = { pending: 'progress', paid: 'online', failed: 'danger', cancelled: 'off' } as const;

const shape = perLanguage(() =>
  columns<Withdrawal>([
    { key: 'created_at', title: text.at, width: 170, strong: true, text: (row) => dateTime(row.created_at) },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.unit,
      align: 'right',
      width: 130,
      text: (row) => fenToYuan(row.amount_fen),
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
