import { styled } from 'styled-components';
import type { DataOf } from '../../../src/api';
import type { starOverview } from '../../../src/api/contract/star';
import type { PropsOf } from '../../../src/element/contract';
import { dateTime, number, price } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { FigureCell } from '../../../src/ui/figure-cell';
import { To } from '../../../src/ui/link';
import { PageActions } from '../../../src/ui/page';
import { Cells, PaneBox, PaneHead } from '../../../src/ui/pane';
import { Below, Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { Status, type StatusKind } from '../../../src/ui/status';
import { Beside, BuyerNote } from '../shared/star/cells';
import { StarNav, starRoute, type StarPage } from '../shared/star/nav';
import { CampaignNote, SubsidyRules } from '../shared/star/rules';
import { useStarOverview } from '../shared/star/star.data';
import { starText } from '../shared/star/star.text';
import type { twinkleStarContract } from './twinkle-star.contract';
import { twinkleStarText as text } from './twinkle-star.text';

type Overview = DataOf<typeof starOverview>;

/** How the star plan stands: what it earned, and how far each step from the agreement to the bill is. */
export function TwinkleStar(_: PropsOf<typeof twinkleStarContract>) {
  const place = usePlace();
  const { data, error, refresh } = useStarOverview();
  if (!data && error) return <Failed error={error} onRetry={refresh} />;
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        <Button variant="primary" onClick={() => place.go({ name: starRoute('apply') })}>
          {text.apply}
        </Button>
      </PageActions>
      <StarNav at="overview" />
      <BuyerNote overview={data} />
      <Below>
        <Figures data={data} />
        <Beside>
          <PaneBox>
            <PaneHead title={text.steps} />
            {data ? <Steps data={data} /> : <Skeleton rows={7} />}
          </PaneBox>
          <PaneBox>
            <PaneHead title={starText.rules} />
            <SubsidyRules />
            <CampaignNote />
          </PaneBox>
        </Beside>
      </Below>
    </Stack>
  );
}

const Figures = ({ data }: { data: Overview | undefined }) => (
  <Cells aria-label={text.label}>
    <FigureCell name={text.yesterday} loading={!data} note={text.withSubsidy}>
      {price(data?.yesterday_fen)}
    </FigureCell>
    <FigureCell name={text.month} loading={!data} note={text.withSubsidy}>
      {price(data?.month_fen)}
    </FigureCell>
    <FigureCell name={text.pending} loading={!data} note={text.pendingNote}>
      {price(data?.pending_fen)}
    </FigureCell>
    <FigureCell name={text.booked} loading={!data} note={data?.since ? text.since(data.since) : text.notYet}>
      {price(data?.booked_fen)}
    </FigureCell>
  </Cells>
);

type Step = [page: StarPage, kind: StatusKind, words: string];

function stepsOf(data: Overview): Step[] {
  const { agreement, disks, free, pending, joined, open, demands, disputes } = data;
  const { version, agreed } = agreement;
  const current = agreed?.version === version;
  return [
    [
      'user_agreement',
      current ? 'online' : 'warning',
      current ? text.agreed(version, agreed.by, dateTime(agreed.at).slice(0, 16)) : text.notAgreed(version),
    ],
    ['apply', free > 0 ? 'online' : 'off', disks > 0 ? text.disks(number(free), number(disks)) : text.noDisks],
    ['check_list', pending > 0 ? 'progress' : 'off', pending > 0 ? text.pendingOf(number(pending)) : text.noPending],
    [
      'open_list',
      joined === 0 ? 'off' : open < joined ? 'progress' : 'online',
      joined > 0 ? text.joined(number(joined), number(open)) : text.noJoined,
    ],
    ['configure_list', joined > 0 ? 'online' : 'off', text.configure],
    ['demand_list', demands > 0 ? 'online' : 'off', demands > 0 ? text.demands(number(demands)) : text.noDemands],
    ['bill', disputes > 0 ? 'progress' : 'off', disputes > 0 ? text.disputes(number(disputes)) : text.bill],
  ];
}

const Steps = ({ data }: { data: Overview }) => (
  <List>
    {stepsOf(data).map(([page, kind, words]) => (
      <li key={page}>
        <To to={{ name: starRoute(page) }}>{starText.pages[page]}</To>
        <Status kind={kind}>
          <span>{words}</span>
        </Status>
      </li>
    ))}
  </List>
);

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-height: 40px;
    border-bottom: 1px solid ${token('border-subtle')};
  }
  & > li:last-child {
    border: 0;
  }
  & span {
    white-space: normal;
  }
`;
