import { useMemo, useState, type ReactNode } from 'react';
import type { ApiError } from '../../src/api';
import { WatchReads, type Standing, type Watch } from '../../src/api/standing';
import { forgetAbsent, noteAbsentPage } from '../../src/session';
import { lazy, Suspense } from '../../src/ui/lazy';

const AbsentPage = lazy(() => import('../pages/absent').then((m) => m.AbsentPage));

/**
 * Shows a page unless the server has none of the calls that it reads: then one calm notice stands for all of it, and the
 * console offers the page no more. A page that reads something else as well stays, and says in its place what is missing.
 */
export function Provided({ name, children }: { name: string; children: ReactNode }) {
  const [missing, setMissing] = useState<readonly ApiError[]>();
  const watch = useMemo<Watch>(() => {
    const reads = new Map<string, Standing>();
    return (read, standing) => {
      if (standing) reads.set(read, standing);
      else reads.delete(read);
      // The other reads of the page tell in the same turn how they stand.
      queueMicrotask(() => {
        const all = [...reads.values()];
        const errors = all.filter((one) => typeof one !== 'string');
        if (!errors[0] || errors.length < all.length) return;
        setMissing(errors);
        noteAbsentPage(name);
      });
    };
  }, [name]);
  if (!missing) return <WatchReads watch={watch}>{children}</WatchReads>;
  const retry = () => {
    forgetAbsent(name);
    setMissing(undefined);
  };
  return (
    <Suspense>
      <AbsentPage errors={missing} onRetry={retry} />
    </Suspense>
  );
}
