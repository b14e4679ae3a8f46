import { contract, text } from '../../../src/element/contract';

/** Traffic of the last seven days and the networks with most of it. */
export const weekTrafficContract = contract({
  tag: 'np-week-traffic',
  name: 'WeekTraffic',
  family: 'overview',
  summary: '近 7 天总流量与流量最多的三个网络',
  status: 'stable',
  scopes: ['stats:read'],
  props: { heading: text('标题，默认“近 7 天流量”') },
  events: {},
  parts: { panel: '外框' },
});
