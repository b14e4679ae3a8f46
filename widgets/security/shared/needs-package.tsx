import type { SecurityPolicy } from '../../../src/api/contract/guard';
import type { SecurityService } from '../../../src/domain/security';
import { usePlace } from '../../../src/session/place';
import { securityText as text } from '../../../src/text/security.text';
import { Button } from '../../../src/ui/button';
import { Empty } from '../../../src/ui/empty';

/** Where the packages of each service are. */
const packages: Readonly<Record<SecurityService, { name: string; query?: Record<string, string> }>> = {
  domain_parsing: { name: 'domain_parsing.combo' },
  honeypot: { name: 'open.open', query: { service: 'honeypot' } },
  firewall_plugin: { name: 'open.open', query: { service: 'firewall_plugin' } },
};

/** Says that a gateway has no package of a service, and leads to where it is bought. */
export function NeedsPackage({ service, plan }: { service: SecurityService } & Pick<SecurityPolicy, 'plan'>) {
  const place = usePlace();
  const name = text.services[service];
  return (
    <Empty
      kind="nothing"
      title={plan ? text.lapsed(name) : text.needs(name)}
      reason={text.needsReason}
      action={
        <Button variant="primary" onClick={() => place.go(packages[service])}>
          {text.packages}
        </Button>
      }
    />
  );
}
