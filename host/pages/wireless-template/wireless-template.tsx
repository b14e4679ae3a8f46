import { useRead } from '../../../src/api';
import { apTemplate, type ApTemplateDetail } from '../../../src/api/contract/ap-template';
import { usePlace } from '../../../src/session/place';
import { usePageName } from '../../../src/ui/page';
import { Tabs } from '../../../src/ui/tabs';
import { ApTemplateEditor } from '../../../widgets/devices/ap-template-editor';
import { WifiPeople } from '../../../widgets/devices/wifi-people';
import { wirelessTemplateText as text } from './wireless-template.text';

type Tab = keyof typeof text.tabs;

/** A wireless template; who has a private password of its network, where it has such, in the tab `?tab=people`. */
export function WirelessTemplatePage({ id }: { id: string }) {
  const { query, go } = usePlace();
  const { data } = useRead(apTemplate, { id }, { keep: true });
  usePageName(data?.name);
  if (!data || !hasPeople(data)) return <ApTemplateEditor template={id} />;
  const tab: Tab = query.tab === 'people' ? 'people' : 'settings';
  return (
    <Tabs<Tab>
      label={text.tabsLabel}
      value={tab}
      onChange={(key) =>
        go({ name: 'template_wireless.wireless_edit', params: { id }, query: { tab: key === 'people' ? key : '' } })
      }
      items={(['settings', 'people'] as const).map((key) => ({ key, label: text.tabs[key] }))}
    >
      {tab === 'people' ? <WifiPeople key={id} template={id} manage /> : <ApTemplateEditor template={id} />}
    </Tabs>
  );
}

const hasPeople = ({ kind, removing, rows, overrides }: ApTemplateDetail): boolean =>
  kind === 'ssid' &&
  !removing &&
  [rows, ...overrides.map((one) => one.rows)].some((one) => one.ssid?.security === 'ppsk');
