import { contract } from '../../src/element/contract';

/** Groups of networks and what is in them. */
export const networkGroupsContract = contract({
  tag: 'np-network-groups',
  name: 'NetworkGroups',
  summary: '网络分组：分组树与组内网络，可新建、改名、移动、删除分组并调整成员',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
