import { translate } from '../../text/words';
import type { dayRangeText } from './day-range.text';

translate<typeof dayRangeText>('dayRange', {
  label: 'Dates',
  from: 'From',
  to: 'To',
  between: 'to',
  zone: 'Beijing time',
});
