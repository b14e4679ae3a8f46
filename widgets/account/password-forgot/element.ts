import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PasswordForgot } from './password-forgot';
import { passwordForgotContract } from './password-forgot.contract';

define(passwordForgotContract, PasswordForgot);

/** `<np-password-forgot>` */
export type PasswordForgotElement = ElementOf<typeof passwordForgotContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-password-forgot': PasswordForgotElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-password-forgot': JsxOf<typeof passwordForgotContract>;
    }
  }
}
