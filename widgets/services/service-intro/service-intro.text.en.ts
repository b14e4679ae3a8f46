import { translate } from '../../../src/text/words';
import type { serviceIntroText } from './service-intro.text';

translate<typeof serviceIntroText>('serviceIntro', {
  points: 'What it does',
  requirements: 'What it needs',
  owned: (count) => `You have ${count}`,
  open: 'Open it',
  closed: 'Not open yet',
  business: 'What I have',
  settings: 'Set it up',
  about: 'Devices, changes, effect and end',
});
