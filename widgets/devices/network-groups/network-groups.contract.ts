import { choice, contract } from '../../../src/element/contract';

/** Groups of networks and what is in them. */
export const networkGroupsContract = contract({
  tag: 'np-network-groups',
  name: 'NetworkGroups',
  family: 'devices',
  summary: '网络分组：分组树与组内网络，可新建、改名、删除分组，用拖动、键盘或对话框移动分组与成员',
  status: 'beta',
  scopes: ['device:read', 'device:write'],
  props: { kind: choice('分组的设备：gateway 路由器，firewall 防火墙', ['gateway', 'firewall'], 'gateway') },
  events: {},
  parts: { panel: '外框' },
});
