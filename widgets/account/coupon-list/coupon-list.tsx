import type { DataOf } from '../../../src/api';
import { coupons } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { plainYuan, fenToYuan, yuan } from '../../../src/format';
import { Status } from '../../../src/ui/status';
import { DataTable, columns } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { couponListContract } from './coupon-list.contract';
import { couponListText as text } from './coupon-list.text';

type Coupon = DataOf<typeof coupons>['list'][number];

/** Coupons, those that can be used first. */
export const CouponList = (_: PropsOf<typeof couponListContract>) => (
  <div part="panel">
    <DataTable<Coupon>
      label={text.heading}
      cacheKey="account.coupons"
      exportName={text.heading}
      endpoint={coupons}
      toInput={({ page, size, filters }) => ({ page, per_page: size, ...filters })}
      columns={shape()}
      prefix="coupons"
      segments={{ name: 'state', label: text.state, options: segments() }}
      empty={{ title: text.none, reason: text.noneReason }}
    />
  </div>
);

const segments = perLanguage(() => [
  { value: '', label: text.all },
  ...Object.entries(text.states).map(([value, label]) => ({ value, label })),
]);
const kinds = { usable: 'online', used: 'off', expired: 'off' } as const;

const shape = perLanguage(() =>
  columns<Coupon>([
    { key: 'title', title: text.title, width: 200, grow: 1, strong: true },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.unit,
      align: 'right',
      width: 110,
      text: (row) => plainYuan(row.amount_fen),
      exported: (row) => fenToYuan(row.amount_fen),
    },
    {
      key: 'min_order_fen',
      title: text.least,
      width: 140,
      text: (row) => (row.min_order_fen ? text.from(yuan(row.min_order_fen)) : text.anyOrder),
    },
    { key: 'service', title: text.service, width: 140, text: (row) => row.service || text.anyService },
    { key: 'expires_at', title: text.expires, width: 160, at: (row) => row.expires_at },
    {
      key: 'state',
      title: text.state,
      width: 100,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
  ]),
);
