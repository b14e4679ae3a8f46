import { translate } from '../../src/text/words';
import type { gatewayThroughputText } from './gateway-throughput.text';

translate<typeof gatewayThroughputText>('gatewayThroughput', {
  heading: 'Throughput',
  range: 'Time range',
  ranges: { live: 'Live', '24h': '24 hours', '7d': '7 days', '30d': '30 days' },
  notes: { live: 'Last hour, as reported', '24h': 'Hourly average', '7d': 'Hourly average', '30d': 'Daily average' },
  noteIn: (note, unit) => `${note}, ${unit}`,
  time: 'Time',
  down: 'Down',
  up: 'Up',
  lastDown: { live: 'Down now', '24h': 'Last down', '7d': 'Last down', '30d': 'Last down' },
  lastUp: { live: 'Up now', '24h': 'Last up', '7d': 'Last up', '30d': 'Last up' },
  peakDown: 'Peak down',
  peakUp: 'Peak up',
  spoken: (points, down, up) => `Throughput at ${points} points, at most ${down} down and ${up} up`,
});
