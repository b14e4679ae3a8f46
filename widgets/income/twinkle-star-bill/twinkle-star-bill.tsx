import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useRead, type DataOf } from '../../../src/api';
import {
  starBill,
  starBillDays,
  starBillLines,
  type StarBillDay,
  type StarBillLine,
  type StarDispute,
} from '../../../src/api/contract/star-bill';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, percent, price } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { BarChart, ink } from '../../../src/ui/chart';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { noteHeight } from '../shared/note-height';
import { PageActions } from '../../../src/ui/page';
import { Cells, PaneBox, PaneHead, TableTitle } from '../../../src/ui/pane';
import { Select } from '../../../src/ui/select';
import { Below, Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { DataTable } from '../../../src/ui/table';
import { amount } from '../shared/amount';
import { Beside } from '../shared/star/cells';
import { StarNav } from '../shared/star/nav';
import { starText } from '../shared/star/star.text';
import { sourceInk } from '../shared/tones';
import { dayColumns, lineColumns, stateFilter } from './bill-columns';
import { DayLines } from './day-lines';
import { Disputes } from './disputes';
import type { twinkleStarBillContract } from './twinkle-star-bill.contract';
import { twinkleStarBillText as text } from './twinkle-star-bill.text';

const dialogs = () => import('./dispute-dialog');
const DisputeDialog = lazy(() => dialogs().then((m) => m.DisputeDialog));
const AddDialog = lazy(() => dialogs().then((m) => m.AddDialog));

type Bill = DataOf<typeof starBill>;
const height = 180;

/** The bill: what a month earned day by day, how it was computed disk by disk, and what was objected to. */
export function TwinkleStarBill({ manage = false }: PropsOf<typeof twinkleStarBillContract>) {
  const place = usePlace();
  const { query, setQuery } = place;
  const chosen = /^\d{4}-\d{2}$/.test(query.month ?? '') ? query.month : undefined;
  const input = useMemo(() => (chosen ? { month: chosen } : {}), [chosen]);
  const { data, error, refresh } = useRead(starBill, input, { keep: true });
  const [opened, setOpened] = useState<{ day: string } | { add: Pick<StarDispute, 'id' | 'day'> }>();
  const month = chosen ?? data?.month;
  const of = useMemo(() => (month ? { month } : {}), [month]);
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  const months = data && chosen && !data.months.includes(chosen) ? [chosen, ...data.months] : (data?.months ?? []);
  const actions = ({ day, dispute }: StarBillDay) =>
    dispute?.state === 'open'
      ? [{ key: 'add', label: text.add, onSelect: () => setOpened({ add: { id: dispute.id, day } }) }]
      : [{ key: 'object', label: text.object, onSelect: () => setOpened({ day }) }];
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        {month && (
          <Month
            aria-label={text.month}
            value={month}
            onChange={(to) => setQuery({ month: to, page: undefined, 'lines.page': undefined })}
            options={months.map((value) => ({ value, label: value }))}
          />
        )}
        <Button variant="primary" onClick={() => place.go({ name: 'account' })}>
          {text.wallet}
        </Button>
      </PageActions>
      <StarNav at="bill" />
      {!data && <Skeleton height={noteHeight} />}
      {data?.simulated && <Note>{starText.simulated}</Note>}
      <Below>
        <Figures data={data} />
        <PaneBox>
          <PaneHead title={text.daily} note={starText.yuan} />
          {data ? <Days data={data} /> : <Skeleton height={height} />}
        </PaneBox>
        <Beside>
          <DataTable<StarBillDay>
            label={text.heading}
            title={<TableTitle title={text.heading} />}
            exportName={text.heading}
            endpoint={starBillDays}
            input={of}
            columns={dayColumns()}
            cacheKey="star.bill"
            rowKey={({ day }) => day}
            filters={stateFilter()}
            expand={({ day }) => <DayLines day={day} />}
            {...(manage && { actions, actionsWidth: 96 })}
            empty={{ title: text.none, reason: text.noneReason }}
          />
          <Disputes onAdd={manage ? (add) => setOpened({ add }) : undefined} />
        </Beside>
        <DataTable<StarBillLine>
          label={text.lines}
          title={<TableTitle title={text.lines} />}
          prefix="lines."
          exportName={text.lines}
          endpoint={starBillLines}
          input={of}
          columns={lineColumns()}
          cacheKey="star.lines"
          rowKey={({ day, gwid, disk }) => `${day} ${gwid} ${disk}`}
          search={starText.search}
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </Below>
      <Suspense>
        {opened && 'day' in opened && <DisputeDialog day={opened.day} onClose={() => setOpened(undefined)} />}
        {opened && 'add' in opened && <AddDialog dispute={opened.add} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </Stack>
  );
}

const Month = styled(Select)`
  width: 120px;
`;

function Figures({ data }: { data: Bill | undefined }) {
  const days = data?.days ?? [];
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  return (
    <Cells aria-label={text.label}>
      <FigureCell name={text.incomeOf} loading={!data} note={first && last ? text.upTo(first, last) : text.noDays}>
        {price(data?.income_fen)}
      </FigureCell>
      <FigureCell
        name={text.subsidyOf}
        loading={!data}
        note={
          data && data.subsidy_fen > 0 && data.income_fen > 0
            ? text.part(percent(data.subsidy_fen / data.income_fen))
            : text.noSubsidy
        }
      >
        {price(data?.subsidy_fen)}
      </FigureCell>
      <FigureCell
        name={text.pending}
        loading={!data}
        note={data && text.pendingNote(dateTime(data.settles_at, 'Asia/Shanghai').slice(5, 16))}
      >
        {price(data?.pending_fen)}
      </FigureCell>
      <FigureCell name={text.booked} loading={!data} note={data?.since ? text.since(data.since) : text.notYet}>
        {price(data?.booked_fen)}
      </FigureCell>
    </Cells>
  );
}

const Days = ({ data: { days, income_fen, subsidy_fen } }: { data: Bill }) => (
  <BarChart
    label={text.spoken(amount(income_fen), amount(subsidy_fen))}
    groupsName={text.day}
    groups={days.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
    series={[
      { key: 'income', label: text.income, color: sourceInk.star, values: days.map((one) => one.income_fen) },
      { key: 'subsidy', label: text.subsidy, color: ink(2), open: true, values: days.map((one) => one.subsidy_fen) },
    ]}
    format={amount}
    axisFormat={(fen) => number(fen / 100, fen % 100 === 0 ? 0 : 1)}
    height={height}
  />
);
