import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TvBoxes } from './tv-boxes';
import { tvBoxesContract } from './tv-boxes.contract';

define(tvBoxesContract, TvBoxes);

/** `<np-tv-boxes>` */
export type TvBoxesElement = ElementOf<typeof tvBoxesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-tv-boxes': TvBoxesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-tv-boxes': JsxOf<typeof tvBoxesContract>;
    }
  }
}
