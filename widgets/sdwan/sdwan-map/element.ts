import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanMap } from './sdwan-map';
import { sdwanMapContract } from './sdwan-map.contract';

define(sdwanMapContract, SdwanMap);

/** `<np-sdwan-map>` */
export type SdwanMapElement = ElementOf<typeof sdwanMapContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-map': SdwanMapElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-map': JsxOf<typeof sdwanMapContract>;
    }
  }
}
