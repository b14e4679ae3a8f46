import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Promotion } from './promotion';
import { promotionContract } from './promotion.contract';

define(promotionContract, Promotion);

/** `<np-promotion>` */
export type PromotionElement = ElementOf<typeof promotionContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-promotion': PromotionElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-promotion': JsxOf<typeof promotionContract>;
    }
  }
}
