import { words } from '../../../src/text/words';

/** Words of the network groups. */
export const networkGroupsText = words('networkGroups', {
  tree: '分组',
  members: '网络',
  allOf: { gateway: '全部网络', firewall: '全部防火墙' },
  noneReason: '新建分组后，可以把网络放进去，按分组查看。',
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
  noNetworks: '还没有网络',
  noNetworksReason: '绑定网关后，可以放进这个分组。',
});
