import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Consulting } from './consulting';
import { consultingContract } from './consulting.contract';

define(consultingContract, Consulting);

/** `<np-consulting>` */
export type ConsultingElement = ElementOf<typeof consultingContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-consulting': ConsultingElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-consulting': JsxOf<typeof consultingContract>;
    }
  }
}
