import { translate } from '../../../../src/text/words';
import { portalEnglish } from './portal-english';
import type { phoneText, portalText } from './portal.text';

translate<typeof portalText>('portal', { own: portalEnglish, english: portalEnglish });

translate<typeof phoneText>('phone', {
  label: 'Preview on a telephone',
  time: '14:32',
  network: '5G',
  device: 'Shown on',
  phone: 'Phone',
  computer: 'Computer',
  moment: 'Shown when',
  before: 'Before',
  done: 'After',
});
