import { englishCards } from './cards-english';
import type { cardText } from './cards.text';
import { translate } from './words';

translate<typeof cardText>('cards', englishCards);
