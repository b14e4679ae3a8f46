import { translate } from '../../text/words';
import type { logoText } from './logo.text';

translate<typeof logoText>('logo', { name: 'Netpane', subtitle: 'Cloud network console' });
