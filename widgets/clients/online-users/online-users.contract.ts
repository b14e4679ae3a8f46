import { contract, flag, text } from '../../../src/element/contract';

/** Terminals that are online. */
export const onlineUsersContract = contract({
  tag: 'np-online-users',
  name: 'OnlineUsers',
  family: 'clients',
  summary:
    '在线用户：终端、地址、所在 AP 与频段、信号、实时速率与本次流量，可搜索、筛选、排序、导出，实时更新；可打开在网时间线，踢下线、限速、拉黑与改名',
  status: 'beta',
  scopes: ['client:read', 'client:write', 'device:read'],
  props: {
    gwid: text('只显示一台网关下的用户'),
    ap: text('只显示一台 AP 下的用户'),
    manage: flag('显示踢下线、限速、拉黑、改名与黑名单，需要 client:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
