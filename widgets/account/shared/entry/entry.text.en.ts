import { translate } from '../../../../src/text/words';
import type { entryText } from './entry.text';

translate<typeof entryText>('entry', {
  copyright: (year) => `© 2019–${year} Netpane`,
  protocol: 'Terms of use',
  privacy: 'Privacy policy',
});
