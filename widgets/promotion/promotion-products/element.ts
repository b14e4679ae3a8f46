import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PromotionProducts } from './promotion-products';
import { promotionProductsContract } from './promotion-products.contract';

define(promotionProductsContract, PromotionProducts);

/** `<np-promotion-products>` */
export type PromotionProductsElement = ElementOf<typeof promotionProductsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-promotion-products': PromotionProductsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-promotion-products': JsxOf<typeof promotionProductsContract>;
    }
  }
}
