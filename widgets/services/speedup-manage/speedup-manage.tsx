import { told } from '../../../src/api/said';
import { useState } from 'react';
import type { SpeedupGroup } from '../../../src/api/contract/speedup';
import { speedupApps } from '../../../src/domain/speedup';
import type { PropsOf } from '../../../src/element/contract';
import { bytes, date, number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button, IconButton } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { Ellipsis } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { To } from '../../../src/ui/link';
import { Menu } from '../../../src/ui/menu';
import { Note } from '../../../src/ui/note';
import { PageActions, usePageName } from '../../../src/ui/page';
import { PaneBox, PaneHead, Pairs } from '../../../src/ui/pane';
import { Simulated } from '../../../src/ui/simulated';
import { Below, PageSkeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import { groupPlace } from '../shared/speedup/group-place';
import { lineOfGroup } from '../shared/speedup/line-words';
import { Lines } from '../shared/speedup/lines';
import { useGateways, useGroup } from '../shared/speedup/speedup.data';
import { Unread } from '../shared/speedup/unread';
import { speedupText } from '../shared/speedup/speedup.text';
import { GroupState } from '../shared/speedup/states';
import { UseChart } from '../shared/speedup/use-chart';
import { useGroupActs } from '../shared/speedup/use-group-acts';
import type { speedupManageContract } from './speedup-manage.contract';
import { speedupManageText as text } from './speedup-manage.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

const GroupDialog = lazy(() => import('../shared/speedup/group-dialog').then((m) => m.GroupDialog));

/** One group: how it stands, what goes over which line, and what it used. */
export function SpeedupManage({ gid = '', manage = false }: PropsOf<typeof speedupManageContract>) {
  const { data, error, refresh } = useGroup(gid);
  usePageName(data?.name);
  if (!data) return error ? <Unread what="group" error={error} onRetry={refresh} /> : <PageSkeleton shape="object" />;
  return (
    <Stack $gap={16} part="panel">
      {manage && <Actions group={data} />}
      {data.state === 'expired' && <Note tone="warning">{text.ended}</Note>}
      {data.state === 'empty' && <Note>{data.pending > 0 ? text.waiting(data.pending) : text.nobody}</Note>}
      {data.state === 'over' && <Note tone="warning">{text.over}</Note>}
      {data.state === 'noLine' && <Note tone="danger">{text.shut}</Note>}
      {data.delivery === 'failed' && <Note tone="danger">{text.failed(told(data.error, data.error_said))}</Note>}
      <Facts group={data} />
      <Lines group={data} manage={manage} />
      <Below>
        <PaneBox>
          <PaneHead title={text.use} note={text.useNote} />
          <UseChart gid={gid} />
        </PaneBox>
      </Below>
    </Stack>
  );
}

function Facts({ group }: { group: SpeedupGroup }) {
  const { name, simulated, state, gateway_remark, gwid, mbps, apps, domains } = group;
  return (
    <PaneBox>
      <PaneHead title={name} note={simulated && <Simulated />} end={<GroupState state={state} />} />
      <Pairs>
        <dt>{speedupText.gateway}</dt>
        <dd>
          <To to={{ name: 'network', params: { gwid } }}>{gateway_remark || gwid}</To>
        </dd>
        <dt>{speedupText.line}</dt>
        <dd>{lineOfGroup(group)}</dd>
        <dt>{speedupText.mbps}</dt>
        <dd>{number(mbps)}</dd>
        <dt>{speedupText.apps}</dt>
        <dd>{text.list(apps.map((app) => speedupApps[app]?.name ?? app)) || '—'}</dd>
        <dt>{speedupText.domains}</dt>
        <dd>{domains.join(' ') || '—'}</dd>
        <dt>{text.members}</dt>
        <dd>{text.membersOf(group.approved, group.pending, group.refused)}</dd>
        <dt>{text.month}</dt>
        <dd>{bytes(group.month_down + group.month_up)}</dd>
        <dt>{text.delivery}</dt>
        <dd>
          <DeliveryStatus state={group.delivery} error={told(group.error, group.error_said)} />
        </dd>
        <dt>{text.plan}</dt>
        <dd>{group.expires_at ? text.planOf(soldNames.said(group.tier_name), date(group.expires_at)) : text.noPlan}</dd>
      </Pairs>
    </PaneBox>
  );
}

function Actions({ group }: { group: SpeedupGroup }) {
  const place = usePlace();
  const { turn, retry, remove, upgrade, busy } = useGroupActs();
  const [editing, setEditing] = useState(false);
  const gateways = useGateways(group.gwid).data?.list ?? [];
  const params = { gid: group.gid };
  const drop = () =>
    void remove(group, () =>
      place.go({ name: group.mode === 2 ? 'open.overseas_speedupv2.default' : 'overseas_speedup_default' }),
    );
  return (
    <PageActions>
      <Button onClick={() => place.go({ name: 'open.business', query: { service: 'overseas_speedup' } })}>
        {text.renew}
      </Button>
      <Button onClick={() => place.go(groupPlace(group, 'detail'))}>{text.detail}</Button>
      {group.mode === 2 ? (
        <Button onClick={() => place.go({ name: 'open.overseas_speedupv2.configuration', query: params })}>
          {speedupText.policies}
        </Button>
      ) : (
        gateways[0]?.policies && (
          <Button busy={busy} onClick={() => void upgrade(group)}>
            {speedupText.upgrade}
          </Button>
        )
      )}
      {group.delivery === 'failed' && (
        <Button busy={busy} onClick={() => void retry(group)}>
          {speedupText.retry}
        </Button>
      )}
      <Button busy={busy} onClick={() => void turn(group)}>
        {group.enabled ? speedupText.pause : speedupText.resume}
      </Button>
      <Button disabled={gateways.length === 0} onClick={() => setEditing(true)}>
        {speedupText.edit}
      </Button>
      <Button variant="primary" onClick={() => place.go({ name: 'open.overseas_speedup.member_manage', params })}>
        {text.members}
      </Button>
      <Menu
        label={text.more}
        trigger={
          <IconButton label={text.more}>
            <Ellipsis />
          </IconButton>
        }
        items={[{ key: 'remove', label: speedupText.remove, danger: true, onSelect: drop }]}
      />
      <Suspense>{editing && <GroupDialog group={group} onClose={() => setEditing(false)} />}</Suspense>
    </PageActions>
  );
}
