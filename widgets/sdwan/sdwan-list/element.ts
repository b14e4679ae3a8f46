import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanList } from './sdwan-list';
import { sdwanListContract } from './sdwan-list.contract';

define(sdwanListContract, SdwanList);

/** `<np-sdwan-list>` */
export type SdwanListElement = ElementOf<typeof sdwanListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-list': SdwanListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-list': JsxOf<typeof sdwanListContract>;
    }
  }
}
