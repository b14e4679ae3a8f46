import { autoload } from '../src/element/loader';
import { connectedLanguage } from '../src/session/connection';
import { elements } from './catalog';

/** `<script type="module" src="…/loader.js">`: defines the tags of this package as they appear in the page. */
autoload(elements, (element) =>
  /^en\b/.test(connectedLanguage() ?? element.getAttribute('lang') ?? '') ? import('./english') : undefined,
);

export { connect } from '../src/session/connection';
