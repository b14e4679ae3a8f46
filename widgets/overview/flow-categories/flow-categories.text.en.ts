import { translate } from '../../../src/text/words';
import type { flowCategoriesText } from './flow-categories.text';

translate<typeof flowCategoriesText>('flowCategories', {
  heading: 'Traffic by category',
  total: 'Total',
  note: 'By application protocol, since the devices were bound',
});
