import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DnsPolicy } from './dns-policy';
import { dnsPolicyContract } from './dns-policy.contract';

define(dnsPolicyContract, DnsPolicy);

/** `<np-dns-policy>` */
export type DnsPolicyElement = ElementOf<typeof dnsPolicyContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-dns-policy': DnsPolicyElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-dns-policy': JsxOf<typeof dnsPolicyContract>;
    }
  }
}
