import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PasswordReset } from './password-reset';
import { passwordResetContract } from './password-reset.contract';

define(passwordResetContract, PasswordReset);

/** `<np-password-reset>` */
export type PasswordResetElement = ElementOf<typeof passwordResetContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-password-reset': PasswordResetElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-password-reset': JsxOf<typeof passwordResetContract>;
    }
  }
}
