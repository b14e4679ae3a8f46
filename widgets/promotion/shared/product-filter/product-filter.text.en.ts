import { translate } from '../../../../src/text/words';
import type { productFilterText } from './product-filter.text';

translate<typeof productFilterText>('productFilter', { all: 'All products' });
