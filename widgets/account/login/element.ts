import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Login } from './login';
import { loginContract } from './login.contract';

define(loginContract, Login);

/** `<np-login>` */
export type LoginElement = ElementOf<typeof loginContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-login': LoginElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-login': JsxOf<typeof loginContract>;
    }
  }
}
