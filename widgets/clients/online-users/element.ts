import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { OnlineUsers } from './online-users';
import { onlineUsersContract } from './online-users.contract';

define(onlineUsersContract, OnlineUsers);

/** `<np-online-users>` */
export type OnlineUsersElement = ElementOf<typeof onlineUsersContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-online-users': OnlineUsersElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-online-users': JsxOf<typeof onlineUsersContract>;
    }
  }
}
