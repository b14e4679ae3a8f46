import { translate } from '../../../src/text/words';
import type { serviceIntroText } from './service-intro.text';

translate<typeof serviceIntroText>('serviceIntro', {
  points: 'What it does',
  requirements: 'What it needs',
  owned: (count) => `You have ${count}`,
  open: 'Buy now',
  closed: 'Not open yet',
  business: 'My services',
  settings: 'Set it up',
  about: 'Devices, changes, effect and end',
});
