export { TvGroups } from './tv-groups';
export { tvGroupsContract } from './tv-groups.contract';
