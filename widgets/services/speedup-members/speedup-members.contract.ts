import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-members>. */
export const speedupMembersContract = contract({
  tag: 'np-speedup-members',
  name: 'SpeedupMembers',
  family: 'services',
  summary: '国际加速的成员：申请状态、带宽、本月流量与最近使用',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gid: text('只显示一个加速组的成员'),
    manage: flag('可申请、设置、删除成员，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
