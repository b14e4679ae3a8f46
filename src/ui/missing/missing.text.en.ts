import { translate } from '../../text/words';
import type { missingText } from './missing.text';

translate<typeof missingText>('missing', {
  gateway: 'There is no such gateway',
  toGateways: 'Back to the networks',
  unbound: 'It may have been unbound, or belongs to another account.',
  deleted: 'It may have been deleted, or belongs to another account.',
});
