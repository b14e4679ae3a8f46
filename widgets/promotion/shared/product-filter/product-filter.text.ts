import { words } from '../../../../src/text/words';

/** Words of the choice among products. */
export const productFilterText = words('productFilter', { all: '全部产品' });
