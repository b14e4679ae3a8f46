import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { MessageList } from './message-list';
import { messageListContract } from './message-list.contract';

define(messageListContract, MessageList);

/** `<np-message-list>` */
export type MessageListElement = ElementOf<typeof messageListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-message-list': MessageListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-message-list': JsxOf<typeof messageListContract>;
    }
  }
}
