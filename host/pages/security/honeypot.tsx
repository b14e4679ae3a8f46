import { usePlace } from '../../../src/session/place';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';
import { To } from '../../../src/ui/link';
import { GuardGateways } from '../../../widgets/security/guard-gateways';
import { GuardLog } from '../../../widgets/security/guard-log';
import { GuardSummary } from '../../../widgets/security/guard-summary';
import { HoneypotPolicy } from '../../../widgets/security/honeypot-policy';
import { securityText as text } from './security.text';
import { Tabbed } from './tabbed';

/** `/honeypot`: decoys of the gateways, and who touched them. The gateway is the query field `gwid`. */
export function HoneypotPage() {
  const place = usePlace();
  const gwid = place.query.gwid ?? '';
  const toGateways = () => place.go({ name: 'honeypot', query: { tab: 'gateways' } });
  return (
    <Tabbed name="honeypot" labels={text.honeypot} end={<To to={{ name: 'honeypot.business' }}>{text.business}</To>}>
      {(tab) => {
        switch (tab) {
          case 'overview':
            return <GuardSummary service="honeypot" />;
          case 'gateways':
            return <GuardGateways service="honeypot" manage />;
          case 'decoys':
            return gwid ? (
              <HoneypotPolicy gwid={gwid} />
            ) : (
              <Empty kind="nothing" title={text.choose} action={<Button onClick={toGateways}>{text.toList}</Button>} />
            );
          case 'log':
            return <GuardLog service="honeypot" gwid={gwid} />;
        }
      }}
    </Tabbed>
  );
}
