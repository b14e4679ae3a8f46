import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanCreate } from './sdwan-create';
import { sdwanCreateContract } from './sdwan-create.contract';

define(sdwanCreateContract, SdwanCreate);

/** `<np-sdwan-create>` */
export type SdwanCreateElement = ElementOf<typeof sdwanCreateContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-create': SdwanCreateElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-create': JsxOf<typeof sdwanCreateContract>;
    }
  }
}
