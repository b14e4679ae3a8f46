import { contract, needed, text } from '../../../src/element/contract';

/** The last 24 hours of a site as ribbons, and in one sentence. */
export const siteDayContract = contract({
  tag: 'np-site-day',
  name: 'SiteDay',
  family: 'alarms',
  summary: '一个站点最近 24 小时：一句结论，网关与线路、无线、有线、性能、安全各一条状态带，每格 5 分钟',
  status: 'beta',
  scopes: ['alarm:read'],
  props: {
    gwid: needed(text('网关的 GWID'), 'GW-1001'),
  },
  events: {},
  parts: { panel: '外框' },
});
