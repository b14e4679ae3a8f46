import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

/** Words of the network groups. */
export const networkGroupsText = words('networkGroups', {
  tree: '分组',
  members: { gateway: '网络', firewall: '防火墙' },
  allOf: { gateway: '全部网络', firewall: '全部防火墙' },
  noneReason: (members: string) => spaced`新建分组后，可以把${members}放进去，按分组查看。`,
  search: '搜索备注、GWID、IP',
  remark: '备注名称',
  status: '状态',
  group: '分组',
  well: '在线',
  online: '在线',
  offline: '离线',
  model: '型号',
  noGroup: '未分组',
  clients: '在线终端',
  view: '查看',
  gwid: 'GWID',
  noMembers: { gateway: '还没有网络', firewall: '还没有防火墙' },
  noMembersReason: { gateway: '绑定网关后，可以放进这个分组。', firewall: '绑定防火墙后，可以放进这个分组。' },
});
