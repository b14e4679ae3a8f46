import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PromotionMaterials } from './promotion-materials';
import { promotionMaterialsContract } from './promotion-materials.contract';

define(promotionMaterialsContract, PromotionMaterials);

/** `<np-promotion-materials>` */
export type PromotionMaterialsElement = ElementOf<typeof promotionMaterialsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-promotion-materials': PromotionMaterialsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-promotion-materials': JsxOf<typeof promotionMaterialsContract>;
    }
  }
}
