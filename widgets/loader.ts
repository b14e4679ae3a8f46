import { autoload } from '../src/element/loader';
import { connectedLanguage } from '../src/session/connection';
import { elements } from './catalog';
import { wordsFor } from './language';

/** `<script type="module" src="…/loader.js">`: defines the tags of this package as they appear in the page. */
autoload(elements, (element) => wordsFor(connectedLanguage() ?? element.getAttribute('lang') ?? ''));

export { connect } from '../src/session/connection';
