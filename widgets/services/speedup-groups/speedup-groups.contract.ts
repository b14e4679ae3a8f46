import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-speedup-groups>. */
export const speedupGroupsContract = contract({
  tag: 'np-speedup-groups',
  name: 'SpeedupGroups',
  family: 'services',
  summary: '国际加速：加速组、状态、线路、成员、本月流量与到期时间，以及网关实测的加速前后',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write', 'device:manage'],
  props: {
    v2: flag('只显示 2.0 的加速组，以及各应用正在使用的线路'),
    manage: flag('可新建、修改、暂停、删除加速组与发起测量，需要 device:write，删除另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
