import type { Feature } from '../../kit/context/context';
import { syslogDocument } from './document';
import { syslogLine } from './kinds';

/** Logs of gateways. */
export const syslog: Feature = {
  moves: { syslog_setting: 'gateway_id' },
  settings: { syslog: { name: 'syslogService', document: syslogDocument } },
  history: [syslogLine],
  actions: {
    '/api/v3/syslog/save': { text: '修改日志发送', en: 'Change where log lines go' },
    '/api/v3/syslog/retention': { text: '修改日志保留天数', en: 'Change how long log lines are kept' },
  },
};
