import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanRecommendation } from './sdwan-recommendation';
import { sdwanRecommendationContract } from './sdwan-recommendation.contract';

define(sdwanRecommendationContract, SdwanRecommendation);

/** `<np-sdwan-recommendation>` */
export type SdwanRecommendationElement = ElementOf<typeof sdwanRecommendationContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-recommendation': SdwanRecommendationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-recommendation': JsxOf<typeof sdwanRecommendationContract>;
    }
  }
}
