import { styled } from 'styled-components';
import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { To } from '../../../src/ui/link';
import { FirewallPolicy } from '../../../widgets/security/firewall-policy';
import { GuardGateways } from '../../../widgets/security/guard-gateways';
import { GuardLog } from '../../../widgets/security/guard-log';
import { GuardSummary } from '../../../widgets/security/guard-summary';
import { securityText as text } from './security.text';
import { Tabbed } from './tabbed';

/** `/firewall_plugin`: what the plugin stopped, on which gateways. */
export const FirewallPluginPage = () => (
  <Tabbed
    name="firewall_plugin"
    labels={text.firewall}
    end={
      <Links>
        <To to={{ name: 'firewall_plugin.business' }}>{text.business}</To>
        <To to={{ name: 'firewall_plugin.order' }}>{text.orders}</To>
        <To to={{ name: 'open.open', query: { service: 'firewall_plugin' } }}>{text.packages}</To>
      </Links>
    }
  >
    {(tab) => {
      switch (tab) {
        case 'overview':
          return <GuardSummary service="firewall_plugin" />;
        case 'gateways':
          return <GuardGateways service="firewall_plugin" manage />;
        case 'events':
          return <GuardLog service="firewall_plugin" />;
      }
    }}
  </Tabbed>
);

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

const Links = styled.span`
  display: flex;
  gap: 16px;
`;
