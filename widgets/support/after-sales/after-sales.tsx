import { useWrite } from '../../../src/api';
import { afterSaleCancel, afterSales, type AfterSale } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { caseNumber } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Plus } from '../../../src/ui/icon';
import { PageActions } from '../../../src/ui/page';
import { Status } from '../../../src/ui/status';
import { DataTable, columns, useOpened } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { AfterSaleDrawer } from './after-sale-drawer';
import type { afterSalesContract } from './after-sales.contract';
import { afterSalesText as text } from './after-sales.text';

/** Milliseconds between looks at what is under way. */
const every = 60_000;

/** After-sales orders with their progress; what nobody accepted yet can be changed or withdrawn. */
export function AfterSales(_: PropsOf<typeof afterSalesContract>) {
  const place = usePlace();
  const cancel = useCancel();
  const [open, setOpen] = useOpened('order');
  const apply = (
    <Button variant="primary" icon={<Plus />} onClick={() => place.go({ name: 'after_sales.apply' })}>
      {text.apply}
    </Button>
  );
  return (
    <div part="panel">
      <PageActions>{apply}</PageActions>
      <DataTable<AfterSale>
        label={text.heading}
        cacheKey="support.after_sales"
        exportName={text.heading}
        endpoint={afterSales}
        columns={shape()}
        search={text.search}
        segments={{ name: 'state', label: text.state, options: segments() }}
        every={every}
        onOpen={(row) => setOpen(row.id)}
        actions={(row) => [
          { key: 'detail', label: text.detail, onSelect: () => setOpen(row.id) },
          ...(row.state === 'submitted'
            ? [
                {
                  key: 'edit',
                  label: text.edit,
                  to: { name: 'after_sales.apply', params: { after_sale_id: row.id } },
                },
                { key: 'cancel', label: text.cancel, danger: true, onSelect: () => void cancel(row) },
              ]
            : []),
        ]}
        empty={{ title: text.none, reason: text.noneReason, action: apply }}
      />
      {open && <AfterSaleDrawer id={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function useCancel() {
  const { run } = useWrite(afterSaleCancel, ['/api/v3/after_sales']);
  const { act } = useAct();
  return ({ id }: AfterSale) =>
    act(() => run({ id }), { confirm: { body: text.askCancel(caseNumber(id)), danger: true }, said: text.cancelled });
}

const segments = perLanguage(() => [
  { value: '', label: text.all },
  ...Object.entries(text.states).map(([value, label]) => ({ value, label })),
]);

const kinds = {
  submitted: 'progress',
  accepted: 'progress',
  shipped: 'progress',
  testing: 'progress',
  done: 'online',
  refused: 'danger',
  cancelled: 'off',
} as const;

const shape = perLanguage(() =>
  columns<AfterSale>([
    { key: 'product', title: text.product, width: 160, strong: true, grow: 1 },
    { key: 'serial', title: text.serial, width: 180, mono: true },
    { key: 'kind', title: text.kind, width: 104, priority: 2, text: (row) => text.kinds[row.kind] },
    {
      key: 'state',
      title: text.state,
      width: 110,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    { key: 'created_at', title: text.created, width: 160, priority: 2, at: (row) => row.created_at },
    { key: 'id', title: text.id, width: 168, mono: true, priority: 3, text: ({ id }) => caseNumber(id) },
  ]),
);
