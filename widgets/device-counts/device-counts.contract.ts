import { contract, flag } from '../../src/element/contract';

/** How many routers, APs and switches are online. */
export const deviceCountsContract = contract({
  tag: 'np-device-counts',
  name: 'DeviceCounts',
  summary: '路由、AP、交换机的在线数与总数，可选在线用户与认证用户，每 60 秒更新',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    users: flag('同时显示当前认证用户与当前在线用户'),
  },
  events: {},
  parts: { panel: '外框', figure: '一个关键数字' },
});
