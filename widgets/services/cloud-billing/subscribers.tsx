import { told } from '../../../src/api/said';
import { perLanguage } from '../../../src/text/words';
import { useState } from 'react';
import { type DataOf } from '../../../src/api';
import { subscribers, type Subscriber } from '../../../src/api/contract/billing';
import { subscriberStates, type SubscriberState } from '../../../src/domain/billing';
import { bytes, date, dateTime, groupMobile } from '../../../src/format';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { DeliveryStatus, deliveryText } from '../../../src/ui/delivery';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Status, type StatusKind } from '../../../src/ui/status';
import { columns, DataTable, type Column, type Filter, type RowAction, widthFor } from '../../../src/ui/table';
import { TwoLines } from '../../../src/ui/two-lines';
import { every, usePlans, useSubscriberActions } from './cloud-billing.data';
import { cloudBillingText as text } from './cloud-billing.text';

// Opened by hand, so the list does not wait for them.
const OpenDialog = lazy(() => import('./subscriber-dialogs').then((m) => m.OpenDialog));
const RechargeDialog = lazy(() => import('./subscriber-dialogs').then((m) => m.RechargeDialog));
const EditDialog = lazy(() => import('./subscriber-dialogs').then((m) => m.EditDialog));

interface Asked {
  what: 'open' | 'recharge' | 'edit';
  row?: Subscriber;
}

/** Who has bought something, and until when it lasts. */
export function Subscribers({ manage }: { manage: boolean }) {
  const [asked, setAsked] = useState<Asked>();
  const { remove } = useSubscriberActions();
  const plans = usePlans().data?.list;
  const turn = useTurn();
  const close = () => setAsked(undefined);
  const actions = (row: Subscriber): readonly RowAction[] => [
    { key: 'recharge', label: text.recharge, onSelect: () => setAsked({ what: 'recharge', row }) },
    { key: 'edit', label: text.edit, onSelect: () => setAsked({ what: 'edit', row }) },
    { key: 'turn', label: row.enabled ? text.disable : text.enable, onSelect: () => void turn(row) },
  ];
  const byPlan: Filter = {
    name: 'plan',
    label: text.allPlans,
    options: (plans ?? []).map(({ id, name }) => ({ value: id, label: name })),
    optional: true,
  };
  return (
    <>
      {manage && (
        <PageActions>
          <Button variant="primary" icon={<Plus />} onClick={() => setAsked({ what: 'open' })}>
            {text.open}
          </Button>
        </PageActions>
      )}
      <DataTable<Subscriber>
        label={text.tabs.subscribers}
        endpoint={subscribers}
        columns={own()}
        cacheKey="billing.subscribers"
        rowName={({ username }) => username}
        search={text.search}
        segments={states()}
        filters={[byPlan]}
        exportName={text.tabs.subscribers}
        every={every}
        tall
        {...(manage && {
          actions,
          removeMany: (ids: string[]) => remove.run({ ids }),
          removeDetail: text.removeDetail,
        })}
        empty={{ title: text.noSubscribers, reason: text.noSubscribersReason }}
      />
      <Suspense>
        {asked?.what === 'open' && <OpenDialog onClose={close} />}
        {asked?.what === 'recharge' && asked.row && <RechargeDialog row={asked.row} onClose={close} />}
        {asked?.what === 'edit' && asked.row && <EditDialog row={asked.row} onClose={close} />}
      </Suspense>
    </>
  );
}

function useTurn() {
  const { turn } = useSubscriberActions();
  const { act } = useAct();
  return ({ id, username, enabled }: Subscriber) =>
    act(() => turn.run({ ids: [id], enabled: !enabled }), {
      confirm: enabled && {
        body: text.disableAsk(username),
        detail: text.disableDetail,
        confirm: text.disable,
        danger: true,
      },
      said: enabled ? text.disabled : text.enabled,
    });
}

const kinds: Readonly<Record<SubscriberState, StatusKind>> = {
  active: 'online',
  expiring: 'warning',
  expired: 'danger',
  used_up: 'danger',
  off: 'off',
};

const own = perLanguage<readonly Column<Subscriber>[]>(() =>
  columns<Subscriber>([
    {
      key: 'username',
      title: text.username,
      width: 144,
      grow: 1,
      fixed: true,
      render: (row) => <TwoLines below={row.name || '—'}>{row.username}</TwoLines>,
    },
    { key: 'name', title: text.name, width: 96, off: true },
    { key: 'mobile', title: text.mobile, width: 128, priority: 3, text: (row) => groupMobile(row.mobile) || undefined },
    {
      key: 'plan_name',
      title: text.plan,
      width: 152,
      grow: 1,
      render: (row) => {
        const [next] = row.next;
        const below = next && row.plan_until ? text.nextPlan(next.plan_name, date(row.plan_until)) : speedOf(row);
        return <TwoLines below={below}>{row.plan_name}</TwoLines>;
      },
    },
    {
      key: 'gateway_remark',
      title: text.gateway,
      width: 152,
      grow: 1,
      priority: 2,
      text: (row) => row.gateway_remark || row.gwid,
    },
    {
      key: 'state',
      title: text.state,
      width: widthFor(text.states, 104, { shaped: true }),
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    {
      key: 'expires_at',
      title: text.expires,
      width: 112,
      text: (row) => date(row.expires_at),
      exported: (row) => dateTime(row.expires_at),
    },
    {
      key: 'traffic_left',
      title: text.left,
      width: 104,
      align: 'right',
      text: (row) => (row.traffic_left === null ? text.unlimited : bytes(row.traffic_left)),
      exported: (row) => row.traffic_left ?? '',
    },
    {
      key: 'delivery',
      title: text.delivery,
      width: 96,
      priority: 2,
      text: (row) => deliveryText[row.delivery],
      render: (row) => <DeliveryStatus state={row.delivery} error={told(row.error, row.error_said)} />,
    },
  ]),
);

/** Speeds both ways, in words. */
export const speedOf = ({ down, up }: { down: number; up: number }): string =>
  `${down || text.unlimited} / ${up || text.unlimited}${down || up ? ' Mbps' : ''}`;

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof subscribers> | undefined)?.counts;
    return (['all', ...subscriberStates] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: text.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
