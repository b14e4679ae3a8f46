import { useWrite } from '../../../src/api';
import { couponVoid, guestCoupons, type CouponBatch, type GuestCoupon } from '../../../src/api/contract/guest';
import { couponStates, printCode, type CouponState } from '../../../src/domain/guest';

import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Drawer } from '../../../src/ui/drawer';
import { Printer } from '../../../src/ui/icon';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type RowAction } from '../../../src/ui/table';
import { guestAuthText as text } from './guest-auth.text';

interface CodesProps {
  batch: CouponBatch;
  onPrint: () => void;
  onChanged: () => void;
  onClose: () => void;
}

/** The codes of a batch: who used which, and ending one. Exists only while open. */
export function Codes({ batch, onPrint, onChanged, onClose }: CodesProps) {
  const ending = useWrite(couponVoid, ['/api/v3/guest/']);
  const { act } = useAct();
  const end = ({ code }: GuestCoupon) =>
    act(() => ending.run({ id: batch.id, codes: [code] }), {
      said: ({ data }) => text.endedCount(data.ended),
      then: onChanged,
    });
  const actions = (row: GuestCoupon): RowAction[] => [
    { key: 'end', label: text.endOne, disabled: row.state !== 'unused' || ending.busy, onSelect: () => void end(row) },
  ];
  return (
    <Drawer open modal width={640} title={batch.name} onClose={onClose}>
      <DataTable<GuestCoupon>
        label={text.codes}
        cacheKey="guest.coupon.code"
        endpoint={guestCoupons}
        input={{ batch: batch.id }}
        columns={codeColumns()}
        rowKey={({ code }) => code}
        prefix="code."
        search={text.searchCode}
        segments={states()}
        actions={actions}
        actionsWidth={72}
        exportName={`${text.codes} ${batch.name}`}
        toolbarEnd={
          <Button icon={<Printer />} disabled={batch.unused === 0 || batch.expired} onClick={onPrint}>
            {text.print}
          </Button>
        }
        empty={{ title: text.noCodes, reason: text.noCodesReason }}
      />
    </Drawer>
  );
}

const states = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.allStates },
    ...couponStates.map((value) => ({ value, label: text.states[value] })),
  ],
}));

const kinds: Readonly<Record<CouponState, StatusKind>> = {
  unused: 'online',
  used: 'off',
  expired: 'off',
  void: 'danger',
};

const codeColumns = perLanguage(() =>
  columns<GuestCoupon>([
    { key: 'position', title: text.number, width: 64, align: 'right' },
    {
      key: 'code',
      title: text.codes,
      width: 128,
      mono: true,
      strong: true,
      fixed: true,
      text: (row) => printCode(row.code),
    },
    {
      key: 'state',
      title: text.state,
      width: 96,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    {
      key: 'used_at',
      title: text.usedAt,
      width: 160,
      at: (row) => row.used_at,
    },
    { key: 'used_by', title: text.usedBy, width: 148, mono: true },
  ]),
);
