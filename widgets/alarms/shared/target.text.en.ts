import { translate } from '../../../src/text/words';
import type { targetText } from './target.text';

translate<typeof targetText>('alarmTarget', {
  target: 'Object',
  targets: { all: 'All devices', group: 'Group', device: 'Gateway' },
});
