import { syslogDays } from '../../../../src/domain/syslog';
import { day } from '../../../../src/domain/time';
import { archivedRows, moment } from '../../kit/history/archive';
import type { HistoryKind } from '../../kit/history/kinds';

/** Lines of gateways' logs: each account says how long they are kept. Of what the store has too many the archive has all. */
export const syslogLine: HistoryKind = {
  table: 'syslog_line',
  by: 'until',
  shown: 'at',
  step: 'month',
  keep: 0,
  ahead: syslogDays.most * day,
  archived: archivedRows('syslog_line', 'at', {
    until: 'until',
    order: 'at, id',
    columns: {
      id: 'Int64',
      account_id: 'LowCardinality(String)',
      gateway_id: 'String',
      at: moment,
      until: moment,
      severity: 'Int32',
      facility: 'Int32',
      host: 'String',
      app: 'String',
      message: 'String',
      simulated: 'Bool',
    },
  }),
};
