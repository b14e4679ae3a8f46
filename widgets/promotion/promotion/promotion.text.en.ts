import { translate } from '../../../src/text/words';
import type { promotionText } from './promotion.text';

translate<typeof promotionText>('promotion', {
  lead: 'Ask the agent to call',
  banner: (name, price) => `${name}: ${price}`,
  open: 'View',
  label: 'Promotion',
});
