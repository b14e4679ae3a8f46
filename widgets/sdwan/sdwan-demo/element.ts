import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanDemo } from './sdwan-demo';
import { sdwanDemoContract } from './sdwan-demo.contract';

define(sdwanDemoContract, SdwanDemo);

/** `<np-sdwan-demo>` */
export type SdwanDemoElement = ElementOf<typeof sdwanDemoContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-demo': SdwanDemoElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-demo': JsxOf<typeof sdwanDemoContract>;
    }
  }
}
