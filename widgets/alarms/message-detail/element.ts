import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { MessageDetail } from './message-detail';
import { messageDetailContract } from './message-detail.contract';

define(messageDetailContract, MessageDetail);

/** `<np-message-detail>` */
export type MessageDetailElement = ElementOf<typeof messageDetailContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-message-detail': MessageDetailElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-message-detail': JsxOf<typeof messageDetailContract>;
    }
  }
}
