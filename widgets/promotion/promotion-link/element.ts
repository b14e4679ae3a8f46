import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PromotionLink } from './promotion-link';
import { promotionLinkContract } from './promotion-link.contract';

define(promotionLinkContract, PromotionLink);

/** `<np-promotion-link>` */
export type PromotionLinkElement = ElementOf<typeof promotionLinkContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-promotion-link': PromotionLinkElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-promotion-link': JsxOf<typeof promotionLinkContract>;
    }
  }
}
