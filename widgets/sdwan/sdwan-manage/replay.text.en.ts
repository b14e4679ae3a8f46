import { counts } from '../../../src/text/counts';
import { translate } from '../../../src/text/words';
import type { replayText } from './replay.text';

translate<typeof replayText>('sdwanReplay', {
  label: 'The last 24 hours',
  play: 'Play the last 24 hours',
  pause: 'Pause',
  now: 'Now',
  back: 'Back to now',
  down: (links) => counts`${links} links down`,
  poor: (links) => counts`${links} links poor`,
  good: 'Links fine',
  unknown: 'Not measured',
  none: 'Nothing was measured in the last 24 hours',
  failedDay: 'The last 24 hours could not be read',
  failed: 'This moment could not be read',
});
