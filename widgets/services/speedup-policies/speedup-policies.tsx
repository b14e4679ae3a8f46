import { told } from '../../../src/api/said';
import { useState } from 'react';
import { useClient, useWrite } from '../../../src/api';
import { speedupPolicies, speedupPolicyReset, type SpeedupPolicy } from '../../../src/api/contract/speedup-policy';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus } from '../../../src/ui/delivery';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { PaneBox, PaneHead } from '../../../src/ui/pane';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import type { Picked } from '../../../src/ui/table';
import { appName, Policies } from '../shared/speedup/policies';
import { policiesText } from '../shared/speedup/policies.text';
import { useGateways, useGroup } from '../shared/speedup/speedup.data';
import { Unread } from '../shared/speedup/unread';
import type { speedupPoliciesContract } from './speedup-policies.contract';
import { speedupPoliciesText as text } from './speedup-policies.text';

const PolicyDialog = lazy(() => import('./policy-dialog').then((m) => m.PolicyDialog));

/** Policies of a group of mode 2: which lines each of its applications may use, and which its gateway uses. */
export function SpeedupPolicies({ gid = '', manage = false }: PropsOf<typeof speedupPoliciesContract>) {
  const place = usePlace();
  const group = useGroup(gid);
  const gateway = useGateways(group.data?.gwid ?? '').data?.list.find(({ gwid }) => gwid === group.data?.gwid);
  const reset = useWrite(speedupPolicyReset, ['/api/v3/speedup/']);
  const { act } = useAct();
  const client = useClient();
  const [opened, setOpened] = useState<readonly [SpeedupPolicy, ...SpeedupPolicy[]]>();
  if (!group.data)
    return group.error ? (
      <Unread what="group" error={group.error} onRetry={group.refresh} />
    ) : (
      <Skeleton rows={8} gap={20} />
    );
  const { name, gateway_remark, gwid, mode, delivery, error, error_said } = group.data;
  const able = gateway?.policies !== false;
  const actions = (row: SpeedupPolicy) => [
    ...(able ? [{ key: 'set', label: policiesText.set, onSelect: () => setOpened([row]) }] : []),
    ...(row.way === 'group'
      ? []
      : [
          {
            key: 'reset',
            label: policiesText.reset,
            onSelect: () =>
              void act(() => reset.run({ gid: row.gid, apps: [row.app] }), {
                confirm: {
                  body: policiesText.resetAsk(appName(row.app)),
                  detail: policiesText.resetDetail,
                  confirm: policiesText.reset,
                },
                said: policiesText.resetDone,
              }),
          },
        ]),
  ];
  const pick = ({ keys, except }: Picked) =>
    act(() => client.call(speedupPolicies, { gid, per_page: 1000 }, { quiet: true }), {
      then: ({ data: { list } }) => {
        const [first, ...more] = list.filter(({ id }) => (keys ? keys.includes(id) : !except.includes(id)));
        if (first) setOpened([first, ...more]);
      },
    });
  const batchActions = [
    { key: 'set', label: policiesText.set, onPick: async (picked: Picked) => void (await pick(picked)) },
  ];
  return (
    <Stack $gap={16} part="panel">
      <PageActions>
        <Button onClick={() => place.go({ name: 'open.overseas_speedupv2.details', query: { gid } })}>
          {text.detail}
        </Button>
        <Button onClick={() => place.go({ name: 'open.overseas_speedupv2.manage', query: { gid } })}>
          {text.manage}
        </Button>
      </PageActions>
      {mode === 1 && <Note tone="warning">{text.notYet}</Note>}
      {!able && <Note tone="warning">{text.unable}</Note>}
      <PaneBox>
        <PaneHead
          title={name}
          note={gateway_remark || gwid}
          end={<DeliveryStatus state={delivery} error={told(error, error_said)} />}
        />
      </PaneBox>
      <Policies gid={gid} {...(manage && { actions, ...(able && { batchActions }) })} />
      <Suspense>{opened && <PolicyDialog policies={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Stack>
  );
}
