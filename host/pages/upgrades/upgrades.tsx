import { usePlace } from '../../../src/session/place';
import { Tabs } from '../../../src/ui/tabs';
import { FirmwareCampaigns } from '../../../widgets/devices/firmware-campaigns';
import { LogTable } from '../../../widgets/alarms/log-table';
import { upgradesText as text } from './upgrades.text';

/** `/logs/upgrade`: what was upgraded, and the upgrades that are planned or under way. */
export function UpgradesPage() {
  const { query, setQuery } = usePlace();
  const view = query.tab === 'campaigns' ? 'campaigns' : 'log';
  // Each list reads its own fields from the address: those of the other one would narrow it.
  const show = (tab: string) => {
    const others = Object.fromEntries(Object.keys(query).map((name) => [name, undefined]));
    setQuery({ ...others, tab: tab === 'log' ? undefined : tab });
  };
  return (
    <Tabs
      label={text.views}
      value={view}
      onChange={show}
      items={(['log', 'campaigns'] as const).map((key) => ({ key, label: text[key] }))}
    >
      {view === 'log' ? <LogTable kind="upgrade" /> : <FirmwareCampaigns manage />}
    </Tabs>
  );
}
