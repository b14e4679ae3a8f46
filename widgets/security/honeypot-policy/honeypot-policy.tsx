import type { PropsOf } from '../../../src/element/contract';
import { Empty } from '../../../src/ui/empty';
import { Failed } from '../../../src/ui/failed';
import { PolicyHead, NeedsPackage, useSecurityPolicy } from '../shared';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import { Stack } from '../../../src/ui/stack';
import type { honeypotPolicyContract } from './honeypot-policy.contract';
import { honeypotPolicyText as text } from './honeypot-policy.text';

const DecoyForm = lazy(() => import('./decoy-form').then((m) => m.DecoyForm));

/** The decoys of a gateway, and how far a change got. */
export function HoneypotPolicy({ gwid = '' }: PropsOf<typeof honeypotPolicyContract>) {
  const { data, error, refresh } = useSecurityPolicy('honeypot', gwid);
  if (!gwid) return <Empty kind="nothing" title={text.choose} reason={text.chooseReason} />;
  if (!data) return error ? <Failed error={error} onRetry={() => void refresh()} /> : <Skeleton rows={6} />;
  const usable = data.plan && data.plan.state !== 'expired';
  return (
    <Stack $gap={12} part="panel">
      <PolicyHead service="honeypot" policy={data} />
      {!usable && <NeedsPackage service="honeypot" plan={data.plan} />}
      {usable && data.honeypot && (
        <Suspense fallback={<Skeleton rows={5} />}>
          <DecoyForm key={gwid} policy={data} settings={data.honeypot} />
        </Suspense>
      )}
    </Stack>
  );
}
