export { Bone, Skeleton } from './skeleton';
export { PageSkeleton } from './page-skeleton';
