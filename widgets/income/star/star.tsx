import { styled } from 'styled-components';
import { incomeDetails, type Earned } from '../../../src/api/contract/income';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, price } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { BarChart } from '../../../src/ui/chart';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { Note } from '../../../src/ui/note';
import { noteHeight } from '../shared/note-height';
import { PageActions } from '../../../src/ui/page';
import { Cells, Pane, PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { Below, Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { columns, DataTable } from '../../../src/ui/table';
import { amount } from '../shared/amount';
import { earnedColumns } from '../shared/earned/earned-columns';
import { earnedText } from '../shared/earned/earned.text';
import { CampaignNote, SubsidyRules } from '../shared/star/rules';
import { starText } from '../shared/star/star.text';
import { sourceInk } from '../shared/tones';
import type { starContract } from './star.contract';
import { useStar } from './star.data';
import { starPlanText as text } from './star.text';

const height = 180;
const plan = { name: 'open.twinkle_star' };

/** What shared disks and bandwidth brought in, what it takes, and how to join and to leave. */
export function Star(_: PropsOf<typeof starContract>) {
  const place = usePlace();
  const star = useStar();
  const { all, earned, month, error, small } = star;
  if (error) return <Failed error={error} onRetry={star.refresh} />;
  const open = place.leads?.(plan) !== false;
  const source = month?.sources.find((one) => one.source === 'star');
  const last = earned?.at(-1);
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        <Button onClick={() => place.go({ name: 'open.all_business_real_money' })}>{text.every}</Button>
        {open && (
          <Button variant="primary" onClick={() => place.go(plan)}>
            {text.join}
          </Button>
        )}
      </PageActions>
      {!open && <Note>{text.shut}</Note>}
      {earned && last?.fen === 0 && <Note>{text.nobody}</Note>}
      {earned?.some((day) => day.simulated) && <Note>{text.simulated}</Note>}
      {!earned && <Skeleton height={noteHeight} />}
      <Below>
        <Cells aria-label={text.label}>
          <FigureCell name={text.yesterday} loading={!earned} note={earned && text.before(price(earned.at(-2)?.fen))}>
            {price(last?.fen)}
          </FigureCell>
          <FigureCell name={text.month} loading={!month} note={text.monthNote}>
            {price(source?.booked_fen ?? 0)}
          </FigureCell>
          <FigureCell
            name={text.pending}
            loading={!all || !month}
            note={month && text.pendingNote(dateTime(month.settles_at, 'Asia/Shanghai').slice(5, 16))}
          >
            {price(all?.pending_fen)}
          </FigureCell>
          <FigureCell name={text.all} loading={!all} note={text.allNote}>
            {price(all?.fen)}
          </FigureCell>
        </Cells>
        <PaneBox>
          <PaneHead title={text.trend} note={earnedText.yuan} />
          {!earned ? <Skeleton height={height} /> : <Trend days={earned} />}
        </PaneBox>
        <Cells aria-label={text.aboutLabel}>
          {text.about.map(({ title, lines }, at) => (
            <Pane key={title}>
              <PaneHead title={title} />
              <Lines>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Lines>
              {at === 1 && small !== undefined && small > 0 && <PaneNote>{text.small(number(small))}</PaneNote>}
            </Pane>
          ))}
          <Pane style={{ flex: '2 1 352px' }}>
            <PaneHead title={starText.rules} />
            <SubsidyRules />
            <CampaignNote />
          </Pane>
        </Cells>
        <DataTable<Earned>
          label={text.list}
          exportName={text.list}
          endpoint={incomeDetails}
          input={each}
          columns={shape()}
          cacheKey="star.details"
          rowKey={(row) => `${row.day} ${row.gwid}`}
          search={text.search}
          filters={filters()}
          tall
          empty={{ title: text.none, reason: text.noneReason }}
        />
      </Below>
    </Stack>
  );
}

const each = { source: 'star', by: 'each' };

const Trend = ({ days }: { days: readonly { day: string; fen: number }[] }) => (
  <BarChart
    label={text.spoken(amount(days.reduce((sum, { fen }) => sum + fen, 0)))}
    groupsName={text.day}
    groups={days.map(({ day }) => ({ key: day, label: day.slice(5), title: day }))}
    series={[{ key: 'fen', label: text.fen, color: sourceInk.star, values: days.map(({ fen }) => fen) }]}
    format={amount}
    axisFormat={(fen) => number(fen / 100, fen % 100 === 0 ? 0 : 1)}
    height={height}
  />
);

const shape = perLanguage(() => {
  const { day, gateway, fen, pending, settled } = earnedColumns();
  return columns<Earned>([day, gateway, fen, pending, settled]);
});

const filters = perLanguage(() => [
  {
    name: 'state',
    label: text.state,
    width: 112,
    options: Object.entries(earnedText.states).map(([value, label]) => ({ value, label })),
  },
]);

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${token('text-2')};
  line-height: 20px;
`;
