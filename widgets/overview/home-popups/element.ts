import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { HomePopups } from './home-popups';
import { homePopupsContract } from './home-popups.contract';

define(homePopupsContract, HomePopups);

/** `<np-home-popups>` */
export type HomePopupsElement = ElementOf<typeof homePopupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-home-popups': HomePopupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-home-popups': JsxOf<typeof homePopupsContract>;
    }
  }
}
