import { useMemo, useState } from 'react';
import { useClient, useWrite, type DataOf } from '../../../src/api';
import { ownedBind, ownedList, type Owned } from '../../../src/api/contract/service';
import type { PropsOf } from '../../../src/element/contract';
import { date } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { RefreshCw } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { affected } from '../../../src/ui/service-order';
import { Status, type StatusKind } from '../../../src/ui/status';
import {
  columns,
  DataTable,
  givenFilter,
  listInput,
  type BatchAction,
  type Filter,
  type RowAction,
} from '../../../src/ui/table';
import { useToast } from '../../../src/ui/toast';
import { perLanguage } from '../../../src/text/words';
import { BindDialog } from './bind-dialog';
import { packagesOf } from '../shared/packages';
import { settingsOf } from './settings';
import type { serviceBusinessContract } from './service-business.contract';
import { TwoLines } from '../../../src/ui/two-lines';
import { serviceBusinessText as text } from './service-business.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

// Nothing is ordered before somebody wants to.
const OrderAgain = lazy(() => import('../../../src/ui/service-order').then((m) => m.OrderAgain));
// Renewing many at once is rare.
const RenewDialog = lazy(() => import('./renew-dialog').then((m) => m.RenewDialog));

/** Services that are renewed together. */
const mostTogether = 50;

interface Ordering {
  owned: Owned;
  kind: 'renew' | 'upgrade';
}

/** What the account bought, of one service or of all: renew, upgrade, bind. */
export function ServiceBusiness({ service }: PropsOf<typeof serviceBusinessContract>) {
  const place = usePlace();
  const toast = useToast();
  const { act } = useAct();
  const bind = useWrite(ownedBind, affected);
  const [ordering, setOrdering] = useState<Ordering>();
  const [binding, setBinding] = useState<Owned>();
  const [renewing, setRenewing] = useState<{ rows: readonly Owned[]; trials: number; started: () => void }>();
  const client = useClient();

  const renew: BatchAction = {
    key: 'renew',
    label: text.renew,
    icon: <RefreshCw />,
    onPick: async ({ count, keys, except, state, started }) => {
      if (count > mostTogether) return void toast.warning(text.renewMost(mostTogether));
      const narrowed = keys ? {} : listInput({ ...state, page: 1, size: 1000 });
      await act(() => client.call(ownedList, { ...narrowed, ...input, per_page: 1000 }, { quiet: true }), {
        then: ({ data }) => {
          const picked = data.list.filter(({ id }) => (keys ? keys.includes(id) : !except.includes(id)));
          const rows = picked.filter(isRenewable);
          if (rows.length === 0) return toast.warning(text.renewNone);
          setRenewing({ rows, trials: picked.length - rows.length, started });
        },
      });
    },
  };

  const unbind = ({ id, gateway_remark, gwid }: Owned) =>
    act(() => bind.run({ id, gwid: null }), {
      confirm: { title: text.unbind, body: text.unbindAsk(gateway_remark ?? gwid ?? ''), danger: true },
      said: text.unbindDone,
    });
  const actions = (row: Owned): readonly RowAction[] => [
    ...(settingsOf(row) ? [{ key: 'settings', label: text.settings, to: settingsOf(row)! }] : []),
    ...(isRenewable(row)
      ? [{ key: 'renew', label: text.renew, onSelect: () => setOrdering({ owned: row, kind: 'renew' }) }]
      : []),
    ...(row.upgradable
      ? [
          {
            key: 'upgrade',
            label: row.state === 'expired' ? text.again : text.upgrade,
            onSelect: () => setOrdering({ owned: row, kind: 'upgrade' }),
          },
        ]
      : []),
    ...(row.bound && !row.gwid ? [{ key: 'bind', label: text.bind, onSelect: () => setBinding(row) }] : []),
    ...(row.bound && row.gwid
      ? [{ key: 'unbind', label: text.unbind, danger: true, onSelect: () => void unbind(row) }]
      : []),
  ];
  const input = useMemo(() => (service ? { service } : undefined), [service]);
  const asked = place.query.service;
  const filters = useMemo(
    () => [
      givenFilter<Owned>('service', text.allServices, asked, (row) => [row.service, soldNames.said(row.service_name)]),
    ],
    [asked],
  );
  const packages = packagesOf(service);
  return (
    <div part="panel">
      <DataTable<Owned>
        key={service}
        label={text.heading}
        endpoint={ownedList}
        {...(input && { input })}
        columns={ownedColumns()}
        cacheKey="service.business"
        rowName={nameOf}
        search={text.search}
        {...(!service && { filters })}
        segments={states()}
        actions={actions}
        batchActions={[renew]}
        exportName={text.heading}
        empty={{
          title: text.none,
          reason: text.noneReason,
          action: <Button onClick={() => place.go(packages)}>{text.packages}</Button>,
        }}
      />
      {ordering && (
        <Suspense>
          <OrderAgain {...ordering} onClose={() => setOrdering(undefined)} />
        </Suspense>
      )}
      {renewing && (
        <Suspense>
          <RenewDialog {...renewing} onClose={() => setRenewing(undefined)} />
        </Suspense>
      )}
      {binding && <BindDialog owned={binding} onClose={() => setBinding(undefined)} />}
    </div>
  );
}

const isRenewable = ({ trial, for_sale }: Owned) => !trial && for_sale !== false;

const nameOf = (row: Owned) => `${soldNames.said(row.service_name)} ${soldNames.said(row.tier_name)}`;

const kinds: Readonly<Record<Owned['state'], StatusKind>> = { active: 'online', expiring: 'warning', expired: 'off' };

const ownedColumns = perLanguage(() =>
  columns<Owned>([
    {
      key: 'service_name',
      title: text.service,
      width: 180,
      grow: 2,
      strong: true,
      fixed: true,
      text: nameOf,
      render: (row) => (row.for_sale === false ? <TwoLines below={text.notSold}>{nameOf(row)}</TwoLines> : nameOf(row)),
    },
    {
      key: 'quantity',
      title: text.quantity,
      width: 112,
      text: (row) => text.amount(row.quantity, soldNames.said(row.unit)),
    },
    {
      key: 'gateway_remark',
      title: text.gateway,
      width: 168,
      grow: 1,
      text: (row) => row.network_name ?? (row.bound ? (row.gateway_remark ?? row.gwid ?? text.unbound) : undefined),
    },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: (row) => text.states[row.state],
      render: (row) => <Status kind={kinds[row.state]}>{text.states[row.state]}</Status>,
    },
    { key: 'starts_at', title: text.starts, width: 112, priority: 2, text: (row) => date(row.starts_at) },
    { key: 'expires_at', title: text.expires, width: 112, text: (row) => date(row.expires_at) },
  ]),
);

const states = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'state',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof ownedList> | undefined)?.counts;
    return (['all', 'active', 'expiring', 'expired'] as const).map((key) => ({
      value: key === 'all' ? '' : key,
      label: text.states[key],
      ...(counts && { count: counts[key] }),
    }));
  },
}));
