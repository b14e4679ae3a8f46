import { translate } from '../text/words';
import type { elementText } from './element.text';

translate<typeof elementText>('element', { failed: 'This part cannot be shown right now', retry: 'Retry' });
