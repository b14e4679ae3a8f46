export { UserCounts } from './user-counts';
export { userCountsContract } from './user-counts.contract';
