export { NetworkGroups } from './network-groups';
export { networkGroupsContract } from './network-groups.contract';
