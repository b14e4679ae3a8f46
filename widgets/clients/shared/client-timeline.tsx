import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../../src/api';
import { clientHistory, type ClientStay } from '../../../src/api/contract/client';
import { bytes, dateTime, duration, time } from '../../../src/format';
import { token } from '../../../src/theme';
import { Failed } from '../../../src/ui/failed';
import { DaysInput } from '../../../src/ui/date-input';
import { Skeleton } from '../../../src/ui/skeleton';
import { columns, DataTable, MissingNotice } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import { Bands } from './bands';
import { ClientHead } from './client-head';
import { clientText as text } from './client.text';
import { daysOf, lastDays, startOf, usageOf, type DaySpan } from './days';

/** Props of `ClientTimeline`. */
export interface ClientTimelineProps {
  /** Id of a terminal. */
  id: string;
  /** Offers limiting, blocking and naming. */
  manage?: boolean;
  /** Stands where no terminal of the account has the id; without it that is an error like any other. */
  unknown?: ReactNode;
}

/** Milliseconds between two looks at the server. */
const every = 30_000;

/** One terminal: who it is, when it was where in any range of days, how much it used, and what can be done about it. */
export function ClientTimeline({ id, manage = false, unknown }: ClientTimelineProps) {
  const [span, setSpan] = useState<DaySpan>(() => lastDays(7, Date.now()));
  const days = useMemo(() => daysOf(span), [span]);
  const input =
    days.length > 0
      ? { id, from: new Date(startOf(span.from)).toISOString(), to: new Date(startOf(span.to, 1)).toISOString() }
      : null;
  const { data, error, refresh, updatedAt } = useRead(clientHistory, input, { every, keep: true });
  if (!data && unknown && error?.kind === 'notFound') return unknown;
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  return (
    <Stack $gap={20}>
      <ClientHead client={data.client} block={data.block} manage={manage} />
      <section>
        <Bar>
          <h3>{text.timeline}</h3>
          <DaysInput
            size="sm"
            label={text.range}
            value={span}
            onChange={(chosen) => setSpan(chosen.from && chosen.to ? chosen : lastDays(7, Date.now()))}
          />
        </Bar>
        {data.missing && <MissingNotice />}
        {days.length === 0 ? (
          <Bad role="alert">{text.badRange}</Bad>
        ) : (
          <Shown stays={data.stays} days={days} now={updatedAt ?? Date.now()} />
        )}
      </section>
    </Stack>
  );
}

function Shown({ stays, days, now }: { stays: readonly ClientStay[]; days: readonly string[]; now: number }) {
  const use = useMemo(() => usageOf(stays, startOf(days[0]!), startOf(days.at(-1)!, 1), now), [stays, days, now]);
  const newest = useMemo(() => [...stays].reverse(), [stays]);
  const figures = [
    [text.onlineTime, duration(use.online, 2)],
    [text.useDown, bytes(use.bytesDown)],
    [text.useUp, bytes(use.bytesUp)],
    [text.roams, text.roamCount(use.roams)],
    [text.places, text.placeCount(use.places.filter((place) => place !== null).length)],
  ];
  return (
    <>
      {stays.length > 0 && (
        <>
          <Figures>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Figures>
          <Bands days={days} stays={stays} places={use.places} now={now} />
        </>
      )}
      <DataTable<ClientStay>
        label={text.staysTitle}
        cacheKey="client.stays"
        filterable={false}
        rows={newest}
        empty={{ title: text.noStays, reason: text.noStaysReason }}
        columns={stayColumns()}
        rowKey={keyOf}
        paged={false}
        prefix="stay."
        maxHeight="320px"
      />
    </>
  );
}

const keyOf = (stay: ClientStay) => stay.start;
const seconds = (stay: ClientStay) => ((stay.end ? Date.parse(stay.end) : Date.now()) - Date.parse(stay.start)) / 1000;

const stayColumns = perLanguage(() =>
  columns<ClientStay>([
    { key: 'ap_remark', title: text.place, width: 120, grow: 1, text: (row) => row.ap_remark ?? text.wired },
    {
      key: 'start',
      title: text.start,
      width: 104,
      text: (row) => time(row.start),
      exported: (row) => dateTime(row.start),
    },
    {
      key: 'lasted',
      title: text.lasted,
      width: 108,
      align: 'right',
      text: (row) => (row.end ? duration(seconds(row), 2) : text.now),
    },
    { key: 'band', title: text.band, width: 64, priority: 2 },
    {
      key: 'signal',
      title: text.signal,
      width: 84,
      align: 'right',
      priority: 3,
      text: (row) => (row.signal === null ? undefined : text.dbm(row.signal)),
    },
    { key: 'bytes_down', title: text.downBytes, width: 92, align: 'right', text: (row) => bytes(row.bytes_down) },
    {
      key: 'bytes_up',
      title: text.upBytes,
      width: 92,
      align: 'right',
      priority: 2,
      text: (row) => bytes(row.bytes_up),
    },
  ]),
);

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  & > h3 {
    margin: 0;
    color: ${token('text-1')};
    font-size: 14px;
    font-weight: 600;
    line-height: 20px;
  }
`;

const Bad = styled.p`
  margin: 0;
  color: ${token('danger-text')};
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 8px 16px;
  margin: 0 0 16px;
  & dt {
    color: ${token('text-3')};
    font-size: 12px;
    line-height: 18px;
  }
  & dd {
    margin: 0;
    color: ${token('text-1')};
    font-size: 16px;
    font-weight: 500;
    line-height: 24px;
  }
  & + div + ul + section {
    margin-top: 16px;
  }
`;
