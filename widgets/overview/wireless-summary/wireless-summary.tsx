import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PropsOf } from '../../../src/element/contract';
import { weekFlow } from '../../../src/domain/week-flow';
import { number, percent, rate } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Gauge, ink, Swatch } from '../../../src/ui/chart';
import { Unread } from '../../../src/ui/failed';
import { ArrowDown, ArrowUp } from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Card, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Week } from './week';
import type { wirelessSummaryContract } from './wireless-summary.contract';
import { useWireless, useWirelessWeek } from './wireless-summary.data';
import { wirelessSummaryText as text } from './wireless-summary.text';

/** Wireless terminals by band, rates now and traffic of the week. A failed read says why. */
export function WirelessSummary({ heading }: PropsOf<typeof wirelessSummaryContract>) {
  const { data, error, loading, refresh } = useWireless();
  const { still } = usePlace();
  const week = useWirelessWeek();
  const flow = data?.ap_flow;
  const told = flow && weekFlow(flow.week_flow);
  const days = told?.days.map(({ name, value }) => ({ date: name, bytes: value })) ?? [];
  const five = flow?.online_5g;
  const two = flow && flow.online - flow.online_5g;
  const shareOf = (count = NaN) => (flow && flow.online > 0 && count >= 0 ? count / flow.online : undefined);
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        end={
          !still && (
            <Small>
              <To to={{ name: 'ap_index' }}>{text.list}</To>
            </Small>
          )
        }
      />
      {loading ? (
        <Skeleton rows={4} gap={16} />
      ) : error && !data ? (
        <Unread error={error} onRetry={() => Promise.all([refresh(), week.refresh()])} height={112} />
      ) : (
        <Now>
          <Gauge
            share={shareOf(five)}
            value={number(flow?.online)}
            caption={text.terminals}
            label={text.spoken(percent(shareOf(five)))}
          />
          <dl>
            <Row mark={<Swatch style={{ background: ink(1) }} />} name={text.five} note={percent(shareOf(five))}>
              <Band band="5G" count={five} />
            </Row>
            <Row mark={<Swatch style={{ background: ink(2) }} />} name={text.two} note={percent(shareOf(two))}>
              <Band band="2.4G" count={two} />
            </Row>
            <Row mark={<ArrowDown size={12} />} name={text.down}>
              {rate(flow?.download)}
            </Row>
            <Row mark={<ArrowUp size={12} />} name={text.up}>
              {rate(flow?.upload)}
            </Row>
          </dl>
        </Now>
      )}
      {week.error && !week.data && !data ? null : week.loading ? (
        <Skeleton height={86} />
      ) : (
        <Week days={week.data ?? days} total={told?.total} />
      )}
    </Card>
  );
}

/** Terminals of a band, as the way to their list. */
const Band = ({ band, count }: { band: string; count: number | undefined }) => (
  <To to={{ name: 'online_users', query: { band } }} style={{ color: 'inherit' }}>
    {number(count)}
  </To>
);

interface RowProps {
  mark: ReactNode;
  name: string;
  note?: string;
  children: ReactNode;
}

const Row = ({ mark, name, note, children }: RowProps) => (
  <div>
    <dt>
      {mark}
      {name}
    </dt>
    <dd>
      {children}
      {note && <small>{note}</small>}
    </dd>
  </div>
);

const Small = styled.span`
  font-size: 12px;
`;

const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  & > svg {
    flex: 1 1 112px;
    max-width: 152px;
  }
  & > dl {
    display: grid;
    flex: 2 0 150px;
    gap: 6px;
  }
  & dl > div {
    display: flex;
    gap: 16px;
    justify-content: space-between;
    white-space: nowrap;
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & dt > svg {
    margin-right: -2px;
    color: ${token('text-3')};
  }
  & dd {
    color: ${token('text-1')};
  }
  & small {
    display: inline-block;
    min-width: 44px;
    color: ${token('text-3')};
    font-size: 12px;
    text-align: end;
  }
`;
