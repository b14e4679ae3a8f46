import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-apply>. */
export const speedupApplyContract = contract({
  tag: 'np-speedup-apply',
  name: 'SpeedupApply',
  family: 'services',
  summary: '申请国际加速成员：单个填写，或粘贴、选择 CSV 批量申请，逐行指出错误',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gid: text('先选中的加速组'),
    many: flag('批量申请'),
  },
  events: {},
  parts: { panel: '外框' },
});
