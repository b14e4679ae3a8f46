import { contract, needed, text } from '../../../src/element/contract';

/** Front of a gateway with its interfaces. */
export const gatewayPanelContract = contract({
  tag: 'np-gateway-panel',
  name: 'GatewayPanel',
  family: 'devices',
  summary: '网关接口面板：按面板位置画出每个接口的状态，点选查看线路、地址与协商速率，实时更新',
  status: 'beta',
  scopes: ['device:read'],
  props: { gwid: needed(text('网关的 GWID'), 'GW-1001') },
  events: {},
  parts: { panel: '外框' },
});
