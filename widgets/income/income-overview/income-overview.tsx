import { dateTime, percent, price } from '../../../src/format';
import { guestSources } from '../../../src/domain/income';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { DayRange } from '../../../src/ui/day-range';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { To } from '../../../src/ui/link';
import { Note } from '../../../src/ui/note';
import { noteHeight } from '../shared/note-height';
import { Cells } from '../../../src/ui/pane';
import { Segmented } from '../../../src/ui/segmented';
import { Below, Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { Status } from '../../../src/ui/status';
import { sourcesText } from '../shared/sources.text';
import { betweenText } from '../../../src/text/between.text';
import { IncomeChart } from './income-chart';
import { IncomeLists } from './income-lists';
import { useIncomeOf, type IncomeSummary } from './income-overview.data';
import { Line } from './income-overview.styles';
import { incomeOverviewText as text } from './income-overview.text';

/** All income: settled, waiting and withdrawn, by day and source, and in lists. Its figures are those of the statement. */
export function IncomeOverview() {
  const { data, error, loading, refresh, chosen, input, months } = useIncomeOf();
  const { go } = usePlace();
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  const month =
    !chosen.from && !chosen.to
      ? 'this'
      : chosen.from === months.last.from && chosen.to === months.last.to
        ? 'last'
        : '';
  return (
    <Stack part="panel" $gap={16}>
      <Line>
        <Segmented
          label={text.month}
          value={month}
          onChange={(which) => chosen.choose(months[which === 'last' ? 'last' : 'this'])}
          options={[
            { value: 'this', label: text.month },
            { value: 'last', label: text.lastMonth },
          ]}
        />
        <DayRange days={chosen} />
        <Button variant="primary" onClick={() => go({ name: 'account', query: { tab: 'withdrawals' } })}>
          {text.withdraw}
        </Button>
      </Line>
      {data ? <Why summary={data} /> : <Skeleton height={noteHeight} />}
      <Below>
        <Cells aria-label={text.label}>
          <FigureCell
            name={<Status kind="online">{text.settled}</Status>}
            loading={loading}
            note={data && text.settledNote(price(data.yesterday_fen), change(data))}
          >
            {price(data?.booked_fen)}
          </FigureCell>
          <FigureCell
            name={<Status kind="progress">{text.pending}</Status>}
            loading={loading}
            note={data && text.pendingNote(dateTime(data.settles_at, 'Asia/Shanghai').slice(5, 16))}
          >
            {price(data?.pending_fen)}
          </FigureCell>
          <FigureCell
            name={<Status kind="off">{text.withdrawn}</Status>}
            loading={loading}
            note={data && <Paid {...data} />}
          >
            {price(data?.withdrawn_fen)}
          </FigureCell>
          <FigureCell
            name={text.balance}
            loading={loading}
            note={
              <>
                {text.balanceNote} <To to={{ name: 'account', query: { tab: 'statement' } }}>{text.statement}</To>
              </>
            }
          >
            {price(data?.balance_fen)}
          </FigureCell>
        </Cells>
        <IncomeChart summary={data} loading={loading} />
        <IncomeLists summary={data} days={input} />
      </Below>
    </Stack>
  );
}

/** Yesterday beside the day before. */
function change({ yesterday_fen, before_fen }: IncomeSummary): string {
  const share = before_fen > 0 ? (yesterday_fen - before_fen) / before_fen : undefined;
  return `${share !== undefined && share > 0 ? '+' : ''}${percent(share)}`;
}

const Paid = ({ withdrawals, last_withdrawal: last }: IncomeSummary) =>
  withdrawals > 0
    ? text.withdrawnNote(withdrawals, last ? `${dateTime(last.at).slice(5, 10)} ${price(last.amount_fen)}` : '')
    : text.neverWithdrawn;

/** Why there is nothing where there is nothing, and what is only made up. */
function Why({ summary: { offers, simulated } }: { summary: IncomeSummary }) {
  const unpaid = guestSources.filter((source) => !offers.some((offer) => offer.source === source));
  return (
    <>
      {simulated && <Note>{sourcesText.simulated}</Note>}
      {unpaid.length > 0 && (
        <Note>{text.nobody(unpaid.map((source) => sourcesText.names[source]).join(betweenText.names))}</Note>
      )}
    </>
  );
}
