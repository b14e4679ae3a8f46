import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { MessagePopups } from './message-popups';
import { messagePopupsContract } from './message-popups.contract';

define(messagePopupsContract, MessagePopups);

/** `<np-message-popups>` */
export type MessagePopupsElement = ElementOf<typeof messagePopupsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-message-popups': MessagePopupsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-message-popups': JsxOf<typeof messagePopupsContract>;
    }
  }
}
