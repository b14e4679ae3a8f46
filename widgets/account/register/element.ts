import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Register } from './register';
import { registerContract } from './register.contract';

define(registerContract, Register);

/** `<np-register>` */
export type RegisterElement = ElementOf<typeof registerContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-register': RegisterElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-register': JsxOf<typeof registerContract>;
    }
  }
}
