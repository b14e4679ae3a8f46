import { outcomeInEnglish } from './outcomes';
import { translate } from './words';
import type { outcomeText } from './outcome.text';

translate<typeof outcomeText>('outcome', { said: outcomeInEnglish });
