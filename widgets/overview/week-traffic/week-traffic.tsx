import { styled } from 'styled-components';
import { shares } from '../../../src/domain/shares';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, bytesParts, number, percent } from '../../../src/format';
import { token } from '../../../src/theme';
import { Bar, NoData } from '../../../src/ui/chart';
import { Unread } from '../../../src/ui/failed';
import { To } from '../../../src/ui/link';
import { Card, Figure, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Skeleton } from '../../../src/ui/skeleton';
import type { weekTrafficContract } from './week-traffic.contract';
import { useWeekTraffic, type Week as Data } from './week-traffic.data';
import { weekTrafficText as text } from './week-traffic.text';

/** Traffic of the last seven days, and the three networks with most of it. */
export function WeekTraffic({ heading }: PropsOf<typeof weekTrafficContract>) {
  const { data, error, loading, refresh } = useWeekTraffic();
  return (
    <Card>
      <PaneHead
        title={heading || text.heading}
        end={data?.from && data.to && <PaneNote>{text.span(data.from.slice(5), data.to.slice(5))}</PaneNote>}
      />
      {loading ? (
        <Skeleton rows={6} gap={18} />
      ) : error ? (
        <Unread error={error} onRetry={refresh} height={160} />
      ) : data && data.total > 0 ? (
        <Week data={data} />
      ) : (
        <NoData height={160} />
      )}
    </Card>
  );
}

function Week({ data: { total, list, others } }: { data: Data }) {
  const sum = bytesParts(total);
  const most = list[0]?.bytes ?? 0;
  const parts = shares(
    list.map(({ gwid, remark, bytes: value }) => ({ name: gwid ?? remark, value })),
    total,
  );
  return (
    <>
      <Figure>
        {sum.value}
        <small>{text.total(sum.unit)}</small>
      </Figure>
      <Rank>
        {list.map(({ gwid, remark, bytes: value, simulated }, i) => (
          <li key={gwid ?? remark}>
            <small>{i + 1}</small>
            <Name>
              {gwid ? (
                <To to={{ name: 'network', params: { gwid } }} title={remark}>
                  {remark}
                </To>
              ) : (
                <span title={remark}>{remark}</span>
              )}
              {simulated && <Simulated />}
            </Name>
            <b>{bytes(value, 2)}</b>
            <small>{percent(parts[i]?.share)}</small>
            <Bar share={most > 0 ? value / most : 0} height={4} />
          </li>
        ))}
      </Rank>
      {others.count > 0 && (
        <PaneNote>{text.others(number(others.count), bytes(others.bytes, 2), percent(others.bytes / total))}</PaneNote>
      )}
    </>
  );
}

const Name = styled.div`
  display: flex;
  gap: 4px;
  min-width: 0;
`;

const Rank = styled.ol`
  margin: 8px 0 6px;
  & > li {
    display: grid;
    grid-template-columns: 14px minmax(0, 1fr) auto 48px;
    gap: 4px 8px;
    align-items: baseline;
    padding: 8px 0;
  }
  & small {
    color: ${token('text-3')};
    font-size: 12px;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 400;
    white-space: nowrap;
  }
  & > li > :nth-child(4) {
    text-align: end;
  }
  & > li > :nth-child(5) {
    grid-column: 2 / -1;
  }
  & a,
  & button,
  & span {
    color: ${token('text-1')};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
