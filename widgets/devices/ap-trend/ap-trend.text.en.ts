import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { apTrendText } from './ap-trend.text';

translate<typeof apTrendText>('apTrend', {
  heading: 'Over time',
  notes: { report: 'As reported', hour: 'By the hour: rates and air on average, clients at most' },
  missing: 'The history store does not answer now: earlier times are not complete',
  time: 'Time',
  traffic: 'Throughput',
  down: 'Down',
  up: 'Up',
  clients: 'Clients',
  air: 'Air in use',
  airUnit: '%',
  bands: { '5g': '5 GHz', '2g': '2.4 GHz' },
  count: (value) => `${value}`,
  percent: (value) => `${Math.round(value)}%`,
  spoken: (what, points) => counts`${what} at ${points} points`,
  untold: (what) => `${what}: the device does not report it`,
});
