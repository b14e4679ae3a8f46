import { choice, contract, text } from '../../../src/element/contract';
import { logKinds } from '../../../src/domain/log';

/** One of the account's logs. */
export const logTableContract = contract({
  tag: 'np-log-table',
  name: 'LogTable',
  family: 'alarms',
  summary: '日志：认证、升级、业务、操作与上下线，按日期与结果筛选、搜索、导出',
  status: 'beta',
  scopes: ['account'],
  props: {
    device: text('只看这台设备；不填为全部'),
    kind: choice('哪种日志：认证、升级、业务、操作、上下线', logKinds, 'action'),
  },
  events: {},
  parts: { panel: '外框' },
});
