import { translate } from '../../text/words';
import { names } from '../../text/sold/names';
import type { soldNames } from './sold-names.text';

translate<typeof soldNames>('soldNames', { said: (text) => names[text] ?? text });
