import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanNodes } from './sdwan-nodes';
import { sdwanNodesContract } from './sdwan-nodes.contract';

define(sdwanNodesContract, SdwanNodes);

/** `<np-sdwan-nodes>` */
export type SdwanNodesElement = ElementOf<typeof sdwanNodesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-nodes': SdwanNodesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-nodes': JsxOf<typeof sdwanNodesContract>;
    }
  }
}
