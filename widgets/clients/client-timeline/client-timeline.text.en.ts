import { translate } from '../../../src/text/words';
import type { clientTimelineText } from './client-timeline.text';

translate<typeof clientTimelineText>('clientTimeline', {
  start: 'No client is named',
  startReason: 'Give the id or the MAC address of a client.',
  none: 'There is no such client',
  noneReason: 'It was on no network of this account, or no longer belongs to it.',
});
