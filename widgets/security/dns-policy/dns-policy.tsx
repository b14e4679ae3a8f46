import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { PolicyHead, NeedsPackage, useSecurityPolicy } from '../shared';
import { securityText } from '../../../src/text/security.text';
import { Note } from '../../../src/ui/note';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { To } from '../../../src/ui/link';
import { Stack } from '../../../src/ui/stack';
import type { dnsPolicyContract } from './dns-policy.contract';

const DnsForm = lazy(() => import('./dns-form').then((m) => m.DnsForm));

/** What DNS defence of a gateway intercepts, and how far a change got. */
export function DnsPolicy({ gwid = '', classification = '', free = false }: PropsOf<typeof dnsPolicyContract>) {
  const { data, error, refresh } = useSecurityPolicy('domain_parsing', gwid);
  if (!gwid) {
    const title = securityText.needs(securityText.services.domain_parsing);
    return <Empty kind="nothing" title={title} reason={securityText.needsReason} />;
  }
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={8} />;
  const usable = data.plan && data.plan.state !== 'expired';
  return (
    <Stack $gap={12} part="panel">
      <PolicyHead service="domain_parsing" policy={data} view="configure" free={free} />
      {!usable && <NeedsPackage service="domain_parsing" plan={data.plan} />}
      {usable && data.plan?.tier === 'trial' && (
        <Note>
          {securityText.freeNote(data.limits.days, data.limits.domains)}{' '}
          <To to={{ name: 'open.business', query: { service: 'domain_parsing' } }}>{securityText.upgrade}</To>
        </Note>
      )}
      {usable && data.dns && (
        <Suspense fallback={<Skeleton rows={6} />}>
          <DnsForm key={gwid} policy={data} settings={data.dns} near={classification} />
        </Suspense>
      )}
    </Stack>
  );
}
