import { translate } from '../../../src/text/words';
import type { promotionText } from './promotion.text';

translate<typeof promotionText>('promotion', {
  lead: 'Ask the agent to call',
  banner: (title, price) => `${title}, first month from CNY ${price}`,
  plain: (name, price, unit) => `${name}, CNY ${price} / ${unit}`,
  open: 'View',
  label: 'Promotion',
});
