import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { MacInfo } from './mac-info';
import { macInfoContract } from './mac-info.contract';

define(macInfoContract, MacInfo);

/** `<np-mac-info>` */
export type MacInfoElement = ElementOf<typeof macInfoContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-mac-info': MacInfoElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-mac-info': JsxOf<typeof macInfoContract>;
    }
  }
}
