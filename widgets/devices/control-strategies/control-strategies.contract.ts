import { contract, flag } from '../../../src/element/contract';

/** What outsiders may rely on about <np-control-strategies>. */
export const controlStrategiesContract = contract({
  tag: 'np-control-strategies',
  name: 'ControlStrategies',
  family: 'devices',
  summary:
    '管控策略：按星期或法定工作日、休息日定时重启设备、关闭 AP 射频、在路由器上限速与屏蔽网站；周历、冲突、任意时刻的模拟、执行记录与重试',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:manage'],
  props: {
    manage: flag('显示新建、修改、启停、删除与重试，需要 device:write，除重试外另需 device:manage'),
  },
  events: {},
  parts: { panel: '外框' },
});
