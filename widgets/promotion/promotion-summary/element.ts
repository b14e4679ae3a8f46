import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PromotionSummary } from './promotion-summary';
import { promotionSummaryContract } from './promotion-summary.contract';

define(promotionSummaryContract, PromotionSummary);

/** `<np-promotion-summary>` */
export type PromotionSummaryElement = ElementOf<typeof promotionSummaryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-promotion-summary': PromotionSummaryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-promotion-summary': JsxOf<typeof promotionSummaryContract>;
    }
  }
}
