import { styled } from 'styled-components';
import { useRead, type DataOf } from '../../../src/api';
import { told } from '../../../src/api/said';
import { entryKinds, statement } from '../../../src/api/contract/wallet';
import type { PropsOf } from '../../../src/element/contract';
import { plainYuan, yuan } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { DataTable, columns } from '../../../src/ui/table';
import { perLanguage } from '../../../src/text/words';
import type { statementContract } from './statement.contract';
import { statementText as text } from './statement.text';

type Entry = DataOf<typeof statement>['list'][number];

const prefix = 'statement.';

/** Every change of the balance, by kind and days, with the sums of what matches. */
export function Statement(_: PropsOf<typeof statementContract>) {
  const { query } = usePlace();
  const days = useDays(prefix);
  const { from, to } = days;
  const kind = entryKinds.find((one) => one === query[`${prefix}kind`]);
  const chosen = { ...(from && { from }), ...(to && { to }) };
  // Shared with the table while it stands on its first page.
  const { data } = useRead(statement, { page: 1, per_page: 50, ...(kind && { kind }), ...chosen }, { keep: true });
  return (
    <div part="panel">
      <DataTable<Entry>
        label={text.heading}
        cacheKey="account.statement"
        endpoint={statement}
        input={chosen}
        toInput={({ page, size, filters }) => ({ page, per_page: size, ...filters })}
        columns={shape()}
        prefix={prefix}
        segments={{ name: 'kind', label: text.kind, options: segments() }}
        narrowing={days.chosen}
        toolbarStart={<DayRange days={days} />}
        sums={data && <Totals>{text.totals(yuan(data.in_fen), yuan(data.out_fen))}</Totals>}
        exportName={text.heading}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </div>
  );
}

const segments = perLanguage(() => [
  { value: '', label: text.all },
  ...entryKinds.map((kind) => ({ value: kind as string, label: text.kinds[kind] })),
]);

const shape = perLanguage(() =>
  columns<Entry>([
    { key: 'at', title: text.at, width: 170, at: (row) => row.at },
    { key: 'kind', title: text.kind, width: 100, text: (row) => text.kinds[row.kind] },
    {
      key: 'title',
      title: text.title,
      width: 240,
      grow: 1,
      strong: true,
      text: (row) => told(row.title, row.title_said),
    },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.unit,
      align: 'right',
      width: 140,
      text: (row) => signed(row.amount_fen),
      render: (row) => <Amount $in={row.amount_fen > 0}>{signed(row.amount_fen)}</Amount>,
      exported: (row) => row.amount_fen / 100,
    },
    {
      key: 'balance_fen',
      title: text.balance,
      unit: text.unit,
      align: 'right',
      width: 140,
      text: (row) => plainYuan(row.balance_fen),
      exported: (row) => row.balance_fen / 100,
    },
  ]),
);

const signed = (fen: number): string => `${fen > 0 ? '+' : ''}${plainYuan(fen)}`;

const Amount = styled.span<{ $in: boolean }>`
  color: ${({ $in }) => token($in ? 'success-text' : 'text-1')};
`;

const Totals = styled.span`
  color: ${token('text-2')};
  white-space: nowrap;
`;
