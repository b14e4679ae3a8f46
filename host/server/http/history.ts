import { apHistory, apStays } from '../../../src/api/contract/access-point';
import { boardCourse, boardDays } from '../../../src/api/contract/board';
import { clientHistory } from '../../../src/api/contract/client';
import { throughput } from '../../../src/api/contract/device';
import { guardEvents, guardSummary } from '../../../src/api/contract/guard';
import { logs } from '../../../src/api/contract/log';
import { sdwanHistory } from '../../../src/api/contract/sdwan';
import { sdwanDay, sdwanMoment } from '../../../src/api/contract/sdwan-replay';
import { loginHistory } from '../../../src/api/contract/security';
import { speedupUse } from '../../../src/api/contract/speedup';
import * as stats from '../../../src/api/contract/stats';
import { strategyRuns } from '../../../src/api/contract/strategy';
import { syslogLines } from '../../../src/api/contract/syslog';
import { tunnelFlow } from '../../../src/api/contract/tunnel';
import type { Endpoint } from '../../../src/api/endpoint';

/** Charts and logs: the most that is read at once, and the last that has to be of this moment. */
const history: ReadonlySet<Endpoint> = new Set<Endpoint>([
  apHistory,
  apStays,
  boardCourse,
  boardDays,
  clientHistory,
  guardEvents,
  guardSummary,
  loginHistory,
  logs,
  sdwanDay,
  sdwanHistory,
  sdwanMoment,
  speedupUse,
  stats.clientNum,
  stats.dnsIntercepted,
  stats.flowModel,
  stats.income,
  stats.today,
  stats.traffic,
  stats.userModel,
  stats.wirelessWeek,
  strategyRuns,
  syslogLines,
  throughput,
  tunnelFlow,
]);

/** A list by pages, of which somebody exports all. */
const isList = ({ method, input }: Endpoint): boolean =>
  method === 'GET' && input !== undefined && 'entries' in input && 'per_page' in (input.entries as object);

/** Whether a call may be answered from a replica: what has been, and a list whose asker takes what is a little old. */
export const bearsReplica = (endpoint: Endpoint, request: Request): boolean =>
  history.has(endpoint) || (/\bmax-stale\b/.test(request.headers.get('cache-control') ?? '') && isList(endpoint));
