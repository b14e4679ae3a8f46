import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { PolicyHead, NeedsPackage, useSecurityPolicy } from '../shared';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import type { firewallPolicyContract } from './firewall-policy.contract';
import { firewallPolicyText as text } from './firewall-policy.text';
import { Library } from './library';

const FirewallForm = lazy(() => import('./firewall-form').then((m) => m.FirewallForm));

/** What the firewall plugin of a gateway does, and how far a change got. */
export function FirewallPolicy({ gwid = '' }: PropsOf<typeof firewallPolicyContract>) {
  const { data, error, refresh } = useSecurityPolicy('firewall_plugin', gwid);
  if (!gwid) return <Empty kind="nothing" title={text.choose} reason={text.chooseReason} />;
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />;
  const usable = data.plan && data.plan.state !== 'expired';
  return (
    <Stack $gap={12} part="panel">
      <PolicyHead service="firewall_plugin" policy={data} />
      {!usable && <NeedsPackage service="firewall_plugin" plan={data.plan} />}
      {usable && <Library policy={data} />}
      {usable && data.firewall && (
        <Suspense fallback={<Skeleton rows={5} />}>
          <FirewallForm key={gwid} policy={data} settings={data.firewall} />
        </Suspense>
      )}
    </Stack>
  );
}
