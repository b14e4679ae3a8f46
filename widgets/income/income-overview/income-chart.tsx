import { useMemo } from 'react';
import { incomeSources, type IncomeSource } from '../../../src/domain/income';
import { number, percent } from '../../../src/format';
import { BarChart, ink, NoData, SegmentBar, Swatch } from '../../../src/ui/chart';
import { Pane, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { amount } from '../shared/amount';
import { sourcesText } from '../shared/sources.text';
import { sourceInk } from '../shared/tones';
import type { IncomeSummary } from './income-overview.data';
import { Pair, Shares } from './income-overview.styles';
import { incomeOverviewText as text } from './income-overview.text';

const height = 220;
/** More days than these are drawn by month. */
const mostDays = 62;

/** What was booked by day and source, what waits as an open bar at the end, and the sources with their shares. */
export function IncomeChart({ summary, loading }: { summary: IncomeSummary | undefined; loading: boolean }) {
  return (
    <Pair>
      <Pane>{loading || !summary ? <Skeleton height={height + 40} /> : <Days summary={summary} />}</Pane>
      <Pane>
        <PaneHead title={text.sources} />
        {loading || !summary ? <Skeleton height={120} /> : <Sources summary={summary} />}
      </Pane>
    </Pair>
  );
}

function Days({ summary }: { summary: IncomeSummary }) {
  const byMonth = summary.days.length > mostDays;
  const { groups, series } = useMemo(() => drawn(summary, byMonth), [summary, byMonth]);
  return (
    <>
      <PaneHead title={byMonth ? text.monthly : text.daily} note={text.unit} />
      {groups.length === 0 ? (
        <NoData height={height} />
      ) : (
        <BarChart
          label={text.spoken(summary.days.length, amount(summary.booked_fen))}
          groupsName={text.day}
          groups={groups}
          series={series}
          format={amount}
          axisFormat={(fen) => number(fen / 100, fen % 100 === 0 ? 0 : 1)}
          height={height}
        />
      )}
    </>
  );
}

function drawn({ days, sources, pending_fen }: IncomeSummary, byMonth: boolean) {
  const sums = new Map<string, Partial<Record<IncomeSource, number>>>();
  for (const { day, parts } of days) {
    const key = byMonth ? day.slice(0, 7) : day;
    const sum = sums.get(key) ?? {};
    for (const [source, fen] of Object.entries(parts) as [IncomeSource, number][])
      sum[source] = (sum[source] ?? 0) + fen;
    sums.set(key, sum);
  }
  const waits = pending_fen > 0 ? [{ key: 'open', label: text.today, title: text.open }] : [];
  const keys = [...sums.keys()];
  const groups = [...keys.map((key) => ({ key, label: byMonth ? key : key.slice(5), title: key })), ...waits];
  const named = incomeSources.filter((source) => sources.some((one) => one.source === source && one.booked_fen !== 0));
  const series = named.map((source) => ({
    key: source as string,
    label: sourcesText.names[source],
    color: sourceInk[source],
    // A day on which more was taken back than came in has no bar.
    values: [...keys.map((key) => Math.max(0, sums.get(key)?.[source] ?? 0)), ...waits.map(() => 0)],
  }));
  const last = { key: 'open', label: text.open, color: ink('other'), open: true };
  return {
    groups,
    series: waits.length > 0 ? [...series, { ...last, values: [...keys.map(() => 0), pending_fen] }] : series,
  };
}

function Sources({ summary: { sources, booked_fen } }: { summary: IncomeSummary }) {
  const booked = sources.filter((one) => one.booked_fen !== 0);
  const shareOf = (fen: number) => (booked_fen > 0 ? fen / booked_fen : 0);
  if (booked.length === 0) return <PaneNote>{text.noSources}</PaneNote>;
  return (
    <>
      <SegmentBar
        segments={booked.map(({ source, booked_fen: fen }) => ({
          ...{ key: source, share: shareOf(fen), color: sourceInk[source] },
        }))}
      />
      <Shares>
        {booked.map(({ source, booked_fen: fen }) => (
          <li key={source}>
            <Swatch style={{ background: sourceInk[source] }} />
            <span>{sourcesText.names[source]}</span>
            <b>{amount(fen)}</b>
            <span>{percent(shareOf(fen))}</span>
          </li>
        ))}
      </Shares>
      <PaneNote>{text.sourcesNote}</PaneNote>
    </>
  );
}
