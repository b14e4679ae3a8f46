import { lazy, Suspense } from '../lazy';
import type { PayDialogProps } from './pay-dialog';

const Dialog = lazy(() => import('./pay-dialog').then((m) => m.PayDialog));

/** The dialog of paying, which comes when it is first needed. */
export const LazyPayDialog = (props: PayDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
