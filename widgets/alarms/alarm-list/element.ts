import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AlarmList } from './alarm-list';
import { alarmListContract } from './alarm-list.contract';

define(alarmListContract, AlarmList);

/** `<np-alarm-list>` */
export type AlarmListElement = ElementOf<typeof alarmListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-alarm-list': AlarmListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-alarm-list': JsxOf<typeof alarmListContract>;
    }
  }
}
