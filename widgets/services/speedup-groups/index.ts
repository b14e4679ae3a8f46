export { SpeedupGroups } from './speedup-groups';
export { speedupGroupsContract } from './speedup-groups.contract';
