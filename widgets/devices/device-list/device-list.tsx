import { useMemo, useState } from 'react';
import { aps, devices, firewalls, gateways, switches } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { Button } from '../../../src/ui/button';
import { CircleArrowUp, Layers, Plus } from '../../../src/ui/icon';
import { usePlace } from '../../../src/session/place';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { PageActions } from '../../../src/ui/page';
import { Skeleton } from '../../../src/ui/skeleton';
import { DataTable } from '../../../src/ui/table';
import { useApActions } from './ap-actions';
import { useActions, useBatchActions } from './device-actions';
import { OpenContext, openDetail } from './device-cells';
import { columnsOf, type AnyRow, type ListKind } from './device-columns';
import { segments, toInput, useFilters } from './device-filters';
import type { deviceListContract } from './device-list.contract';
import { every, useIsGone, useRename, useUnbind } from './device-list.data';
import { Panel } from './device-list.styles';
import { deviceListText as text } from './device-list.text';
import { pageOf } from './device-page';

// Opened by hand, so the list does not wait for them.
const BindDialog = lazy(() => import('./bind-dialog').then((m) => m.BindDialog));
const MissingGateway = lazy(() => import('../../../src/ui/missing').then((m) => m.MissingGateway));
const GatewayDetail = lazy(() => import('./gateway-detail').then((m) => m.GatewayDetail));

const endpoints = { gateway: gateways, ap: aps, switch: switches, firewall: firewalls, all: devices } as const;

/** Devices of the account: one list for each kind, and one over all. */
export function DeviceList(props: PropsOf<typeof deviceListContract>) {
  const { kind = 'gateway', gwid, manage = false, onDeviceOpen } = props;
  const list = kind as ListKind;
  const own = list === 'gateway';
  const place = usePlace();
  const [binding, setBinding] = useState(false);
  const rename = useRename();
  const unbind = useUnbind();
  const filters = useFilters(list, gwid ? undefined : place.query.gwid);
  const { actions: batchActions, dialog } = useBatchActions(list, gwid ?? '');
  const apActions = useApActions(gwid ?? '');
  const actions = useActions(own && manage);
  // `false` from the listener: the page takes the reader there itself.
  const opened = useMemo(() => (row: AnyRow) => onDeviceOpen?.(openDetail(row)) === false, [onDeviceOpen]);
  if (useIsGone(gwid)) {
    return (
      <Suspense>
        <MissingGateway />
      </Suspense>
    );
  }
  const empty = gwid
    ? { title: text.noneBehind(text.label[list]), reason: text.noneBehindReason }
    : { title: text.none, reason: text.noneReason, ...(own && manage && { action: bindButton() }) };
  return (
    <Panel part="panel">
      {own && manage && (
        <PageActions>
          <Button icon={<CircleArrowUp />} onClick={() => place.go({ name: 'firmware' })}>
            {text.campaigns}
          </Button>
          <Button icon={<Layers />} onClick={() => place.go({ name: 'network.group' })}>
            {text.groups}
          </Button>
          <Button variant="primary" icon={<Plus />} onClick={() => setBinding(true)}>
            {text.bind}
          </Button>
        </PageActions>
      )}
      {list === 'firewall' && manage && (
        <PageActions>
          <Button icon={<Layers />} onClick={() => place.go({ name: 'fire_group' })}>
            {text.firewallGroups}
          </Button>
        </PageActions>
      )}
      <OpenContext value={opened}>
        <DataTable<AnyRow>
          key={list}
          label={text.label[list]}
          endpoint={endpoints[list]}
          {...(gwid && { input: { gwid } })}
          toInput={toInput}
          bounded
          columns={columnsOf()[list]}
          cacheKey={`device.${list}`}
          rowKey={keyOf}
          rowName={nameOf}
          search={text.search}
          filters={filters}
          segments={segments()[own ? 'gateways' : 'others']}
          exportName={text.label[list]}
          every={every}
          tall
          numbered
          {...(!place.still && { actions })}
          empty={empty}
          onOpen={(row) => {
            if (!opened(row)) place.go(pageOf(row));
          }}
          {...(own && { expand: gatewayDetail })}
          {...(manage && { save: (row: AnyRow, values: Record<string, string>) => saveRemark(row.id, values.remark) })}
          {...(manage && { batchActions: list === 'ap' ? [...apActions, ...batchActions] : batchActions })}
          {...(own &&
            manage && {
              remove: (row: AnyRow) => unbind([row.gwid]),
              removing: text.unbinding,
              removeDetail: text.unbindDetail,
              removeTyped: (row: AnyRow) => row.remark,
            })}
        />
      </OpenContext>
      {dialog}
      <Suspense>
        {own && manage && (binding || place.query.bind === '1') && <BindDialog open onClose={closeBinding} />}
      </Suspense>
    </Panel>
  );

  function closeBinding() {
    setBinding(false);
    if (place.query.bind) place.setQuery({ bind: undefined }, { replace: true });
  }
  function bindButton() {
    return (
      <Button icon={<Plus />} onClick={() => setBinding(true)}>
        {text.bind}
      </Button>
    );
  }
  function saveRemark(id: string, remark = '') {
    return rename.run({ id, remark: remark.trim() });
  }
}

const keyOf = (row: AnyRow) => row.id;
const nameOf = (row: AnyRow) => row.remark;
const gatewayDetail = (row: AnyRow) => (
  <Suspense fallback={<Skeleton height={120} />}>
    <GatewayDetail row={row} />
  </Suspense>
);
