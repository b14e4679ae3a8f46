import { translate } from '../../text/words';
import type { inputText } from './input.text';

translate<typeof inputText>('input2', { clear: 'Clear' });
