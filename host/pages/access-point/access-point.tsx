import { usePlace } from '../../../src/session/place';
import { Segmented } from '../../../src/ui/segmented';
import { Stack } from '../../../src/ui/stack';
import { Tabs } from '../../../src/ui/tabs';
import { AlarmList } from '../../../widgets/alarms/alarm-list';
import { LogTable } from '../../../widgets/alarms/log-table';
import { ApStays } from '../../../widgets/clients/ap-stays';
import { OnlineUsers } from '../../../widgets/clients/online-users';
import { ApAir } from '../../../widgets/devices/ap-air';
import { ApEditor } from '../../../widgets/devices/ap-editor';
import { ApHead } from '../../../widgets/devices/ap-head';
import { useAp, type Ap } from './access-point.data';
import { apPageText as text } from './access-point.text';
import { Overview } from './overview';

type Tab = keyof typeof text.tabs;

const tabs = Object.keys(text.tabs) as Tab[];
/** Tabs of the editor: addresses of before name them without the one that they stand in now. */
const sections = ['ssids', 'radio', 'basics'];

/** One access point: `?id=`, with the tab in `?tab=`. */
export function ApPage() {
  const { query, go } = usePlace();
  const { id = '' } = query;
  const { data } = useAp(id);
  const tab = sections.includes(query.tab ?? '') ? 'config' : (tabs.find((key) => key === query.tab) ?? 'overview');
  // Page, search and filters belong to the list of one tab: another tab starts without them.
  const choose = (key: Tab) => go({ name: 'ap_edit', query: { id, tab: key === 'overview' ? '' : key } });
  return (
    <>
      <ApHead key={id} device={id} manage />
      {data && (
        <Tabs
          label={text.tabsLabel}
          value={tab}
          onChange={choose}
          items={tabs.map((key) => ({ key, label: text.tabs[key], count: countOf(key, data) }))}
        >
          <Chosen key={id} tab={tab} ap={data} />
        </Tabs>
      )}
    </>
  );
}

const countOf = (tab: Tab, { clients, alarm_count }: Ap): number | undefined =>
  tab === 'clients' ? clients : tab === 'alarms' ? alarm_count : undefined;

function Chosen({ tab, ap }: { tab: Tab; ap: Ap }) {
  const { id } = ap;
  switch (tab) {
    case 'overview':
      return <Overview ap={ap} />;
    case 'clients':
      return <Clients ap={ap} />;
    case 'air':
      return <ApAir device={id} />;
    case 'alarms':
      return (
        <Stack>
          <AlarmList device={id} status="open" limit={20} heading={text.openAlarms} />
          <AlarmList device={id} status="cleared" limit={20} heading={text.clearedAlarms} />
        </Stack>
      );
    case 'config':
      return <ApEditor device={id} bare />;
    case 'logs':
      return <Logs id={id} />;
  }
}

const shownClients = Object.keys(text.clients) as (keyof typeof text.clients)[];

/** Who is at it now, and who was. */
function Clients({ ap: { id } }: { ap: Ap }) {
  const { query, go } = usePlace();
  const shown = query.show === 'past' ? 'past' : 'online';
  return (
    <Stack>
      <div>
        <Segmented
          label={text.clientsLabel}
          value={shown}
          onChange={(show) => go({ name: 'ap_edit', query: { id, tab: 'clients', show: show === 'past' ? show : '' } })}
          options={shownClients.map((value) => ({ value, label: text.clients[value] }))}
        />
      </div>
      {shown === 'past' ? <ApStays device={id} manage /> : <OnlineUsers ap={id} manage />}
    </Stack>
  );
}

const logKinds = Object.keys(text.logs) as (keyof typeof text.logs)[];

/** What was done to it and what it answered, its upgrades, and when it came and went. */
function Logs({ id }: { id: string }) {
  const { query, go } = usePlace();
  const kind = logKinds.find((one) => one === query.log) ?? 'action';
  return (
    <Stack>
      <div>
        <Segmented
          label={text.tabs.logs}
          value={kind}
          onChange={(log) => go({ name: 'ap_edit', query: { id, tab: 'logs', log } })}
          options={logKinds.map((value) => ({ value, label: text.logs[value] }))}
        />
      </div>
      <LogTable kind={kind} device={id} />
    </Stack>
  );
}
