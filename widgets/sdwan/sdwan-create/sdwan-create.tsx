import type { PropsOf } from '../../../src/element/contract';
import { lazy, Suspense } from '../../../src/ui/lazy';
import { Skeleton } from '../../../src/ui/skeleton';
import type { sdwanCreateContract } from './sdwan-create.contract';

// The drawing is large: the page stands before it comes.
const Wizard = lazy(() => import('./wizard').then((m) => m.Wizard));

/** Makes a network, step by step. */
export const SdwanCreate = ({ service = 'sdwan', at }: PropsOf<typeof sdwanCreateContract>) => (
  <div part="panel">
    <Suspense fallback={<Skeleton rows={8} />}>
      <Wizard key={service} service={service} at={at} />
    </Suspense>
  </div>
);
