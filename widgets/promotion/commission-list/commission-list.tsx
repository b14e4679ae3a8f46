import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { commissions, promotionProducts, type Commission } from '../../../src/api/contract/promotion';
import { commissionStates } from '../../../src/domain/referral';
import { plainYuan, fenToYuan, percent, time, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Filter } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import { commissionListText as text } from './commission-list.text';

const prefix = 'commissions.';

/** Commissions by state, kind, product, customer and days, with the sums of all that match. */
export function CommissionList() {
  const days = useDays();
  const input = useMemo(
    () => ({ ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }),
    [days.from, days.to],
  );
  const products = useRead(promotionProducts, {}).data?.list;
  const filters = useMemo<Filter[]>(
    () => [
      {
        name: 'package',
        label: text.allProducts,
        width: 148,
        options: (products ?? []).map(({ package_id, name }) => ({ value: package_id, label: name })),
      },
      {
        name: 'kind',
        label: text.kind,
        width: 104,
        options: Object.entries(text.kinds).map(([value, label]) => ({ value, label })),
      },
    ],
    [products],
  );
  return (
    <div part="panel">
      <DataTable<Commission>
        label={text.heading}
        endpoint={commissions}
        input={input}
        columns={shape()}
        prefix={prefix}
        cacheKey="promotion.commissions"
        search={text.search}
        segments={segments()}
        filters={filters}
        narrowing={days.chosen}
        toolbarStart={<DayRange days={days} />}
        sums={<Totals input={input} />}
        exportName={text.heading}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

/** Sums of everything that matches, whatever page is shown. */
function Totals({ input }: { input: object }) {
  const { query } = usePlace();
  const asked = Object.fromEntries(
    ['state', 'kind', 'package', 'q'].flatMap((name) => {
      const value = query[`${prefix}${name}`];
      return value ? [[name, value]] : [];
    }),
  );
  const { data } = useRead(commissions, { ...input, ...asked, page: 1, per_page: 1 }, { keep: true });
  return data ? <Sums>{text.totals(yuan(data.paid_fen), yuan(data.amount_fen))}</Sums> : null;
}

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: [
    { value: '', label: text.all },
    ...commissionStates.map((state) => ({ value: state as string, label: text.states[state] })),
  ],
}));

const kinds = { pending: 'progress', settled: 'online', refunded: 'off' } as const;

const shape = perLanguage(() =>
  columns<Commission>([
    { key: 'customer', title: text.customer, width: 150, grow: 1, strong: true },
    { key: 'mobile', title: text.mobile, width: 112, priority: 2 },
    { key: 'product', title: text.product, width: 130 },
    { key: 'kind', title: text.kindTitle, width: 64, text: (row) => text.kinds[row.kind], priority: 2 },
    { key: 'at', title: text.at, width: 140, at: (row) => row.at },
    {
      key: 'paid_fen',
      title: text.paid,
      unit: text.yuan,
      width: 104,
      align: 'right',
      text: (row) => plainYuan(row.paid_fen),
      exported: (row) => fenToYuan(row.paid_fen),
    },
    {
      key: 'percent',
      title: text.percent,
      width: 64,
      align: 'right',
      priority: 3,
      text: (row) => percent(row.percent / 100, 0),
    },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.yuan,
      width: 104,
      align: 'right',
      text: (row) => plainYuan(row.amount_fen),
      exported: (row) => fenToYuan(row.amount_fen),
    },
    {
      key: 'state',
      title: text.state,
      width: 92,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    { key: 'settled_at', title: text.settled, width: 120, off: true, text: (row) => time(row.settled_at) },
  ]),
);

const Sums = styled.span`
  color: ${token('text-2')};
  font-size: 12px;
`;
