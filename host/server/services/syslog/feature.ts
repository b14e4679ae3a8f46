import { syslogDays } from '../../../../src/domain/syslog';
import { day } from '../../../../src/domain/time';
import type { Feature } from '../../kit/context/context';
import { syslogDocument } from './document';

/** Logs of gateways. */
export const syslog: Feature = {
  moves: { syslog_setting: 'gateway_id' },
  settings: { syslog: { name: 'Syslog 服务', document: syslogDocument } },
  history: [{ table: 'syslog_line', by: 'until', step: 'month', keep: 0, ahead: syslogDays.most * day }],
  actions: {
    '/api/v3/syslog/save': { text: '修改日志发送' },
    '/api/v3/syslog/retention': { text: '修改日志保留天数' },
  },
};
