import { styled } from 'styled-components';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, rate, rateParts } from '../../../src/format';
import { token } from '../../../src/theme';
import { LineChart, LineLegend, NoData, type LineSeries } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { Card, PaneHead, PaneSubHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import {
  stretches,
  TimeRangePicker,
  TimeRangeProvider,
  useTimeRange,
  type SharedRange,
} from '../../../src/ui/time-range';
import type { apTrendContract } from './ap-trend.contract';
import { useHistory, type Point } from './ap-trend.data';
import { apTrendText as text } from './ap-trend.text';
import { hour } from '../../../src/domain/time';

/** Pixels of each chart. */
const height = 160;
/** Seconds between two looks at the server. */
const pace = 60;

/** What an access point carried, who was at it and how full its air was: now, or any time before. */
export const ApTrend = ({ device = '' }: PropsOf<typeof apTrendContract>) => (
  <TimeRangeProvider quick={stretches} pace={pace} field="range">
    <Shared device={device} />
  </TimeRangeProvider>
);

function Shared({ device }: { device: string }) {
  const range = useTimeRange();
  return range && <Charts device={device} range={range} />;
}

function Charts({ device, range }: { device: string; range: SharedRange }) {
  const { data, error, loading, refreshing, refresh } = useHistory(device, range);
  const points = data?.points ?? [];
  const { size, unit } = unitOf(Math.max(0, ...points.flatMap(({ down, up }) => [down ?? 0, up ?? 0])));
  const part = (value: number | null) => (value === null ? null : value / size);
  const long = range.to - range.from > 36 * hour;
  const shared = {
    pointsName: text.time,
    points: points.map(({ at }) => ({
      label: long ? dateTime(at).slice(5, 10) : dateTime(at).slice(11, 16),
      title: dateTime(at),
      at: Date.parse(at),
    })),
    stale: refreshing && !fits(points, range),
  };
  return (
    <Card>
      <PaneHead
        title={text.heading}
        note={data && (data.missing ? text.missing : data.step >= 3600 ? text.notes.hour : text.notes.report)}
        end={<TimeRangePicker />}
      />
      {error && !data ? (
        <Failed error={error} onRetry={() => void refresh()} />
      ) : loading ? (
        <Skeleton height={3 * height} />
      ) : points.length === 0 ? (
        <NoData height={height} />
      ) : (
        <Rows>
          <Chart
            {...shared}
            title={text.traffic}
            unit={unit}
            series={[
              { key: 'down', label: text.down, tone: 1, values: points.map(({ down }) => part(down)) },
              { key: 'up', label: text.up, tone: 2, values: points.map(({ up }) => part(up)) },
            ]}
            format={(value) => rate(value * size)}
            axisFormat={(value) => number(value, 2)}
          />
          <Chart
            {...shared}
            title={text.clients}
            series={perBand(points, 'clients')}
            format={text.count}
            axisFormat={String}
          />
          <Chart
            {...shared}
            title={text.air}
            unit={text.airUnit}
            series={perBand(points, 'busy')}
            format={text.percent}
            axisFormat={String}
            top={100}
          />
        </Rows>
      )}
    </Card>
  );
}

const perBand = (points: readonly Point[], what: 'clients' | 'busy'): LineSeries[] =>
  (['5g', '2g'] as const).map((band, i) => ({
    key: band,
    label: text.bands[band],
    tone: i === 0 ? 1 : 2,
    values: points.map((point) => point[`${what}_${band}`]),
  }));

interface ChartProps {
  title: string;
  unit?: string;
  pointsName: string;
  points: readonly { label: string; title: string; at: number }[];
  stale: boolean;
  series: readonly LineSeries[];
  format: (value: number) => string;
  axisFormat: (value: number) => string;
  top?: number;
}

/** One thing over time; of what the device never told there is no line at zero. */
function Chart({ title, unit, series, points, ...rest }: ChartProps) {
  const told = series.filter(({ values }) => values.some((value) => value !== null));
  if (told.length === 0) return <Untold>{text.untold(title)}</Untold>;
  return (
    <section>
      <Line>
        <PaneSubHead title={title} note={unit} />
        <LineLegend series={told} />
      </Line>
      <LineChart {...rest} points={points} series={told} label={text.spoken(title, points.length)} height={height} />
    </section>
  );
}

/** The unit that a rate is best told in, and how many bits per second it is: round numbers along the axis. */
function unitOf(most: number): { size: number; unit: string } {
  const size = [1024 ** 3, 1024 ** 2, 1024].find((step) => most >= step) ?? 1;
  return { size, unit: rateParts(size).unit };
}

/** Whether these points are of that time; older ones stay on the page while newer ones come. */
const fits = (points: readonly Point[], { from, to }: SharedRange): boolean => {
  const [first, last] = [Date.parse(points[0]?.at ?? ''), Date.parse(points.at(-1)?.at ?? '')];
  const most = (to - from) / 2;
  return Math.abs(first - from) < most && Math.abs(last - to) < most;
};

const Rows = styled.div`
  display: grid;
  gap: 16px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
`;

const Untold = styled.p`
  margin: 0;
  color: ${token('text-3')};
  font-size: 13px;
`;
