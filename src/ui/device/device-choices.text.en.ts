import { translate } from '../../text/words';
import type { deviceChoicesText } from './device-choices.text';

translate<typeof deviceChoicesText>('device-choices', {
  unlisted: (count) => `${count} not listed here`,
  more: (count) => `${count} more: type a name`,
});
