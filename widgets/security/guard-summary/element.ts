import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GuardSummary } from './guard-summary';
import { guardSummaryContract } from './guard-summary.contract';

define(guardSummaryContract, GuardSummary);

/** `<np-guard-summary>` */
export type GuardSummaryElement = ElementOf<typeof guardSummaryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-guard-summary': GuardSummaryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-guard-summary': JsxOf<typeof guardSummaryContract>;
    }
  }
}
