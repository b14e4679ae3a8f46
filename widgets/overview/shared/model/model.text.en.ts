import { translate } from '../../../../src/text/words';
import type { modelText } from './model.text';

translate<typeof modelText>('model', {
  range: 'Time range',
  ranges: { '30': '30 days', history: 'All time' },
});
