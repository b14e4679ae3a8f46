import { translate } from '../../text/words';
import type { dayRangeText } from './day-range.text';

translate<typeof dayRangeText>('dayRange', {
  zone: 'Beijing time',
});
