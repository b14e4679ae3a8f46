import { perLanguage } from '../../../src/text/words';
import { useRead, type DataOf } from '../../../src/api';
import { billingEntries, billingReport, type BillingEntry } from '../../../src/api/contract/billing';
import { payMethods, reportDays } from '../../../src/domain/billing';
import { addDays, beijingDay } from '../../../src/domain/time';
import { fenToYuan, number, plainYuan, price, yuan } from '../../../src/format';
import { BarChart, ink, RankBars } from '../../../src/ui/chart';
import { DayRange, useDays } from '../../../src/ui/day-range';
import { Failed } from '../../../src/ui/failed';
import { Figure, Pane, PaneHead, Panes } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { columns, DataTable, type Column, type Filter } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { Line } from './cloud-billing.styles';
import { cloudBillingText as text } from './cloud-billing.text';

/** What came in. */
export function Report() {
  const days = useDays();
  // What the sums are about unless told, the list below them is about too.
  const to = days.to || beijingDay(Date.now());
  const input = { from: days.from || addDays(to, 1 - reportDays), to };
  const { data, error, refresh, stale } = useRead(billingReport, input, { keep: true });
  return (
    <Stack>
      <Line>
        <DayRange days={{ ...days, ...input }} />
      </Line>
      {data ? (
        <Sums data={data} stale={stale} />
      ) : error ? (
        <Failed error={error} onRetry={refresh} />
      ) : (
        <Skeleton height={320} />
      )}
      <Entries key={`${input.from}${input.to}`} input={input} narrowing={days.chosen} />
    </Stack>
  );
}

function Sums({ data, stale }: { data: DataOf<typeof billingReport>; stale: boolean }) {
  const figures = [
    [text.income, price(data.total_fen)],
    [text.openedCount, text.times(number(data.opened))],
    [text.rechargedCount, text.times(number(data.recharged))],
  ] as const;
  return (
    <>
      <Panes $columns="repeat(auto-fit, minmax(160px, 1fr))">
        {figures.map(([label, value]) => (
          <Pane key={label} aria-label={label}>
            <PaneHead title={label} />
            <Figure>{value}</Figure>
          </Pane>
        ))}
      </Panes>
      <Panes $columns="repeat(auto-fit, minmax(280px, 1fr))">
        <Pane>
          <PaneHead title={text.byDay} note={text.yuanUnit} />
          <BarChart
            label={text.byDayLabel}
            groupsName={text.day}
            groups={data.days.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
            series={[
              {
                key: 'amount',
                label: text.income,
                color: ink(1),
                values: data.days.map(({ amount_fen }) => amount_fen),
              },
            ]}
            format={yuan}
            axisFormat={(fen) => number(fen / 100)}
            stale={stale}
          />
        </Pane>
        <Pane>
          <PaneHead title={text.byPlan} />
          {data.plans.length > 0 ? (
            <RankBars
              labelWidth={112}
              rows={data.plans.slice(0, 8).map(({ name, amount_fen, count }) => ({
                key: name,
                label: name,
                size: amount_fen,
                value: price(amount_fen),
                note: text.times(number(count)),
              }))}
            />
          ) : (
            text.noIncome
          )}
        </Pane>
        <Pane>
          <PaneHead title={text.byMethod} />
          {data.methods.length > 0 ? (
            <RankBars
              labelWidth={112}
              rows={data.methods.map(({ method, amount_fen }) => ({
                key: method,
                label: text.methods[method],
                size: amount_fen,
                value: price(amount_fen),
              }))}
            />
          ) : (
            text.noIncome
          )}
        </Pane>
      </Panes>
    </>
  );
}

interface EntriesProps {
  input: { from: string; to: string };
  narrowing: Readonly<Record<string, string>>;
}

const Entries = (props: EntriesProps) => (
  <DataTable<BillingEntry>
    label={text.entries}
    {...props}
    endpoint={billingEntries}
    columns={own()}
    cacheKey="billing.entries"
    rowName={({ username }) => username}
    search={text.entrySearch}
    filters={methods()}
    exportName={text.entries}
    empty={{ title: text.noEntries, reason: text.noEntriesReason }}
  />
);

const own = perLanguage<readonly Column<BillingEntry>[]>(() =>
  columns<BillingEntry>([
    { key: 'at', title: text.at, width: 120, at: (row) => row.at },
    { key: 'username', title: text.username, width: 128, grow: 1, strong: true, fixed: true },
    { key: 'kind', title: text.entryKind, width: 80, text: (row) => text.entryKinds[row.kind] },
    { key: 'plan_name', title: text.plan, width: 152, grow: 1 },
    { key: 'quantity', title: text.quantity, width: 72, align: 'right', text: (row) => number(row.quantity) },
    {
      key: 'amount_fen',
      title: text.amount,
      unit: text.yuanUnit,
      width: 112,
      align: 'right',
      text: (row) => plainYuan(row.amount_fen),
      exported: (row) => fenToYuan(row.amount_fen),
    },
    { key: 'method', title: text.method, width: 96, text: (row) => text.methods[row.method] },
    { key: 'actor', title: text.actor, width: 144, priority: 2 },
    { key: 'note', title: text.note, width: 144, grow: 1, priority: 3, text: (row) => row.note || undefined },
  ]),
);

const methods = perLanguage<readonly Filter[]>(() => [
  {
    name: 'method',
    label: text.allMethods,
    options: payMethods.map((value) => ({ value, label: text.methods[value] })),
  },
]);
