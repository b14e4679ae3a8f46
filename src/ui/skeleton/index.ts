export { Awaited, Below } from './below';
export { Bone, lateCss, Skeleton, Waiting } from './skeleton';
export { PageSkeleton } from './page-skeleton';
