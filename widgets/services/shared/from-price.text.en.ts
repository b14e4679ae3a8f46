import { translate } from '../../../src/text/words';
import type { fromPriceText } from './from-price.text';

translate<typeof fromPriceText>('fromPrice', {
  from: (unit) => `yuan / ${unit} / month and up`,
});
