import { useState } from 'react';
import type { DataOf } from '../../../src/api';
import type { TvGroup, tvGroups } from '../../../src/api/contract/tv';
import { tvStates } from '../../../src/domain/tv';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { tvText } from '../../../src/text/tv.text';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { PageActions } from '../../../src/ui/page';
import { Cells, Figure, PaneBox, PaneHead, PaneNote } from '../../../src/ui/pane';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { Status } from '../../../src/ui/status';
import { Stack } from '../../../src/ui/stack';
import { GroupPane } from './group-pane';
import type { tvGroupsContract } from './tv-groups.contract';
import { useOverview } from './tv-groups.data';
import { Count, GroupButton, Groups, Plain, Room, Small, Split, Ungrouped } from './tv-groups.styles';
import { tvGroupsText as text } from './tv-groups.text';

const GroupDialog = lazy(() => import('./group-dialogs').then((m) => m.GroupDialog));

type Overview = DataOf<typeof tvGroups>;

/** Cloud TV: what boxes play now, and the groups of channels that they may play. */
export function TvGroups({ manage = false }: PropsOf<typeof tvGroupsContract>) {
  const { data, error, refresh } = useOverview();
  const { query, setQuery } = usePlace();
  const [creating, create] = useState(false);
  const choose = (id: string | undefined) => setQuery({ group: id });
  if (!data) {
    return (
      <PaneBox part="panel">
        {error ? <Failed error={error} onRetry={() => void refresh()} /> : <PageSkeleton shape="object" />}
      </PaneBox>
    );
  }
  const chosen = data.list.find(({ id }) => id === query.group) ?? data.list[0];
  return (
    <Room part="panel">
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => create(true)}>
            {text.create}
          </Button>
        </PageActions>
      )}
      <Counts overview={data} />
      <Split>
        <Stack>
          <PaneBox aria-label={text.groups}>
            <PaneHead title={text.groups} note={number(data.list.length)} />
            <Groups>
              {data.list.map((group) => (
                <li key={group.id}>
                  <GroupButton type="button" aria-current={group.id === chosen?.id} onClick={() => choose(group.id)}>
                    <b>{group.name}</b>
                    <Small>{text.groupLine(number(group.channels), number(group.boxes))}</Small>
                    <Delivery group={group} />
                  </GroupButton>
                </li>
              ))}
            </Groups>
            {data.ungrouped > 0 && (
              <Ungrouped to={{ name: 'cloudTv.list', query: { group: 'none' } }}>
                {text.ungrouped(number(data.ungrouped))}
              </Ungrouped>
            )}
          </PaneBox>
          <Top overview={data} />
        </Stack>
        {chosen ? (
          <GroupPane key={chosen.id} id={chosen.id} manage={manage} onGone={() => choose(undefined)} />
        ) : (
          <PaneBox>
            <Empty kind="nothing" title={text.none} reason={text.noneReason} />
          </PaneBox>
        )}
      </Split>
      <Suspense>{creating && <GroupDialog onDone={choose} onClose={() => create(false)} />}</Suspense>
    </Room>
  );
}

/** How the boxes stand; each number leads to the boxes that it counts. */
const Counts = ({ overview: { counts } }: { overview: Overview }) => (
  <Cells aria-label={text.overview}>
    <Count to={{ name: 'cloudTv.list' }}>
      {text.boxes}
      <Figure>{number(counts.all)}</Figure>
    </Count>
    {tvStates.map((state) => (
      <Count key={state} to={{ name: 'cloudTv.list', query: { state } }}>
        {tvText.states[state]}
        <Figure>{number(counts[state])}</Figure>
      </Count>
    ))}
  </Cells>
);

function Delivery({ group: { failed, waiting } }: { group: TvGroup }) {
  if (failed > 0) return <Status kind="danger">{text.failedGateways(number(failed))}</Status>;
  return waiting > 0 ? <Status kind="progress">{text.waitingGateways(number(waiting))}</Status> : null;
}

const Top = ({ overview: { top } }: { overview: Overview }) => (
  <PaneBox aria-label={text.top}>
    <PaneHead title={text.top} />
    {top.length === 0 ? (
      <PaneNote>{text.topNone}</PaneNote>
    ) : (
      <Plain>
        {top.map(({ id, name, group_name, boxes }) => (
          <li key={id}>
            <span>
              {name} <Small>{group_name}</Small>
            </span>
            <To to={{ name: 'cloudTv.list', query: { channel: id, state: 'playing' } }}>
              {text.boxCount(number(boxes))}
            </To>
          </li>
        ))}
      </Plain>
    )}
  </PaneBox>
);
