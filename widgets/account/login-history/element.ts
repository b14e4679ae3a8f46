import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { LoginHistory } from './login-history';
import { loginHistoryContract } from './login-history.contract';

define(loginHistoryContract, LoginHistory);

/** `<np-login-history>` */
export type LoginHistoryElement = ElementOf<typeof loginHistoryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-login-history': LoginHistoryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-login-history': JsxOf<typeof loginHistoryContract>;
    }
  }
}
