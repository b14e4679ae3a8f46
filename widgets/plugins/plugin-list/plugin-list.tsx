import { useState } from 'react';
import { useClient, type DataOf } from '../../../src/api';
import { pluginInstallations, type PluginInstallation } from '../../../src/api/contract/plugin';
import type { PropsOf } from '../../../src/element/contract';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { DataTable, useOpened, type BatchAction } from '../../../src/ui/table';
import { keysOf, type PluginAct, useApply, type Wish } from '../shared/apply';
import { gatewayOf, installColumns } from './install-columns';
import type { pluginListContract } from './plugin-list.contract';
import { every } from './plugin-list.data';
import { pluginListText as text } from './plugin-list.text';
import { useRowActions } from './row-actions';

const Gateways = lazy(() => import('./gateways').then((m) => m.Gateways));
const InstallationDrawer = lazy(() => import('./installation-drawer').then((m) => m.InstallationDrawer));
const VersionDialog = lazy(() => import('./version-dialog').then((m) => m.VersionDialog));

/** Plugins on gateways: how they run, and what is done with them. */
export function PluginList({ manage = false, gateway, byGateway = false }: PropsOf<typeof pluginListContract>) {
  return (
    <div part="panel">
      {byGateway && !gateway ? (
        <Suspense>
          <Gateways />
        </Suspense>
      ) : (
        <Installed manage={manage} gateway={gateway} byGateway={byGateway} />
      )}
    </div>
  );
}

interface InstalledProps {
  manage: boolean;
  gateway: string | undefined;
  byGateway: boolean;
}

function Installed({ manage, gateway, byGateway }: InstalledProps) {
  const place = usePlace();
  const [opened, show] = useOpened('open');
  const [moving, setMoving] = useState<PluginInstallation>();
  const batchActions = useBatch(gateway);
  const rowActions = useRowActions(setMoving);
  const view = (row: PluginInstallation) => show(keyOf(row));
  const [gwid = '', plugin = ''] = opened?.split(' ') ?? [];
  return (
    <>
      <DataTable<PluginInstallation>
        label={text.title}
        endpoint={pluginInstallations}
        input={gateway ? { gwid: gateway } : {}}
        columns={installColumns()}
        cacheKey="plugin.installed"
        rowKey={keyOf}
        rowName={(row) => `${gatewayOf(row)} ${row.name}`}
        search={text.search}
        segments={{ name: 'state', label: text.state, options: statesOf }}
        exportName={text.title}
        toolbarEnd={
          byGateway && <Button onClick={() => place.go({ name: 'plugin.manage_router' })}>{text.allGateways}</Button>
        }
        every={every}
        onOpen={view}
        actions={(row) => [
          { key: 'view', label: text.view, onSelect: () => view(row) },
          ...(manage ? rowActions(row) : []),
        ]}
        {...(manage && { batchActions })}
        empty={{
          title: text.none,
          reason: text.noneReason,
          action: <Button onClick={() => place.go({ name: 'plugin.index' })}>{text.toMarket}</Button>,
        }}
      />
      <Suspense>
        {plugin && (
          <InstallationDrawer
            key={opened}
            gwid={gwid}
            plugin={plugin}
            manage={manage}
            onClose={() => show(undefined)}
          />
        )}
        {moving && <VersionDialog row={moving} onClose={() => setMoving(undefined)} />}
      </Suspense>
    </>
  );
}

/** Both are words without spaces. */
const keyOf = ({ gwid, plugin }: PluginInstallation) => `${gwid} ${plugin}`;

/** What is done with many: a job for each plugin among them. */
function useBatch(gateway: string | undefined): BatchAction[] {
  const client = useClient();
  const { apply } = useApply();
  return (['upgrade', 'enable', 'disable', 'remove'] as const).map((act) => ({
    key: act,
    label: text.acts[act],
    danger: act === 'remove',
    onPick: async (picked) => {
      const { search: q, filters } = picked.state;
      const input = {
        ...(q && { q }),
        ...(gateway && { gwid: gateway }),
        ...(filters.state && { state: filters.state as 'upgradable' }),
      };
      const page = async (paging: { page: number; per_page: number }) =>
        (await client.call(pluginInstallations, { ...input, ...paging })).data;
      await apply(async () => wishesOf(act, await keysOf(picked, page, keyOf)), {
        confirm: {
          title: text.batchAsk(text.acts[act], picked.count),
          body: text.means[act],
          danger: act === 'remove',
        },
        then: picked.started,
      });
    },
  }));
}

/** A wish for each plugin. */
function wishesOf(act: PluginAct, keys: readonly string[]): Wish[] {
  const wishes = new Map<string, string[]>();
  for (const key of keys) {
    const [gwid = '', plugin = ''] = key.split(' ');
    wishes.set(plugin, [...(wishes.get(plugin) ?? []), gwid]);
  }
  return [...wishes].map(([plugin, gwids]) => ({ act, plugin, gwids }));
}

function statesOf(data: unknown) {
  const counts = (data as DataOf<typeof pluginInstallations> | undefined)?.counts;
  return [
    { value: '', label: text.all, ...(counts && { count: counts.all }) },
    { value: 'upgradable', label: text.upgradable, ...(counts && { count: counts.upgradable }) },
    { value: 'failing', label: text.failing, ...(counts && { count: counts.failing }) },
  ];
}
