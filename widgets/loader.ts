import { autoload } from '../src/element/loader';
import { widgetOf } from '../src/element/names';
import { bringWords, languageOf, pageSpeaks, wordsFrom } from '../src/text/words';
import { elements } from './elements';
import { wordsFor } from './language';

/** `<script type="module" src="…/loader.js">`: defines the tags of this package as they appear in the page. */
wordsFrom(wordsFor);
autoload(elements, (element) =>
  bringWords(languageOf(element.getAttribute('lang')) ?? pageSpeaks(), widgetOf(element.localName)),
);

export { connect } from '../src/session/connection';
export { discover } from '../src/element/loader';
export { applyTheme } from '../src/theme/apply-theme';
