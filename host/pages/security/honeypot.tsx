import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { GuardGateways } from '../../../widgets/security/guard-gateways';
import { GuardLog } from '../../../widgets/security/guard-log';
import { GuardSummary } from '../../../widgets/security/guard-summary';
import { HoneypotPolicy } from '../../../widgets/security/honeypot-policy';
import { securityText as text } from './security.text';

/** `/honeypot`: decoys of the gateways, and who touched them. What is shown is the query field `tab`, of the gateway `gwid`. */
export function HoneypotPage() {
  const place = usePlace();
  const { tab, gwid = '' } = place.query;
  switch (tab) {
    case 'gateways':
      return <GuardGateways service="honeypot" manage />;
    case 'decoys': {
      if (gwid) return <HoneypotPolicy gwid={gwid} />;
      const toGateways = () => place.go({ name: 'honeypot', query: { tab: 'gateways' } });
      return <Empty kind="nothing" title={text.choose} action={<Button onClick={toGateways}>{text.toList}</Button>} />;
    }
    case 'log':
      return <GuardLog service="honeypot" gwid={gwid} />;
    default:
      return <GuardSummary service="honeypot" />;
  }
}
