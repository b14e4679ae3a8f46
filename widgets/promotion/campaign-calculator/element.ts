import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CampaignCalculator } from './campaign-calculator';
import { campaignCalculatorContract } from './campaign-calculator.contract';

define(campaignCalculatorContract, CampaignCalculator);

/** `<np-campaign-calculator>` */
export type CampaignCalculatorElement = ElementOf<typeof campaignCalculatorContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-campaign-calculator': CampaignCalculatorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-campaign-calculator': JsxOf<typeof campaignCalculatorContract>;
    }
  }
}
