import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Security } from './security';
import { securityContract } from './security.contract';

define(securityContract, Security);

/** `<np-security>` */
export type SecurityElement = ElementOf<typeof securityContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-security': SecurityElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-security': JsxOf<typeof securityContract>;
    }
  }
}
