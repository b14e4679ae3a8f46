import type { ComponentType } from 'react';
import { lazy } from './lazy';
import { Suspense } from './suspense';

/**
 * A dialog whose code comes when it is opened for the first time: most dialogs are forms, and most visits open none. What
 * calls it need not know: nothing stands in its place until it is there.
 */
export function lazyDialog<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Dialog = lazy(load);
  return (props) => (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
