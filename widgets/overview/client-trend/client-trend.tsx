import { useState } from 'react';
import { beijingDay } from '../../../src/domain/time';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { LineChart, LineLegend, NoData, type LineSeries } from '../../../src/ui/chart';
import { Unread } from '../../../src/ui/failed';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Skeleton } from '../../../src/ui/skeleton';
import type { clientTrendContract } from './client-trend.contract';
import { useTrend } from './client-trend.data';
import { clientTrendText as text } from './client-trend.text';

/** Pixels of the chart (specification, section 2: "Overview"). */
const height = 310;

type Days = '7' | '30';

/** How many clients were online by day. A failed read says why and is tried again by itself. */
export function ClientTrend({ heading, days: initial = '30' }: PropsOf<typeof clientTrendContract>) {
  const [days, setDays] = useState<Days>(initial);
  const { data, error, loading, stale, refresh } = useTrend(days === '7' ? 7 : 30);
  const rows = data ?? [];
  const online = rows.map((row) => row.online_number);
  const series: LineSeries[] = [
    { key: 'online', label: text.online, tone: 1, values: online },
    { key: 'old', label: text.old, tone: 3, values: rows.map((row) => row.old_user_number) },
    { key: 'new', label: text.fresh, tone: 2, values: rows.map((row) => row.new_user_number) },
  ];
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        note={text.unit}
        end={
          <>
            <LineLegend series={series} />
            <Segmented
              size="sm"
              label={text.range}
              value={days}
              onChange={setDays}
              options={[
                { value: '7', label: text.days['7'] },
                { value: '30', label: text.days['30'] },
              ]}
            />
          </>
        }
      />
      {loading ? (
        <Skeleton height={height} />
      ) : error && !data ? (
        <Unread error={error} onRetry={refresh} height={height} />
      ) : rows.length === 0 ? (
        <NoData height={height} />
      ) : (
        <LineChart
          label={text.spoken(rows.length, number(Math.min(...online)), number(Math.max(...online)))}
          pointsName={text.date}
          points={rows.map(({ date }) => ({ label: date.slice(5), title: `${date.slice(5)} ${weekday(date)}` }))}
          series={series}
          format={number}
          height={height}
          stale={stale}
          unfinished={rows.at(-1)?.date === beijingDay(Date.now())}
        />
      )}
    </Card>
  );
}

const weekday = (day: string): string => text.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
