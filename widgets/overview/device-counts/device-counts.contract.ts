import { contract } from '../../../src/element/contract';

/** How many routers, APs and switches are online. */
export const deviceCountsContract = contract({
  tag: 'np-device-counts',
  name: 'DeviceCounts',
  family: 'overview',
  summary: '路由、AP、交换机的在线数与总数，实时更新',
  status: 'stable',
  scopes: ['stats:read'],
  props: {},
  events: {},
  parts: { panel: '外框', figure: '一个关键数字' },
});
