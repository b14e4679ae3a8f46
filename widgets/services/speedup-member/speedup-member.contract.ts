import { contract, flag, needed, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-member>. */
export const speedupMemberContract = contract({
  tag: 'np-speedup-member',
  name: 'SpeedupMember',
  family: 'services',
  summary: '国际加速的一个成员：设置与近 30 天用量',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    sign: needed(text('成员'), 'm-1'),
    type: text('先显示哪一页：set 设置，use 用量', 'set'),
    manage: flag('可修改与删除，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
