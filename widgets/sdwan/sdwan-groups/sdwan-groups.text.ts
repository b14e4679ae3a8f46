import { words } from '../../../src/text/words';

/** Words of the groups of SD-WAN networks. */
export const sdwanGroupsText = words('sdwanGroups', {
  group: '分组',
  groupTitle: '分组',
  members: '组网',
  all: '全部组网',
  none: '未分组',
  reason: '新建分组后，可以按区域、客户或用途整理组网。',
  well: '正常',
  search: '组网名称',
  name: '组网名称',
  state: '状态',
  topology: '拓扑',
  online: '在线 / 成员',
  expires: '到期',
  open: '管理',
  noNetworks: '还没有组网',
  noNetworksReason: '组网把几个站点连成一张内网，建好后可以放进分组。',
  create: '新建组网',
});
