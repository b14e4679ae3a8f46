import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { HoneypotPolicy } from './honeypot-policy';
import { honeypotPolicyContract } from './honeypot-policy.contract';

define(honeypotPolicyContract, HoneypotPolicy);

/** `<np-honeypot-policy>` */
export type HoneypotPolicyElement = ElementOf<typeof honeypotPolicyContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-honeypot-policy': HoneypotPolicyElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-honeypot-policy': JsxOf<typeof honeypotPolicyContract>;
    }
  }
}
