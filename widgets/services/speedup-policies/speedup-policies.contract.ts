import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-policies>. */
export const speedupPoliciesContract = contract({
  tag: 'np-speedup-policies',
  name: 'SpeedupPolicies',
  family: 'services',
  summary: '国际加速 2.0 的策略：每个应用走哪条线路，自动选路的顺序与阈值，网关正在使用的线路',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    gid: text('加速组'),
    manage: flag('可设置与取消策略，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
