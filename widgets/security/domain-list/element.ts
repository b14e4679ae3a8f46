import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { DomainList } from './domain-list';
import { domainListContract } from './domain-list.contract';

define(domainListContract, DomainList);

/** `<np-domain-list>` */
export type DomainListElement = ElementOf<typeof domainListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-domain-list': DomainListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-domain-list': JsxOf<typeof domainListContract>;
    }
  }
}
