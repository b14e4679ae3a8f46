import { choice, contract, text } from '../../../src/element/contract';

/** Where the traffic goes: applications, time of day, kinds of clients. */
export const trafficModelContract = contract({
  tag: 'np-traffic-model',
  name: 'TrafficModel',
  family: 'overview',
  summary: '流量模型：应用排行、应用时段热度、时段、认证方式与客户端类型，近 30 天或历史',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    heading: text('标题，默认“流量模型”'),
    range: choice('最初显示的范围', ['30', 'history'], '30'),
  },
  events: {},
  parts: { panel: '外框' },
});
