import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { FirewallPolicy } from '../../../widgets/security/firewall-policy';
import { GuardLog } from '../../../widgets/security/guard-log';
import { GuardSummary } from '../../../widgets/security/guard-summary';
import { securityText as text } from './security.text';
import { Tabbed } from './tabbed';

/** `/firewall_plugin`: what the plugin stopped, on which gateways; the query field `tab` says which of both. */
export function FirewallPluginPage() {
  const { tab } = usePlace().query;
  return tab === 'events' ? <GuardLog service="firewall_plugin" /> : <GuardSummary service="firewall_plugin" />;
}

/** `/firewall_plugin/detail`: one gateway, the query field `gwid`. */
export function FirewallPluginDetail() {
  const place = usePlace();
  const { gwid } = place.query;
  if (!gwid) {
    const toList = () => place.go({ name: 'firewall_plugin.list' });
    return (
      <Empty kind="nothing" title={text.chooseFirewall} action={<Button onClick={toList}>{text.toList}</Button>} />
    );
  }
  return (
    <Tabbed name="firewall_plugin.detail" labels={text.detail} keep={{ gwid }}>
      {(tab) => {
        switch (tab) {
          case 'policy':
            return <FirewallPolicy gwid={gwid} />;
          case 'events':
            return <GuardLog service="firewall_plugin" gwid={gwid} />;
          case 'overview':
            return <GuardSummary service="firewall_plugin" gwid={gwid} />;
        }
      }}
    </Tabbed>
  );
}
