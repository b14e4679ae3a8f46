import { translate } from '../../text/words';
import type { messageText } from './message.text';

translate<typeof messageText>('message', { close: 'Close' });
