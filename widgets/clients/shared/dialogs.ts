import { lazyDialog } from '../../../src/ui/lazy';

export const BlockDialog = lazyDialog(() => import('./client-dialogs').then((m) => m.BlockDialog));
export const LimitDialog = lazyDialog(() => import('./client-dialogs').then((m) => m.LimitDialog));
export const NameDialog = lazyDialog(() => import('./client-dialogs').then((m) => m.NameDialog));
