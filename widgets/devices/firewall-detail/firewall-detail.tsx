import { useRead, type DataOf } from '../../../src/api';
import { firewallDetail, type WallInterface } from '../../../src/api/contract/equipment';
import type { PropsOf } from '../../../src/element/contract';
import { number } from '../../../src/format';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Fact } from '../../../src/ui/device';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { Missing } from '../../../src/ui/missing';
import { PageSkeleton } from '../../../src/ui/skeleton';
import { StagedFrame, useStaged } from '../../../src/ui/staged';
import { Status } from '../../../src/ui/status';
import { columns, DataTable } from '../../../src/ui/table';
import { Tabs } from '../../../src/ui/tabs';
import { perLanguage } from '../../../src/text/words';
import { EquipmentHead } from '../shared/equipment-head';
import type { firewallDetailContract } from './firewall-detail.contract';
import { firewallDetailText as text } from './firewall-detail.text';
import { Policies } from './policies';

type Tab = 'policies' | 'interfaces';
/** One firewall. */
export type Firewall = DataOf<typeof firewallDetail>;

/** Milliseconds between two looks at the server. */
const every = 15_000;

/** One firewall: its policies in their order, and its interfaces. */
export function FirewallDetail({ device = '', manage = false }: PropsOf<typeof firewallDetailContract>) {
  const { data, error, refresh } = useRead(firewallDetail, device ? { id: device } : null, { every, onFocus: true });
  const staged = useStaged(data ? device : '');
  const place = usePlace();
  const tab: Tab = place.query.tab === 'interfaces' ? 'interfaces' : 'policies';
  const back = <Button onClick={() => place.go({ name: 'fire_wall' })}>{text.toList}</Button>;
  if (!device) return <Empty kind="nothing" title={text.none} reason={text.noneReason} action={back} />;
  if (!data) {
    if (!error) return <PageSkeleton shape="object" />;
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={() => void refresh()} />;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  const choose = (key: Tab) => place.setQuery({ tab: key === 'policies' ? undefined : key }, { replace: true });
  return (
    <div part="panel">
      <Head wall={data} />
      <Tabs
        label={text.tabsLabel}
        value={tab}
        onChange={choose}
        items={[
          { key: 'policies', label: text.tabs.policies, count: staged.rowsOf('policies').length },
          { key: 'interfaces', label: text.tabs.interfaces, count: data.interfaces.length },
        ]}
      >
        {tab === 'policies' ? (
          <StagedFrame staged={staged}>
            <Policies wall={data} staged={staged} manage={manage} />
          </StagedFrame>
        ) : (
          <DataTable<WallInterface>
            label={text.tabs.interfaces}
            cacheKey="firewall.interface"
            exportName={text.tabs.interfaces}
            rows={data.interfaces}
            paged={false}
            columns={interfaceColumns()}
            rowKey={({ name }) => name}
            empty={{ title: text.noInterfaces, reason: text.noInterfacesReason }}
          />
        )}
      </Tabs>
    </div>
  );
}

const interfaceColumns = perLanguage(() =>
  columns<WallInterface>([
    { key: 'name', title: text.interface, width: 96, strong: true, text: (row) => row.name.toUpperCase() },
    { key: 'role', title: text.role, width: 88, text: (row) => text.roles[row.role] },
    {
      key: 'state',
      title: text.state,
      width: 112,
      text: (row) => text.states[row.state],
      render: (row) => (
        <Status
          kind={
            row.state === 'connected' ? 'online' : row.role === 'wan' && row.state === 'disconnected' ? 'danger' : 'off'
          }
        >
          {text.states[row.state]}
        </Status>
      ),
    },
    { key: 'address', title: text.address, width: 160, grow: 1, mono: true },
    { key: 'gateway', title: text.gateway, width: 140, grow: 1, mono: true },
    { key: 'mac', title: text.mac, width: 148, mono: true, priority: 2 },
    {
      key: 'speed',
      title: text.speed,
      width: 104,
      align: 'right',
      text: (row) => (row.speed === null ? undefined : text.mbps(row.speed)),
    },
  ]),
);

function Head({ wall }: { wall: Firewall }) {
  const percent = (value: number | null) => (value === null ? '—' : `${Math.round(value)}%`);
  return (
    <EquipmentHead device={wall}>
      <Fact name={text.group} value={wall.group_name ?? ''} />
      <Fact name={text.sessions} value={wall.sessions === null ? '' : number(wall.sessions)} />
      <Fact name={text.blocked} value={number(wall.blocked_today)} />
      <Fact name={text.load} value={wall.cpu === null ? '' : text.loadOf(percent(wall.cpu), percent(wall.memory))} />
    </EquipmentHead>
  );
}
