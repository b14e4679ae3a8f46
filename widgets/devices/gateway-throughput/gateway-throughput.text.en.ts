import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { gatewayThroughputText } from './gateway-throughput.text';

translate<typeof gatewayThroughputText>('gatewayThroughput', {
  heading: 'Throughput',
  notes: { report: 'As reported', hour: 'Hourly average', day: 'Daily average' },
  noteIn: (note, unit) => `${note}, ${unit}`,
  missing: 'The history store does not answer now: earlier times are not complete',
  time: 'Time',
  down: 'Down',
  up: 'Up',
  lastDown: 'Latest down',
  lastUp: 'Latest up',
  endDown: 'Down at the end',
  endUp: 'Up at the end',
  peakDown: 'Peak down',
  peakUp: 'Peak up',
  spoken: (points, down, up) => counts`Throughput at ${points} points, at most ${down} down and ${up} up`,
  load: 'Load %',
  cpu: 'CPU',
  memory: 'Memory',
  loadSpoken: (points) => counts`CPU and memory at ${points} points`,
});
