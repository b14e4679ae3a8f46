import { translate } from '../text/words';
import type { formatText } from './format.text';

translate<typeof formatText>('format', {
  day: 'd',
  hour: 'h',
  minute: 'min',
  second: 's',
  yuan: 'CNY',
  unknown: 'Unknown',
  justNow: 'just now',
  ago: (duration) => `${duration} ago`,
  later: (duration) => `in ${duration}`,
});
