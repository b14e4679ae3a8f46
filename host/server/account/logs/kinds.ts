import { keptDays } from '../../../../src/domain/retention';
import { day, hour } from '../../../../src/domain/time';
import { archivedRows, moment } from '../../kit/history/archive';
import type { HistoryKind } from '../../kit/history/kinds';

/** Days that lines lie in the store where an archive has them as well. */
const beside = 40;

/** What people and the system did. A line tells the outcome of its command, of which one is kept for a month. */
export const log: HistoryKind = {
  table: 'log',
  by: 'at',
  step: 'month',
  counted: 'l.kind',
  keep: keptDays.logs * day,
  archived: archivedRows('log', 'at', {
    until: keptDays.logs,
    beside: beside * day,
    settled: 32 * day,
    order: 'kind, at, id',
    columns: {
      id: 'Int64',
      account_id: 'LowCardinality(String)',
      kind: 'LowCardinality(String)',
      at: moment,
      actor: 'String',
      target: 'String',
      text: 'String',
      ok: 'Bool',
      detail: 'String',
      simulated: 'Bool',
      search: 'String',
    },
  }),
};

/** Which device came and went when. */
export const onlineLog: HistoryKind = {
  table: 'online_log',
  by: 'at',
  step: 'month',
  counted: `''`,
  keep: keptDays.logs * day,
  archived: archivedRows('online_log', 'at', {
    until: keptDays.logs,
    beside: beside * day,
    order: 'at, id',
    columns: {
      id: 'Int64',
      account_id: 'LowCardinality(String)',
      device_id: 'String',
      device_kind: 'LowCardinality(String)',
      remark: 'String',
      at: moment,
      status: 'LowCardinality(String)',
      simulated: 'Bool',
      search: 'String',
    },
  }),
};

/** Which terminal signed in to a network when, and how. A line may be told how for a little while. */
export const authLog: HistoryKind = {
  table: 'auth_log',
  by: 'at',
  step: 'month',
  counted: `''`,
  keep: keptDays.stays * day,
  archived: archivedRows('auth_log', 'at', {
    until: keptDays.stays,
    beside: beside * day,
    settled: hour,
    order: 'at, id',
    columns: {
      id: 'Int64',
      account_id: 'LowCardinality(String)',
      client_id: 'String',
      gateway_id: 'String',
      at: moment,
      name: 'String',
      gateway_remark: 'String',
      hostname: 'String',
      vendor: 'LowCardinality(String)',
      mac: 'String',
      ip: 'String',
      ssid: 'String',
      auth: 'LowCardinality(String)',
      simulated: 'Bool',
      search: 'String',
    },
  }),
};
