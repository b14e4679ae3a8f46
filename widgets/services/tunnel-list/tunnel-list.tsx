import { useState } from 'react';
import { type DataOf } from '../../../src/api';
import {
  type tunnelGateways,
  tunnelGroups,
  tunnelList,
  type TunnelGateway,
  type TunnelMapping,
} from '../../../src/api/contract/tunnel';
import { tunnelProtocols } from '../../../src/domain/tunnel';
import type { PropsOf } from '../../../src/element/contract';
import { date } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { useAct } from '../../../src/ui/act';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { Plus } from '../../../src/ui/icon';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Note } from '../../../src/ui/note';
import { PageActions } from '../../../src/ui/page';
import { DataTable, type Filter, type RowAction } from '../../../src/ui/table';
import { Stack } from '../../../src/ui/stack';
import { perLanguage } from '../../../src/text/words';
import { columnsFor } from './tunnel-columns';
import type { tunnelListContract } from './tunnel-list.contract';
import { every, hasRoom, useGateways, useTunnelActions } from './tunnel-list.data';
import { Banner, PlanLine } from './tunnel-list.styles';
import { tunnelListText as text } from './tunnel-list.text';
import { soldNames } from '../../../src/ui/sold/sold-names.text';

// Opened by hand, so the list does not wait for them.
const MappingDialog = lazy(() => import('./mapping-dialog').then((m) => m.MappingDialog));
const FlowDrawer = lazy(() => import('./flow-drawer').then((m) => m.FlowDrawer));

/** Mappings of the tunnel: of the account, or of one gateway with what its package gives. */
export function TunnelList({ gwid = '', manage = false }: PropsOf<typeof tunnelListContract>) {
  const place = usePlace();
  const gateways = useGateways(gwid);
  const { run, dialogs, edit, showFlow } = useDialogs(gwid, gateways.data);
  const actions = useRowActions(manage, run, { edit, showFlow });
  const { data } = gateways;
  const toPackages = (
    <Button variant="primary" onClick={() => place.go({ name: 'tunnel.package' })}>
      {text.packages}
    </Button>
  );
  const toBusiness = (label: string) => <Button onClick={() => place.go({ name: 'tunnel.upgrade' })}>{label}</Button>;
  if (data && data.list.length === 0) {
    return (
      <div part="panel">
        <Empty
          kind="nothing"
          title={gwid ? text.notHere : text.noService}
          reason={data.unbound > 0 ? text.unbound(data.unbound) : text.noServiceReason}
          action={data.unbound > 0 ? toBusiness(text.bind) : toPackages}
        />
      </div>
    );
  }
  // What can take one more comes first.
  const full = !data?.list.some(hasRoom);
  const plan = gwid ? data?.list[0] : undefined;
  return (
    <Stack $gap={12} part="panel">
      {manage && (
        <PageActions>
          <Button
            variant="primary"
            icon={<Plus />}
            disabled={!data || full}
            title={data && full ? text.full : undefined}
            onClick={() => edit()}
          >
            {text.add}
          </Button>
        </PageActions>
      )}
      {data && data.unbound > 0 && !gwid && (
        <Banner>
          <Note>{text.unbound(data.unbound)}</Note>
          {toBusiness(text.bind)}
        </Banner>
      )}
      {plan && <Plan plan={plan} action={toBusiness(text.renew)} />}
      {plan?.service_state === 'expired' && <Note tone="warning">{text.ended}</Note>}
      <DataTable<TunnelMapping>
        key={gwid}
        label={text.heading}
        endpoint={tunnelList}
        {...(gwid && { input: { gwid } })}
        columns={gwid ? columnsFor().one : columnsFor().every}
        cacheKey={gwid ? 'tunnel.gateway' : 'tunnel'}
        search={text.search}
        segments={groups()}
        filters={filters()}
        exportName={text.heading}
        every={every}
        tall
        rowName={({ name }) => name}
        actions={actions}
        {...(manage && { removeMany: (ids: string[]) => run.remove.run({ ids }), removeDetail: text.removeDetail })}
        empty={{ title: text.none, reason: text.noneReason }}
      />
      <Suspense>{dialogs}</Suspense>
    </Stack>
  );
}

/** What one gateway has bought, and how much of it is used. */
const Plan = ({ plan, action }: { plan: TunnelGateway; action: React.ReactNode }) => (
  <PlanLine>
    <dl>
      <div>
        <dt>{text.plan}</dt>
        <dd>{soldNames.said(plan.tier_name)}</dd>
      </div>
      <div>
        <dt>{text.used}</dt>
        <dd>
          {plan.used} {text.usedOf(plan.most)}
        </dd>
      </div>
      <div>
        <dt>{text.bandwidth}</dt>
        <dd>{plan.mbps} Mbps</dd>
      </div>
      <div>
        <dt>{text.ends}</dt>
        <dd>{date(plan.expires_at)}</dd>
      </div>
    </dl>
    {action}
  </PlanLine>
);

interface Opened {
  what: 'edit' | 'flow';
  mapping?: TunnelMapping;
}

/** The dialog or drawer that is open, and the writes that rows need. */
function useDialogs(gwid: string, data: DataOf<typeof tunnelGateways> | undefined) {
  const run = useTunnelActions();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const only = gwid || (data?.total === 1 ? data.list[0]!.gwid : '');
  const { what, mapping } = opened ?? {};
  return {
    run,
    edit: (one?: TunnelMapping) => setOpened({ what: 'edit', ...(one && { mapping: one }) }),
    showFlow: (one: TunnelMapping) => setOpened({ what: 'flow', mapping: one }),
    dialogs: (
      <>
        {what === 'edit' && data && (
          <MappingDialog mapping={mapping} only={mapping?.gwid ?? only} suffix={data.suffix} onClose={close} />
        )}
        {what === 'flow' && mapping && <FlowDrawer key={mapping.id} mapping={mapping} onClose={close} />}
      </>
    ),
  };
}

interface Openers {
  edit: (mapping: TunnelMapping) => void;
  showFlow: (mapping: TunnelMapping) => void;
}

function useRowActions(manage: boolean, run: ReturnType<typeof useTunnelActions>, { edit, showFlow }: Openers) {
  const { act } = useAct();
  const turn = ({ id, name, enabled }: TunnelMapping) =>
    act(() => run.turn.run({ ids: [id], enabled: !enabled }), {
      confirm: enabled && {
        body: text.disableAsk(name),
        detail: text.disableDetail,
        confirm: text.disable,
        danger: true,
      },
      said: enabled ? text.disabled : text.enabled,
    });
  return (row: TunnelMapping): readonly RowAction[] => {
    const flow = { key: 'flow', label: text.flow, onSelect: () => showFlow(row) };
    if (!manage) return [flow];
    const retry = {
      key: 'retry',
      label: text.retry,
      onSelect: () => void act(() => run.retry.run({ gwid: row.gwid }), { said: text.retried }),
    };
    return [
      ...(row.delivery === 'failed' ? [retry] : []),
      { key: 'edit', label: text.edit, onSelect: () => edit(row) },
      { key: 'turn', label: row.enabled ? text.disable : text.enable, onSelect: () => void turn(row) },
      flow,
    ];
  };
}

const groups = perLanguage<Omit<Filter, 'width'>>(() => ({
  name: 'group',
  label: text.state,
  options: (data) => {
    const counts = (data as DataOf<typeof tunnelList> | undefined)?.counts;
    return (['', ...tunnelGroups] as const).map((key) => ({
      value: key,
      label: text.groups[key],
      ...(counts && { count: counts[key || 'all'] }),
    }));
  },
}));

const filters = perLanguage<readonly Filter[]>(() => [
  {
    name: 'protocol',
    label: text.allProtocols,
    options: tunnelProtocols.map((value) => ({ value, label: value.toUpperCase() })),
  },
]);
