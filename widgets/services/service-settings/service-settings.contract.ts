import { choice, contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-service-settings>. */
export const serviceSettingsContract = contract({
  tag: 'np-service-settings',
  name: 'ServiceSettings',
  family: 'services',
  summary: '增值服务配置：游戏加速、宽带提速、一五加速、多线 IPv6 在每台网关上的设置，下发状态与启用前后的测量',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    service: choice('哪项服务', ['game_v2', 'speedup', 'onewu_speedup', 'ipv6']),
    gwid: text('只显示一台网关'),
    manage: flag('可修改、暂停与测量，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
