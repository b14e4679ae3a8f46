import { told } from '../../../src/api/said';
import { useWrite, type DataOf } from '../../../src/api';
import { starAgain, starApplications, starWithdraw, type StarApplication } from '../../../src/api/contract/star';
import { starApplicationStates } from '../../../src/domain/star';
import type { PropsOf } from '../../../src/element/contract';
import { nothing } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { perLanguage } from '../../../src/text/words';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { PageActions } from '../../../src/ui/page';
import { Stack } from '../../../src/ui/stack';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { lendingColumns } from '../shared/star/cells';
import { StarNav, starRoute } from '../shared/star/nav';
import { every, starPaths } from '../shared/star/star.data';
import { starText } from '../shared/star/star.text';
import type { twinkleStarApplicationsContract } from './twinkle-star-applications.contract';
import { twinkleStarApplicationsText as text } from './twinkle-star-applications.text';

/** Applications with how they stand and why; takes back what waits, asks again for what was refused. */
export function TwinkleStarApplications({ manage = false }: PropsOf<typeof twinkleStarApplicationsContract>) {
  const place = usePlace();
  const withdraw = useWrite(starWithdraw, starPaths);
  const again = useWrite(starAgain, starPaths);
  const { act } = useAct();
  const actions = ({ id, remark, state, gone }: StarApplication) => {
    if (gone || state === 'approved') return [];
    if (state === 'pending')
      return [
        {
          key: 'withdraw',
          label: text.withdraw,
          onSelect: () =>
            void act(() => withdraw.run({ id }), {
              confirm: { title: text.withdraw, body: text.withdrawAsk(remark), confirm: text.withdraw },
              said: text.withdrawn,
            }),
        },
      ];
    return [
      {
        key: 'again',
        label: text.again,
        onSelect: () =>
          void act(() => again.run({ id }), {
            confirm: { title: text.again, body: text.againAsk(remark), confirm: text.again },
            said: text.asking,
          }),
      },
    ];
  };
  return (
    <Stack part="panel" $gap={16}>
      <PageActions>
        <Button variant="primary" onClick={() => place.go({ name: starRoute('apply') })}>
          {text.apply}
        </Button>
      </PageActions>
      <StarNav at="check_list" />
      <DataTable<StarApplication>
        label={text.heading}
        exportName={text.heading}
        endpoint={starApplications}
        columns={shape()}
        cacheKey="star.applications"
        rowName={({ remark }) => remark}
        search={starText.search}
        segments={segments()}
        every={every}
        tall
        {...(manage && { actions, actionsWidth: 112 })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
    </Stack>
  );
}

const kinds: Readonly<Record<StarApplication['state'], StatusKind>> = {
  pending: 'progress',
  approved: 'online',
  refused: 'danger',
  withdrawn: 'off',
};

const segments = perLanguage(() => ({
  name: 'state',
  label: text.state,
  options: (data: unknown) => {
    const counts = (data as DataOf<typeof starApplications> | undefined)?.counts;
    return [
      { value: '', label: text.all },
      ...starApplicationStates.map((value) => ({
        ...{ value, label: text.states[value] },
        ...(counts && { count: counts[value] ?? 0 }),
      })),
    ];
  },
}));

const shape = perLanguage(() => {
  const { gateway, disks, gb, mbps, hours } = lendingColumns();
  return columns<StarApplication>([
    gateway,
    {
      key: 'state',
      title: text.state,
      width: 104,
      text: ({ state }) => text.states[state],
      render: ({ state }) => <Status kind={kinds[state]}>{text.states[state]}</Status>,
    },
    {
      key: 'reason',
      title: text.reason,
      width: 160,
      grow: 1,
      text: ({ reason, reason_said, gone }) => told(reason, reason_said) || (gone ? text.gone : nothing),
    },
    disks,
    gb,
    mbps,
    hours,
    { key: 'asked_by', title: text.by, width: 120, priority: 3 },
    { key: 'asked_at', title: text.asked, width: 140, at: ({ asked_at }) => asked_at },
    {
      key: 'decided_at',
      title: text.decided,
      width: 140,
      priority: 2,
      at: ({ decided_at }) => decided_at,
    },
  ]);
});
