export { Bone, lateCss, Skeleton } from './skeleton';
export { PageSkeleton } from './page-skeleton';
