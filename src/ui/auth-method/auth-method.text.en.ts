import { englishMethods } from '../../text/guest-methods';
import { translate } from '../../text/words';
import type { methodWords } from './auth-method.text';

translate<typeof methodWords>('methodWords', englishMethods);
