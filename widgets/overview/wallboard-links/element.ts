import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WallboardLinks } from './wallboard-links';
import { wallboardLinksContract } from './wallboard-links.contract';

define(wallboardLinksContract, WallboardLinks);

/** `<np-wallboard-links>` */
export type WallboardLinksElement = ElementOf<typeof wallboardLinksContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wallboard-links': WallboardLinksElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wallboard-links': JsxOf<typeof wallboardLinksContract>;
    }
  }
}
