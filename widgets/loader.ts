import { autoload } from '../src/element/loader';
import { elements } from './catalog';

/** `<script type="module" src="…/loader.js">`: defines the tags of this package as they appear in the page. */
autoload(elements);

export { connect } from '../src/session/connection';
