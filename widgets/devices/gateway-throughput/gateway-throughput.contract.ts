import { contract, text } from '../../../src/element/contract';

/** Throughput of a gateway over time. */
export const gatewayThroughputContract = contract({
  tag: 'np-gateway-throughput',
  name: 'GatewayThroughput',
  family: 'devices',
  summary: '网关吞吐与负载：任意时段的上下行速率、峰值、CPU 与内存，可拖动缩放',
  status: 'beta',
  scopes: ['device:read'],
  props: { gwid: text('网关的 GWID'), heading: text('标题，默认“吞吐”') },
  events: {},
  parts: { panel: '外框' },
});
