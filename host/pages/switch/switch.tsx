import { usePlace } from '../../../src/session/place';
import { SwitchDetail } from '../../../widgets/devices/switch-detail';

/** Path fields of a switch: its address behind the gateway. */
interface SwitchPageProps {
  gwid: string;
  switchip: string;
  tabsActive?: string;
}

/** A switch; the tab is the last part of the address. */
export function SwitchPage({ gwid, switchip, tabsActive }: SwitchPageProps) {
  return <Page name="network_switch.detail" params={{ gwid, switchip }} address={switchip} tab={tabsActive} />;
}

/** Path fields of a lightly managed switch: its id. */
interface LightSwitchPageProps {
  gwid: string;
  swid: string;
  tabsActive?: string;
}

/** A lightly managed switch; the tab is the last part of the address. */
export function LightSwitchPage({ gwid, swid, tabsActive }: LightSwitchPageProps) {
  return <Page name="network_switch_light.detail" params={{ gwid, swid }} address={swid} tab={tabsActive} />;
}

interface PageProps {
  /** Name of the route, and its path fields without the tab. */
  name: string;
  params: { gwid: string; [field: string]: string };
  address: string;
  tab: string | undefined;
}

function Page({ name, params, address, tab }: PageProps) {
  const { go } = usePlace();
  return (
    <SwitchDetail
      key={address}
      gwid={params.gwid}
      address={address}
      {...(tab && { tab })}
      manage
      onTabChange={({ tab: chosen }) => {
        go({ name, params: { ...params, tabsActive: chosen } });
        return false;
      }}
    />
  );
}
