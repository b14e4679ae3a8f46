import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PartnerList } from './partner-list';
import { partnerListContract } from './partner-list.contract';

define(partnerListContract, PartnerList);

/** `<np-partner-list>` */
export type PartnerListElement = ElementOf<typeof partnerListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-partner-list': PartnerListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-partner-list': JsxOf<typeof partnerListContract>;
    }
  }
}
