import { translate } from '../../../src/text/words';
import type { promotionProductsText } from './promotion-products.text';

translate<typeof promotionProductsText>('promotionProducts', {
  heading: 'What you can promote',
  note: 'Commission is a share of what was paid',
  limited: 'Offer',
  name: 'Product',
  price: 'Price',
  percent: 'Share',
  customers: 'Customers',
  earned: 'Earned',
  yuan: 'CNY',
  code: 'Code',
  copyLink: 'Copy link',
  choose: 'Promote',
  none: 'Nothing to promote yet',
  noneReason: 'Services that may be recommended are shown here.',
});
