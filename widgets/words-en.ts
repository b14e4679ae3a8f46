import { wordsFrom } from '../src/text/words';
import { wordsFor } from './language';

/** `lang/en.js` of the CDN files: words come with the widgets that are shown, also without the loader. */
wordsFrom(wordsFor);
