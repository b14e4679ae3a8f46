import { translate } from '../../text/words';
import type { deliveryText } from './delivery.text';

translate<typeof deliveryText>('delivery', {
  pending: 'Waiting',
  sent: 'On its way',
  done: 'In force',
  failed: 'Failed',
  superseded: 'Superseded',
  never: 'Not set',
});
