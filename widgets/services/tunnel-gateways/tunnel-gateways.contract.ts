import { contract } from '../../../src/element/contract';

/** What outsiders may rely on about <np-tunnel-gateways>. */
export const tunnelGatewaysContract = contract({
  tag: 'np-tunnel-gateways',
  name: 'TunnelGateways',
  family: 'services',
  summary: '开通了内网穿透的网关：套餐、已用映射、带宽、下发状态、今日流量与到期时间，点开查看一台网关的映射',
  status: 'beta',
  scopes: ['device:read'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
