import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { IncomeSummary } from './income-summary';
import { incomeSummaryContract } from './income-summary.contract';

define(incomeSummaryContract, IncomeSummary);

/** `<np-income-summary>` */
export type IncomeSummaryElement = ElementOf<typeof incomeSummaryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-income-summary': IncomeSummaryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-income-summary': JsxOf<typeof incomeSummaryContract>;
    }
  }
}
