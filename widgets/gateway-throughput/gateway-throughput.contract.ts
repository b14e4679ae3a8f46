import { contract, text } from '../../src/element/contract';

/** Throughput of a gateway over time. */
export const gatewayThroughputContract = contract({
  tag: 'np-gateway-throughput',
  name: 'GatewayThroughput',
  summary: '网关吞吐：最近 1 小时、24 小时、7 天、30 天的上下行速率，当前值与峰值',
  status: 'beta',
  scopes: ['device:read'],
  props: { gwid: text('网关的 GWID'), heading: text('标题，默认“吞吐”') },
  events: {},
  parts: { panel: '外框' },
});
