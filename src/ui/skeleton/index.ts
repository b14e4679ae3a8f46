export { Bone, Skeleton, type SkeletonProps } from './skeleton';
