export { coming, lazy, lazyOnPage } from './lazy';
export { lazyDialog } from './lazy-dialog';
export { Suspense } from './suspense';
