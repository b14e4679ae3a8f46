import { autoload } from '../src/element/loader';
import { widgetOf } from '../src/element/names';
import { bringWords, languageOf, pageSpeaks, wordsFrom } from '../src/text/words';
import type { ThemeSettings } from '../src/theme/derive';
import { elements } from './elements';
import { wordsFor } from './language';

/** `<script type="module" src="…/loader.js">`: defines the tags of this package as they appear in the page. */
wordsFrom(wordsFor);
autoload(elements, (element) =>
  bringWords(languageOf(element.getAttribute('lang')) ?? pageSpeaks(), widgetOf(element.localName)),
);

export { connect } from '../src/session/connection';
export { discover } from '../src/element/loader';
/** As in the package; its code comes when it is called. */
export const applyTheme = async (settings?: ThemeSettings): Promise<void> =>
  (await import('../src/theme/applied')).applyTheme(settings);
