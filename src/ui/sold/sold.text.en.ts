import { translate } from '../../text/words';
import { soldInEnglish } from '../../text/sold/said';
import type { soldText } from './sold.text';

translate<typeof soldText>('sold', { said: soldInEnglish });
