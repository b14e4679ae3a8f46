import type { Endpoint } from '../../../src/api/endpoint';

/** Reads of what has been: the most that is read at once, and the last that has to be of this moment. */
const paths: ReadonlySet<string> = new Set([
  '/api/v3/client/history/{id}',
  '/api/v3/guard/events',
  '/api/v3/logs/list',
  '/api/v3/stats/dns_intercepted',
  '/api/v3/stats/income',
  '/api/v3/stats/traffic',
  '/api/v3/stats/week_traffic',
  '/api/v3/stats/wireless_week',
  '/api/v3/syslog/lines',
]);

/** Whether a call may be answered from a replica. */
export const isHistory = ({ path }: Endpoint): boolean => paths.has(path);
