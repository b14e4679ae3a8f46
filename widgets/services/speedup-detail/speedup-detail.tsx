import { styled } from 'styled-components';
import type { SpeedupGroup, SpeedupMeasured } from '../../../src/api/contract/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { token } from '../../../src/theme';
import { Button } from '../../../src/ui/button';
import { PageActions, usePageName } from '../../../src/ui/page';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Below, PageSkeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { Effects } from '../shared/speedup/effects';
import { groupPlace } from '../shared/speedup/group-place';
import { lineOfGroup } from '../shared/speedup/line-words';
import { Policies } from '../shared/speedup/policies';
import { Switches } from '../shared/speedup/switches';
import { useGroup, useLines } from '../shared/speedup/speedup.data';
import { Unread } from '../shared/speedup/unread';
import { GroupState, Measured } from '../shared/speedup/states';
import type { speedupDetailContract } from './speedup-detail.contract';
import { speedupDetailText as text } from './speedup-detail.text';

/** The way of a group's traffic, and what its gateway measured on it. */
export function SpeedupDetail({ gid = '', manage = false }: PropsOf<typeof speedupDetailContract>) {
  const place = usePlace();
  const { data, error, refresh } = useGroup(gid);
  usePageName(data?.name);
  const lines = useLines(data?.gwid ?? '').data?.list;
  if (!data) return error ? <Unread what="group" error={error} onRetry={refresh} /> : <PageSkeleton shape="object" />;
  const measured = lines?.find(({ id }) => id === data.line)?.measured ?? null;
  return (
    <Stack $gap={16} part="panel">
      <PageActions>
        <Button onClick={() => place.go(groupPlace(data, 'manage'))}>{text.manage}</Button>
      </PageActions>
      <PaneBox>
        <PaneHead
          title={text.path(data.name)}
          note={data.simulated ? <Simulated /> : text.note}
          end={<GroupState state={data.state} />}
        />
        <Path group={data} measured={measured} />
      </PaneBox>
      {data.mode === 2 && (
        <>
          <Policies gid={gid} />
          <Below>
            <Switches gid={gid} />
          </Below>
        </>
      )}
      <Below>
        <Effects gid={gid} manage={manage} />
      </Below>
    </Stack>
  );
}

const Path = ({ group, measured }: { group: SpeedupGroup; measured: SpeedupMeasured | null }) => (
  <Steps>
    <li>
      <b>{text.terminals}</b>
      <span>{text.terminalsOf(group.approved)}</span>
    </li>
    <li>
      <b>{text.gateway}</b>
      <span>{group.gateway_remark || group.gwid}</span>
    </li>
    <li>
      <b>{text.line}</b>
      <span>{lineOfGroup(group)}</span>
      <span>
        {text.toLine} <Measured measured={measured} />
      </span>
    </li>
    <li>
      <b>{text.targets}</b>
      <span>{text.targetsOf(group.apps.length, group.domains.length)}</span>
    </li>
  </Steps>
);

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    align-content: start;
    gap: 4px;
    min-width: 0;
    padding: 12px 0 0;
    border-top: 3px solid ${token('chart-1')};
    color: ${token('text-2')};
    overflow-wrap: anywhere;
  }
  & b {
    color: ${token('text-1')};
    font-weight: 500;
  }
`;
