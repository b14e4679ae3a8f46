import { choice, contract, text } from '../../../src/element/contract';

/** How many clients were online, day by day. */
export const clientTrendContract = contract({
  tag: 'np-client-trend',
  name: 'ClientTrend',
  family: 'overview',
  summary: '客户端在线趋势：在线、新用户、老用户，近 7 天或近 30 天',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    heading: text('标题，默认“客户端在线趋势”'),
    days: choice('最初显示的天数', ['7', '30'], '30'),
  },
  events: {},
  parts: { panel: '外框' },
});
