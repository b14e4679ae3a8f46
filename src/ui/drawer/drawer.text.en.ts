import { translate } from '../../text/words';
import type { drawerText } from './drawer.text';

translate<typeof drawerText>('drawer', { close: 'Close' });
