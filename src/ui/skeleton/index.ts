export { Bone, Skeleton } from './skeleton';
