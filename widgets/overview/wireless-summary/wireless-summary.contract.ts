import { contract, text } from '../../../src/element/contract';

/** Wireless terminals by band, their rates, and the wireless traffic of a week. */
export const wirelessSummaryContract = contract({
  tag: 'np-wireless-summary',
  name: 'WirelessSummary',
  family: 'overview',
  summary: '无线终端 5G / 2.4G 占比、当前速率与近 7 天无线流量',
  status: 'stable',
  scopes: ['stats:read'],
  props: { heading: text('标题，默认“无线终端与流量”') },
  events: {},
  parts: { panel: '外框' },
});
