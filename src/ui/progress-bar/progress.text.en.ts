import { translate } from '../../text/words';
import type { progressText } from './progress.text';

translate<typeof progressText>('progress', { loading: 'Loading' });
