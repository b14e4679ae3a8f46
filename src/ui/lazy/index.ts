export { lazy } from './lazy';
export { lazyDialog } from './lazy-dialog';
