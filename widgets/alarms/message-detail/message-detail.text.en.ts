import { translate } from '../../../src/text/words';
import type { messageDetailText } from './message-detail.text';

translate<typeof messageDetailText>('messageDetail', {
  kinds: { system: 'System', service: 'Service', activity: 'Campaign', security: 'Security' },
  newer: 'Newer',
  older: 'Older',
  back: 'Back to list',
  remove: 'Delete',
  removeAsk: (title) => `Delete “${title}”?`,
  removed: 'Deleted',
  gone: 'There is no such message',
  goneReason: 'It may have been deleted.',
});
