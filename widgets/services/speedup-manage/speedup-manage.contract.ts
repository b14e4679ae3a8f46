import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-manage>. */
export const speedupManageContract = contract({
  tag: 'np-speedup-manage',
  name: 'SpeedupManage',
  family: 'services',
  summary: '国际加速的一个加速组：状态、线路与网关实测时延、应用与域名、带宽、近 30 天用量',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gid: text('加速组'),
    manage: flag('可修改、暂停、删除与发起测量，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
