import { contract, flag, text } from '../../../src/element/contract';

/** What outsiders may rely on about <np-syslog-service>. */
export const syslogServiceContract = contract({
  tag: 'np-syslog-service',
  name: 'SyslogService',
  family: 'services',
  summary: 'Syslog 服务：实时查看与搜索网关日志，按级别筛选与导出；设置每台网关的发送目标与级别、保留天数',
  status: 'beta',
  scopes: ['device:read'],
  acts: ['device:write'],
  props: {
    gwid: text('只显示一台网关的日志'),
    manage: flag('可修改发送设置与保留天数，需要 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
