import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-detail>. */
export const speedupDetailContract = contract({
  tag: 'np-speedup-detail',
  name: 'SpeedupDetail',
  family: 'services',
  summary: '国际加速的路径与质量：网关、线路与应用之间由网关实测的时延与丢包，走线路前后对照',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    gid: text('加速组'),
    manage: flag('可发起测量，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
