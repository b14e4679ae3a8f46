import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GlobalSearch } from './global-search';
import { globalSearchContract } from './global-search.contract';

define(globalSearchContract, GlobalSearch);

/** `<np-global-search>` */
export type GlobalSearchElement = ElementOf<typeof globalSearchContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-global-search': GlobalSearchElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-global-search': JsxOf<typeof globalSearchContract>;
    }
  }
}
