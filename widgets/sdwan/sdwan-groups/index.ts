export { SdwanGroups } from './sdwan-groups';
export { sdwanGroupsContract } from './sdwan-groups.contract';
