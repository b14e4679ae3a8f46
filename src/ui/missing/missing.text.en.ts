import { translate } from '../../text/words';
import type { missingText } from './missing.text';

translate<typeof missingText>('missing', {
  unbound: 'It may have been unbound, or belongs to another account.',
  deleted: 'It may have been deleted, or belongs to another account.',
});
