import { number } from '../../../src/format';
import type { ReactNode } from 'react';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Failed } from '../../../src/ui/failed';
import { useLeave } from '../../../src/ui/form/leave';
import { Suspense } from '../../../src/ui/lazy';
import { Missing } from '../../../src/ui/missing';
import { PageSkeleton, Skeleton } from '../../../src/ui/skeleton';
import { Segmented } from '../../../src/ui/segmented';
import { Stack } from '../../../src/ui/stack';
import { Tabs } from '../../../src/ui/tabs';
import { GatewayPanel } from '../../../widgets/devices/gateway-panel';
import { NetworkHead } from './head';
import { InterfaceTable } from './interface-table';
import { useConfig, useGateway, useOpenAlarms, withAlarms, type Config, type Gateway } from './network.data';
import { networkText as text } from './network.text';
import { Overview } from './overview';
import {
  AlarmTable,
  ConfigBackups,
  DeviceConfig,
  DeviceList,
  GatewayDiagnosis,
  NetworkLogs,
  OnlineUsers,
  warm,
  WifiShares,
} from './parts';

type Tab = keyof typeof text.tabs;

const tabs = Object.keys(text.tabs) as Tab[];

/** Tabs that stand together; what is alone in its group needs no choice below it. */
const groups: Readonly<Record<keyof typeof text.groups, readonly Tab[]>> = {
  overview: ['overview'],
  clients: ['clients'],
  wireless: ['aps', 'wifi'],
  wired: ['interfaces', 'switches', 'wan', 'lan', 'vlan'],
  security: ['port_mapping', 'static_binding', 'acl', 'routes', 'qos', 'ddns', 'ipv6'],
  upkeep: ['alarms', 'diagnosis', 'backups', 'logs'],
};
type Group = keyof typeof groups;

/** Whose number stands at a group. */
const counted: Partial<Record<Group, Tab>> = { clients: 'clients', wireless: 'aps', upkeep: 'alarms' };

/** Code that the tabs of a group need besides the page's own. */
const parts: Readonly<Record<Group, Parameters<typeof warm>[0]>> = {
  overview: [],
  clients: ['clients'],
  wireless: ['devices', 'wifi'],
  wired: ['devices', 'config'],
  security: ['config'],
  upkeep: ['alarms', 'diagnosis', 'backups', 'logs'],
};

/** Tabs of what not every gateway has. */
const optional = ['wan', 'lan', 'routes', 'qos', 'ddns'] as const satisfies readonly Tab[];

/** Props of `NetworkPage`. */
export interface NetworkPageProps {
  gwid: string;
  /** Tabs that are offered, in one row; all unless told, in groups. */
  only?: readonly Tab[];
}

/** One network: its gateway, and everything behind it. The tab is the query field `tab`. */
export function NetworkPage({ gwid, only }: NetworkPageProps) {
  const { data: told, error, refresh } = useGateway(gwid);
  const open = useOpenAlarms(gwid);
  const data = told && withAlarms(told, open);
  const config = useConfig(gwid);
  const place = usePlace();
  const has = config.data?.sections ?? [];
  const offered = (only ?? tabs).filter((key) => !(optional as readonly string[]).includes(key) || has.includes(key));
  const tab = offered.find((key) => key === place.query.tab) ?? 'overview';
  // Whether there is such a tab is not known yet.
  const asked = optional.some((key) => key === place.query.tab) && !config.data && !config.error;
  if (!data) {
    if (!error) return <PageSkeleton shape="object" />;
    // A tab shares the configuration with this page: what failed here would stand there still.
    const again = () => void Promise.all([refresh(), config.refresh()]);
    if (error.kind !== 'notFound') return <Failed error={error} onRetry={again} />;
    const back = <Button onClick={() => place.go({ name: 'networks' })}>{text.toList}</Button>;
    return <Missing title={text.missing} gone="unbound" action={back} />;
  }
  // Page, search and filters belong to the list of one tab: another tab starts without them.
  const choose = (key: Tab) =>
    place.go({ name: 'network', params: { gwid }, query: { tab: key === 'overview' ? '' : key } });
  const items = offered.map((key) => ({ key, label: text.tabs[key], count: countOf(key, data, config.data) }));
  const waiting = <Skeleton rows={8} />;
  const chosen = asked ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <Chosen tab={tab} gateway={data} />
    </Suspense>
  );
  return (
    <>
      <NetworkHead gateway={data} />
      {only ? (
        <Tabs label={text.tabsLabel} value={tab} onChange={choose} items={items}>
          {chosen}
        </Tabs>
      ) : (
        <Grouped tab={tab} items={items} onChange={choose}>
          {chosen}
        </Grouped>
      )}
    </>
  );
}

interface GroupedProps {
  tab: Tab;
  items: readonly { key: Tab; label: string; count: number | undefined }[];
  onChange: (tab: Tab) => void;
  children: ReactNode;
}

/** Tabs in their groups: a row of groups, and the tabs of the chosen one below it. */
function Grouped({ tab, items, onChange, children }: GroupedProps) {
  const leave = useLeave();
  const of = (group: Group) => items.filter(({ key }) => groups[group].includes(key));
  const chosen = (Object.keys(groups) as Group[]).find((group) => groups[group].includes(tab)) ?? 'overview';
  const own = of(chosen);
  const countIn = (group: Group) => {
    const count = items.find(({ key }) => key === counted[group])?.count;
    // No alarm is no news.
    return group === 'upkeep' && count === 0 ? undefined : count;
  };
  return (
    <Tabs
      label={text.tabsLabel}
      value={chosen}
      onChange={(group) => onChange(of(group)[0]!.key)}
      onNear={(group) => warm(parts[group])}
      items={(Object.keys(groups) as Group[]).map((key) => ({
        key,
        label: text.groups[key],
        count: countIn(key),
      }))}
    >
      <Stack>
        {own.length > 1 && (
          <div>
            <Segmented
              label={text.groups[chosen]}
              value={tab}
              onChange={(key) => leave(() => onChange(key))}
              options={own.map(({ key, label, count }) => ({
                value: key,
                label: count === undefined ? label : `${label} ${number(count)}`,
              }))}
            />
          </div>
        )}
        {children}
      </Stack>
    </Tabs>
  );
}

const countOf = (tab: Tab, gateway: Gateway, config: Config | undefined): number | undefined =>
  ({
    overview: undefined,
    wan: rowsOf(config, 'wan'),
    lan: rowsOf(config, 'lan'),
    vlan: rowsOf(config, 'vlan'),
    port_mapping: rowsOf(config, 'port_mapping'),
    static_binding: rowsOf(config, 'static_binding'),
    acl: rowsOf(config, 'acl'),
    routes: rowsOf(config, 'routes'),
    qos: rowsOf(config, 'qos'),
    ddns: rowsOf(config, 'ddns'),
    ipv6: undefined,
    backups: undefined,
    logs: undefined,
    interfaces: gateway.interfaces.length,
    clients: gateway.clients,
    aps: gateway.ap_total,
    switches: gateway.switch_total,
    alarms: gateway.alarm_count,
    diagnosis: undefined,
    wifi: undefined,
  })[tab];

/** Rows of a section as they would be. */
const rowsOf = (config: Config | undefined, section: string): number | undefined =>
  (config?.draft?.[section] ?? config?.document[section])?.length;

function Chosen({ tab, gateway }: { tab: Tab; gateway: Gateway }) {
  const { gwid } = gateway;
  switch (tab) {
    case 'overview':
      return <Overview gateway={gateway} />;
    case 'interfaces':
      return (
        <Stack>
          <GatewayPanel gwid={gwid} />
          <InterfaceTable gateway={gateway} />
        </Stack>
      );
    case 'clients':
      return <OnlineUsers gwid={gwid} manage />;
    case 'aps':
      return <DeviceList key="ap" kind="ap" gwid={gwid} manage />;
    case 'wifi':
      return <WifiShares gwid={gwid} manage />;
    case 'switches':
      return <DeviceList key="switch" kind="switch" gwid={gwid} manage />;
    case 'wan':
    case 'lan':
    case 'routes':
    case 'qos':
    case 'ddns':
    case 'vlan':
    case 'port_mapping':
    case 'static_binding':
    case 'acl':
    case 'ipv6':
      return <DeviceConfig device={gwid} section={tab} />;
    case 'backups':
      return <ConfigBackups gwid={gwid} />;
    case 'logs':
      return <NetworkLogs gwid={gwid} />;
    case 'alarms':
      return <AlarmTable gwid={gwid} manage />;
    case 'diagnosis':
      return <GatewayDiagnosis gwid={gwid} />;
  }
}
