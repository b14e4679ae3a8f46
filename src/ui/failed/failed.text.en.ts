import { translate } from '../../text/words';
import type { failedText } from './failed.text';

translate<typeof failedText>('failed', {
  title: 'The data could not be loaded',
  retry: 'Reload',
  forbidden: 'You may not see this',
});
