import { styled } from 'styled-components';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, percent, rate, rateParts, time } from '../../../src/format';
import { token } from '../../../src/theme';
import { LineChart, LineLegend, NoData, type LineSeries } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { Note } from '../../../src/ui/note';
import { Card, Figure, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import {
  stretches,
  TimeRangePicker,
  TimeRangeProvider,
  useTimeRange,
  type SharedRange,
} from '../../../src/ui/time-range';
import type { gatewayThroughputContract } from './gateway-throughput.contract';
import { useThroughput } from './gateway-throughput.data';
import { gatewayThroughputText as text } from './gateway-throughput.text';
import { hour } from '../../../src/domain/time';

const height = 240;
const loadHeight = 140;
/** Seconds between two looks at the server. */
const pace = 60;

type Props = PropsOf<typeof gatewayThroughputContract>;

/** How much goes through a gateway and how busy it is: now, or any time before. */
export const GatewayThroughput = (props: Props) => (
  <TimeRangeProvider quick={stretches} pace={pace} field="range">
    <Shared {...props} />
  </TimeRangeProvider>
);

function Shared(props: Props) {
  const range = useTimeRange();
  return range && <Charts {...props} range={range} />;
}

function Charts({ gwid = '', heading, range }: Props & { range: SharedRange }) {
  const { data, error, loading, refreshing, refresh } = useThroughput(gwid, range);
  const points = data?.points ?? [];
  // In the unit of the highest value, so that the axis has round numbers.
  const { size, unit } = unitOf(Math.max(data?.peak_down?.value ?? 0, data?.peak_up?.value ?? 0));
  const series: LineSeries[] = [
    { key: 'down', label: text.down, tone: 1, values: points.map((point) => point.down / size) },
    { key: 'up', label: text.up, tone: 2, values: points.map((point) => point.up / size) },
  ];
  const load: LineSeries[] = [
    { key: 'cpu', label: text.cpu, tone: 1, values: points.map((point) => point.cpu) },
    { key: 'memory', label: text.memory, tone: 2, values: points.map((point) => point.memory) },
  ];
  const last = points.at(-1);
  const knowsLoad = load.some(({ values }) => values.some((value) => value !== null));
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
        title={heading || text.heading}
        note={data && text.noteIn(text.notes[stepOf(data.step)], unit)}
        end={
          <>
            <LineLegend series={series} />
            <TimeRangePicker />
          </>
        }
      />
      {data?.missing && (
        <Missing>
          <Note tone="warning">{text.missing}</Note>
        </Missing>
      )}
      {error && !data ? (
        <Failed error={error} onRetry={() => void refresh()} />
      ) : loading ? (
        <Skeleton height={height + loadHeight + 60} />
      ) : points.length === 0 ? (
        <NoData height={height} />
      ) : (
        <>
          <Figures>
            <Value label={'last' in range.span ? text.lastDown : text.endDown} bits={last?.down} />
            <Value label={'last' in range.span ? text.lastUp : text.endUp} bits={last?.up} />
            <Value label={text.peakDown} bits={data?.peak_down?.value} at={data?.peak_down?.at} />
            <Value label={text.peakUp} bits={data?.peak_up?.value} at={data?.peak_up?.at} />
          </Figures>
          <LineChart
            {...shared}
            label={text.spoken(points.length, rate(data?.peak_down?.value), rate(data?.peak_up?.value))}
            series={series}
            format={(value) => rate(value * size)}
            axisFormat={(value) => number(value, 2)}
            height={height}
          />
          {knowsLoad && (
            <>
              <Below>
                {text.load}
                <LineLegend series={load} />
              </Below>
              <LineChart
                {...shared}
                label={text.loadSpoken(points.length)}
                series={load}
                format={(value) => percent(value / 100)}
                axisFormat={String}
                top={100}
                height={loadHeight}
              />
            </>
          )}
        </>
      )}
    </Card>
  );
}

/** The unit a rate is best told in, and how many bits per second it is. */
function unitOf(most: number): { size: number; unit: string } {
  const step = [1024 ** 3, 1024 ** 2, 1024].find((size) => most >= size) ?? 1;
  return { size: step, unit: rateParts(step).unit };
}

/** What was kept with so many seconds between the points. */
const stepOf = (step: number) => (step >= 86_400 ? 'day' : step >= 3600 ? 'hour' : 'report');

/** Whether these points are of that time; older ones stay on the page while newer ones come. */
const fits = (points: readonly { at: string }[], { from, to }: SharedRange): boolean => {
  const [first, last] = [Date.parse(points[0]?.at ?? ''), Date.parse(points.at(-1)?.at ?? '')];
  const most = (to - from) / 2;
  return Math.abs(first - from) < most && Math.abs(last - to) < most;
};

function Value({ label, bits, at }: { label: string; bits: number | undefined; at?: string | undefined }) {
  const { value, unit } = rateParts(bits);
  return (
    <div>
      <span>{label}</span>
      <Figure>
        {value}
        <small>
          {unit}
          {at && ` · ${time(at)}`}
        </small>
      </Figure>
    </div>
  );
}

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
  gap: 8px 16px;
  margin-bottom: 12px;
  & > div > span:first-child {
    display: block;
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
`;

const Missing = styled.div`
  margin-bottom: 12px;
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 12px 0 4px;
  color: ${token('text-3')};
  font-size: 12px;
`;
