import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AlarmSummary } from './alarm-summary';
import { alarmSummaryContract } from './alarm-summary.contract';

define(alarmSummaryContract, AlarmSummary);

/** `<np-alarm-summary>` */
export type AlarmSummaryElement = ElementOf<typeof alarmSummaryContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-alarm-summary': AlarmSummaryElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-alarm-summary': JsxOf<typeof alarmSummaryContract>;
    }
  }
}
