import { lazy, Suspense } from '../lazy';
import type { RowDialogProps } from './row-dialog';

const Dialog = lazy(() => import('./row-dialog').then((m) => m.RowDialog));

/** Edits one row of a section and puts it into the draft; its code comes when it opens. Exists only while open. */
export const RowDialog = (props: RowDialogProps) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
