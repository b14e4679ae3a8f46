import { useState } from 'react';
import { styled } from 'styled-components';
import type { PropsOf } from '../../src/element/contract';
import { dateTime, rate, rateParts, time } from '../../src/format';
import { token } from '../../src/theme';
import { ink, Legend, LineChart, NoData, type LineSeries } from '../../src/ui/chart';
import { Failed } from '../../src/ui/failed';
import { Card, Figure, PaneHead } from '../../src/ui/pane';
import { Segmented } from '../../src/ui/segmented';
import { Skeleton } from '../../src/ui/skeleton';
import type { gatewayThroughputContract } from './gateway-throughput.contract';
import { useThroughput, type Range } from './gateway-throughput.data';
import { gatewayThroughputText as text } from './gateway-throughput.text';

const height = 240;
const ranges: readonly Range[] = ['live', '24h', '7d', '30d'];

/** How much goes through a gateway: live, or averages of a day, a week, a month. */
export function GatewayThroughput({ gwid = '', heading }: PropsOf<typeof gatewayThroughputContract>) {
  const [range, setRange] = useState<Range>('24h');
  const { data, error, loading, refreshing, refresh } = useThroughput(gwid, range);
  const points = data?.points ?? [];
  // In the unit of the highest value, so that the axis has round numbers.
  const { size, unit } = unitOf(Math.max(data?.peak_down?.value ?? 0, data?.peak_up?.value ?? 0));
  const series: LineSeries[] = [
    { key: 'down', label: text.down, tone: 1, values: points.map((point) => point.down / size) },
    { key: 'up', label: text.up, tone: 2, values: points.map((point) => point.up / size) },
  ];
  const last = points.at(-1);
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        note={text.noteIn(text.notes[range], unit)}
        end={
          <>
            <Legend items={series.map(({ label, tone }) => ({ label, color: ink(tone), line: 'solid' }))} />
            <Segmented
              size="sm"
              label={text.range}
              value={range}
              onChange={setRange}
              options={ranges.map((value) => ({ value, label: text.ranges[value] }))}
            />
          </>
        }
      />
      {error && !data ? (
        <Failed error={error} onRetry={() => void refresh()} />
      ) : loading ? (
        <Skeleton height={height + 60} />
      ) : points.length === 0 ? (
        <NoData height={height} />
      ) : (
        <>
          <Figures>
            <Value label={text.lastDown[range]} bits={last?.down} />
            <Value label={text.lastUp[range]} bits={last?.up} />
            <Value label={text.peakDown} bits={data?.peak_down?.value} at={data?.peak_down?.at} />
            <Value label={text.peakUp} bits={data?.peak_up?.value} at={data?.peak_up?.at} />
          </Figures>
          <LineChart
            label={text.spoken(points.length, rate(data?.peak_down?.value), rate(data?.peak_up?.value))}
            pointsName={text.time}
            points={points.map(({ at }) => ({ label: tick(at, range), title: dateTime(at) }))}
            series={series}
            format={(value) => rate(value * size)}
            axisFormat={(value) => String(Number(value.toFixed(2)))}
            height={height}
            stale={refreshing && rangeOf(data?.step) !== spanOf[range]}
          />
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

/** Seconds between points tell averages of days, of hours and reports apart. */
const rangeOf = (step = 0) => (step >= 86_400 ? 'day' : step >= 3600 ? 'hour' : 'report');
const spanOf: Record<Range, ReturnType<typeof rangeOf>> = { live: 'report', '24h': 'hour', '7d': 'hour', '30d': 'day' };

const tick = (at: string, range: Range): string => {
  const full = dateTime(at);
  return range === 'live' || range === '24h' ? full.slice(11, 16) : full.slice(5, 10);
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
