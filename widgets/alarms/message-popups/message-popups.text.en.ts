import { translate } from '../../../src/text/words';
import type { messagePopupsText } from './message-popups.text';

translate<typeof messagePopupsText>('messagePopups', {
  title: 'Message',
  of: (number, count) => `${number} / ${count}`,
  detail: 'Details',
  readAll: 'Mark all read',
});
