import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AlarmTable } from './alarm-table';
import { alarmTableContract } from './alarm-table.contract';

define(alarmTableContract, AlarmTable);

/** `<np-alarm-table>` */
export type AlarmTableElement = ElementOf<typeof alarmTableContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-alarm-table': AlarmTableElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-alarm-table': JsxOf<typeof alarmTableContract>;
    }
  }
}
