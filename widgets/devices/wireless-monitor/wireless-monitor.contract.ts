import { contract, text } from '../../../src/element/contract';

/** The wireless network of one gateway, to be watched. */
export const wirelessMonitorContract = contract({
  tag: 'np-wireless-monitor',
  name: 'WirelessMonitor',
  family: 'devices',
  summary: '无线监控：一台网关下的 AP 在线数、频段终端数、信道占用与底噪、信号弱的终端，异常的 AP 排在前面，自动更新',
  status: 'beta',
  scopes: ['device:read', 'client:read'],
  props: { gwid: text('网关标识') },
  events: {},
  parts: { panel: '外框' },
});
