import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WirelessSummary } from './wireless-summary';
import { wirelessSummaryContract } from './wireless-summary.contract';

define(wirelessSummaryContract, WirelessSummary);

/** `<np-wireless-summary>` */
export type WirelessSummaryElement = ElementOf<typeof wirelessSummaryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wireless-summary': WirelessSummaryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wireless-summary': JsxOf<typeof wirelessSummaryContract>;
    }
  }
}
