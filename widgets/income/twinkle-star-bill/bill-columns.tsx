import type { StarBillDay, StarBillLine } from '../../../src/api/contract/star-bill';
import { dateTime, fenToYuan, nothing, number } from '../../../src/format';
import { perLanguage } from '../../../src/text/words';
import { Status } from '../../../src/ui/status';
import { columns, type Column, widthFor } from '../../../src/ui/table';
import { amount } from '../shared/amount';
import { starText } from '../shared/star/star.text';
import { howOf } from './day-lines';
import { twinkleStarBillText as text } from './twinkle-star-bill.text';

/** Of the list of days. */
export const stateFilter = perLanguage(() => [
  {
    name: 'state',
    label: text.allStates,
    width: 112,
    options: Object.entries(text.states).map(([value, label]) => ({ value, label })),
  },
]);

const money = <Row extends object>(
  key: string,
  title: string,
  of: (row: Row) => number,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...{ key, title, unit: starText.yuan, width: 104, align: 'right', ...more },
  text: (row) => amount(of(row)),
  exported: (row) => fenToYuan(of(row)),
});

const notesOf = ({ below, unpaid, disks, dispute }: StarBillDay): string =>
  [
    below > 0 ? text.below(number(below)) : '',
    disks > 0 && unpaid === disks ? text.unpaidAll : '',
    dispute ? (dispute.state === 'open' ? text.objecting : text.answeredShort) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** Columns of the days of a bill. */
export const dayColumns = perLanguage(() =>
  columns<StarBillDay>([
    { key: 'day', title: text.day, width: 112, fixed: true, strong: true },
    {
      key: 'source',
      title: text.source,
      width: 208,
      grow: 1,
      text: ({ gateways, disks }) => text.sourceOf(number(gateways), number(disks)),
    },
    money('income_fen', text.income, (row) => row.income_fen),
    money('subsidy_fen', text.subsidy, (row) => row.subsidy_fen, { priority: 2 }),
    money('fen', text.sum, (row) => row.fen, { strong: true }),
    { key: 'note', title: text.note, width: 160, grow: 1, priority: 2, text: (row) => notesOf(row) || nothing },
    {
      key: 'settled_at',
      title: text.settled,
      width: widthFor(text.states, 104, { shaped: true }),
      text: ({ settled_at }) => text.states[settled_at ? 'settled' : 'pending'],
      exported: ({ settled_at }) => (settled_at ? dateTime(settled_at, 'Asia/Shanghai') : text.states.pending),
      render: ({ settled_at }) => (
        <Status kind={settled_at ? 'online' : 'progress'}>{text.states[settled_at ? 'settled' : 'pending']}</Status>
      ),
    },
  ]),
);

/** Columns of what each disk earned. */
export const lineColumns = perLanguage(() =>
  columns<StarBillLine>([
    { key: 'day', title: text.day, width: 112, strong: true },
    {
      key: 'remark',
      title: starText.gateway,
      width: 180,
      grow: 1,
      text: ({ remark, gwid }) => remark || gwid,
      parts: [
        { key: 'remark', title: starText.gateway },
        { key: 'gwid', title: 'GWID' },
      ],
    },
    { key: 'disk', title: text.disk, width: 96 },
    {
      key: 'size_gb',
      title: text.size,
      unit: 'GB',
      width: 96,
      align: 'right',
      text: ({ size_gb }) => number(size_gb),
      exported: ({ size_gb }) => size_gb,
    },
    money('income_fen', text.income, (row) => row.income_fen),
    money('subsidy_fen', text.subsidy, (row) => row.subsidy_fen),
    money('fen', text.sum, (row) => row.income_fen + row.subsidy_fen, { strong: true }),
    { key: 'how', title: text.how, width: 200, grow: 1, priority: 2, text: howOf },
  ]),
);
