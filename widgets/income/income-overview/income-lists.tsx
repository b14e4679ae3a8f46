import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import type { DataOf } from '../../../src/api';
import { incomeGateways, incomePeriods, type IncomeGateway, type IncomePeriod } from '../../../src/api/contract/income';
import { withdrawals } from '../../../src/api/contract/wallet';
import { gatewaySources, type IncomeSource } from '../../../src/domain/income';
import { fenToYuan, nothing, number, percent } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { SegmentBar } from '../../../src/ui/chart';
import { To } from '../../../src/ui/link';
import { Segmented } from '../../../src/ui/segmented';
import { Status } from '../../../src/ui/status';
import { columns, DataTable, type Column } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { amount } from '../shared/amount';
import { sourcesText } from '../shared/sources.text';
import { sourceInk } from '../shared/tones';
import type { IncomeSummary } from './income-overview.data';
import { Makeup, Small } from './income-overview.styles';
import { incomeOverviewText as text } from './income-overview.text';

const views = ['gateway', 'day', 'month', 'source', 'withdrawal'] as const;
type View = (typeof views)[number];

interface IncomeListsProps {
  summary: IncomeSummary | undefined;
  /** The days that are looked at; this month unless told. */
  days: { from?: string; to?: string };
}

/** The same income in rows, by what the reader chooses. */
export function IncomeLists(props: IncomeListsProps) {
  const { summary } = props;
  const { query, setQuery } = usePlace();
  const view = views.find((one) => one === query.view) ?? 'gateway';
  const count = (of: keyof IncomeSummary['counts']) => (summary ? number(summary.counts[of]) : '');
  const unplaced = summary?.unplaced_fen ?? 0;
  const chosen = useRef(false);
  const choice = (
    <Chosen kept={chosen}>
      <Segmented<View>
        label={text.views}
        value={view}
        onChange={(next) => setQuery({ view: next === 'gateway' ? undefined : next })}
        options={[
          { value: 'gateway', label: text.byGateway(count('gateways')) },
          { value: 'day', label: text.byDay(count('days')) },
          { value: 'month', label: text.byMonth },
          { value: 'source', label: text.bySource(count('sources')) },
          { value: 'withdrawal', label: text.withdrawals(count('withdrawals')) },
        ]}
      />
    </Chosen>
  );
  const sums = summary && (
    <Small>{text.sums(amount(summary.booked_fen), unplaced === 0 ? '' : amount(unplaced))}</Small>
  );
  return <List key={view} view={view} bar={{ title: choice, sums }} {...props} />;
}

/** The choice stands in the toolbar of each list, also of an empty one: the focus goes along to the next. */
function Chosen({ kept, children }: { kept: RefObject<boolean>; children: ReactNode }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const node = box.current;
    if (kept.current) node?.querySelector<HTMLElement>('input:checked')?.focus();
    return () => {
      kept.current = node?.querySelector(':focus') != null;
    };
  }, [kept]);
  return <span ref={box}>{children}</span>;
}

interface ListProps extends IncomeListsProps {
  view: View;
  /** What stands at the ends of the toolbar. */
  bar: { title: ReactNode; sums: ReactNode };
}

function List({ view, summary, days, bar }: ListProps) {
  const from = summary?.from;
  const to = summary?.to;
  const input = useMemo(() => (from && to ? { from, to } : days), [from, to, days]);
  const name = text.listOf[view];
  const common = { label: name, prefix: `${view}.`, ...bar };
  const empty = { title: text.none, reason: text.noneReason };
  if (view === 'source') {
    const rows = (summary?.sources ?? []).map((row) => ({ ...row, id: row.source, all_fen: summary!.booked_fen }));
    return (
      <DataTable<SourceRow>
        {...common}
        exportName={name}
        rows={rows}
        loading={!summary}
        columns={sources()}
        cacheKey="income.sources"
        empty={empty}
      />
    );
  }
  if (view === 'withdrawal') {
    return (
      <DataTable<Withdrawal>
        {...common}
        exportName={name}
        endpoint={withdrawals}
        toInput={({ page, size }) => ({ page, per_page: size })}
        columns={payouts()}
        cacheKey="income.withdrawals"
        empty={{ title: text.noWithdrawals, reason: text.noWithdrawalsReason }}
      />
    );
  }
  if (view !== 'gateway') {
    return (
      <DataTable<IncomePeriod>
        {...common}
        exportName={name}
        endpoint={incomePeriods}
        input={{ ...input, by: view }}
        columns={periods()[view]}
        cacheKey="income.periods"
        rowKey={(row) => row.period}
        empty={empty}
      />
    );
  }
  return <Gateways {...common} input={input} summary={summary} empty={empty} />;
}

interface GatewaysProps {
  label: string;
  prefix: string;
  title: ReactNode;
  sums: ReactNode;
  input: { from?: string; to?: string };
  summary: IncomeSummary | undefined;
  empty: { title: string; reason: string };
}

function Gateways({ input, summary, ...rest }: GatewaysProps) {
  const all = summary?.booked_fen ?? 0;
  const shape = useMemo(() => gatewayColumns(all), [all]);
  return (
    <DataTable<IncomeGateway>
      {...rest}
      exportName={rest.label}
      endpoint={incomeGateways}
      input={input}
      columns={shape}
      cacheKey="income.gateways"
      rowKey={(row) => row.gwid}
      search={text.search}
      filters={filters()}
      tall
    />
  );
}

const filters = perLanguage(() => [
  {
    name: 'source',
    label: text.allSources,
    width: 112,
    options: gatewaySources.map((value) => ({ value: value as string, label: sourcesText.names[value] })),
  },
  {
    name: 'state',
    label: text.allStates,
    width: 112,
    options: Object.entries(sourcesText.states).map(([value, label]) => ({ value, label })),
  },
]);

const fenOrNot = (fen: number): string => (fen === 0 ? nothing : amount(fen));

const money = <Row extends object>(
  key: keyof Row & string,
  title: string,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  ...{ key, title, unit: text.yuan, width: 104, align: 'right', ...more },
  text: (row) => fenOrNot(row[key] as number),
  exported: (row) => fenToYuan(row[key] as number),
});

const gatewayColumns = (all: number) =>
  columns<IncomeGateway>([
    {
      key: 'remark',
      title: text.gateway,
      width: 190,
      grow: 1,
      fixed: true,
      sortable: true,
      render: (row) => (
        <TwoLines title={row.remark} below={row.gone ? text.gone : row.gwid} mono={!row.gone}>
          {row.gone ? row.remark : <To to={{ name: 'network', params: { gwid: row.gwid } }}>{row.remark}</To>}
        </TwoLines>
      ),
      parts: [
        { key: 'remark', title: text.gateway },
        { key: 'gwid', title: 'GWID' },
      ],
    },
    {
      key: 'makeup',
      title: text.makeup,
      width: 150,
      priority: 3,
      exported: false,
      text: () => '',
      render: (row) => (
        <Makeup>
          <SegmentBar
            segments={gatewaySources.map((source) => ({
              ...{ key: source, color: sourceInk[source] },
              share: row.booked_fen > 0 ? row[`${source}_fen`] / row.booked_fen : 0,
            }))}
          />
        </Makeup>
      ),
    },
    ...gatewaySources.map((source) =>
      money<IncomeGateway>(`${source}_fen`, sourcesText.names[source], { sortable: true, width: 118, priority: 2 }),
    ),
    money('booked_fen', sourcesText.states.settled, { sortable: true, strong: true }),
    money('pending_fen', sourcesText.states.pending, { sortable: true }),
    {
      key: 'share',
      title: text.share,
      width: 72,
      align: 'right',
      priority: 2,
      text: (row) => percent(all > 0 ? row.booked_fen / all : undefined),
    },
  ]);

const periods = perLanguage(() => {
  const of = (by: 'day' | 'month') =>
    columns<IncomePeriod>([
      { key: 'period', title: text.period[by], width: 120, grow: 1, strong: true },
      ...(['wechat', 'redpacket', 'star', 'promotion', 'other'] as const).map((source) =>
        money<IncomePeriod>(`${source}_fen`, sourcesText.names[source], { priority: source === 'other' ? 3 : 2 }),
      ),
      money('booked_fen', text.total, { strong: true }),
    ]);
  return { day: of('day'), month: of('month') };
});

interface SourceRow {
  id: IncomeSource;
  source: IncomeSource;
  booked_fen: number;
  pending_fen: number;
  all_fen: number;
}

const sources = perLanguage(() =>
  columns<SourceRow>([
    {
      key: 'source',
      title: text.source,
      width: 160,
      grow: 1,
      strong: true,
      text: (row) => sourcesText.names[row.source],
    },
    money('booked_fen', sourcesText.states.settled),
    money('pending_fen', sourcesText.states.pending),
    {
      key: 'share',
      title: text.share,
      width: 96,
      align: 'right',
      text: (row) => percent(row.all_fen > 0 ? row.booked_fen / row.all_fen : undefined),
    },
  ]),
);

type Withdrawal = DataOf<typeof withdrawals>['list'][number];
const kinds = { pending: 'progress', paid: 'online', failed: 'danger', cancelled: 'off' } as const;

const payouts = perLanguage(() =>
  columns<Withdrawal>([
    { key: 'created_at', title: text.at, width: 160, strong: true, at: (row) => row.created_at },
    money('amount_fen', text.amount),
    { key: 'card', title: text.card, width: 180, grow: 1 },
    {
      key: 'state',
      title: text.state,
      width: 100,
      text: (row) => text.withdrawalStates[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.withdrawalStates[row.state]}</Status>,
    },
    { key: 'note', title: text.note, width: 200, priority: 2 },
  ]),
);
