import { translate } from '../../text/words';
import type { rangeText } from './time-range.text';

const unitNames = { m: 'minute', h: 'hour', d: 'day' };

translate<typeof rangeText>('range', {
  label: 'Time range',
  quick: 'Quick ranges',
  last: (stretch) => {
    const count = Number.parseInt(stretch, 10);
    return `Last ${count} ${unitNames[stretch.slice(-1) as keyof typeof unitNames]}${count === 1 ? '' : 's'}`;
  },
  from: 'From',
  to: 'To',
  day: 'date',
  clock: 'time',
  apply: 'Apply',
  backwards: 'The end must be after the start',
  earlier: 'Earlier',
  later: 'Later',
  widen: 'Zoom out',
  refresh: 'Refresh now',
  pace: 'Refresh every',
  every: (seconds) => {
    if (seconds === 0) return 'No automatic refresh';
    return seconds < 60 ? `Every ${seconds} s` : `Every ${seconds / 60} min`;
  },
});
