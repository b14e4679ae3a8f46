import { longestLog } from '../../../../src/domain/security';
import { day, minute } from '../../../../src/domain/time';
import { archivedRows, moment } from '../../kit/history/archive';
import type { HistoryKind } from '../../kit/history/kinds';

/** Milliseconds after which a gateway tells of nothing any more: how old an event may be when it comes. */
export const latest = day;

/** What gateways intercepted. */
export const guardEvent: HistoryKind = {
  table: 'guard_event',
  by: 'at',
  step: 'month',
  keep: longestLog * day,
  archived: archivedRows('guard_event', 'at', {
    until: longestLog,
    beside: 40 * day,
    settled: latest + 2 * minute,
    order: 'service, at, number',
    columns: {
      number: 'Int64',
      at: moment,
      account_id: 'LowCardinality(String)',
      gateway_id: 'String',
      service: 'LowCardinality(String)',
      class: 'LowCardinality(String)',
      target: 'String',
      source: 'String',
      name: 'String',
      action: 'LowCardinality(String)',
      detail: 'String',
      times: 'Int32',
      simulated: 'Bool',
    },
  }),
};
