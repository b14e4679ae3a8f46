import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { MessageActivation } from './message-activation';
import { messageActivationContract } from './message-activation.contract';

define(messageActivationContract, MessageActivation);

/** `<np-message-activation>` */
export type MessageActivationElement = ElementOf<typeof messageActivationContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-message-activation': MessageActivationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-message-activation': JsxOf<typeof messageActivationContract>;
    }
  }
}
