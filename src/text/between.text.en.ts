import type { betweenText } from './between.text';
import { translate } from './words';

translate<typeof betweenText>('between', {
  names: ', ',
  parts: ', ',
  sentences: '; ',
  told: ': ',
  open: ' (',
  close: ')',
});
