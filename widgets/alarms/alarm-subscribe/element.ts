import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { AlarmSubscribe } from './alarm-subscribe';
import { alarmSubscribeContract } from './alarm-subscribe.contract';

define(alarmSubscribeContract, AlarmSubscribe);

/** `<np-alarm-subscribe>` */
export type AlarmSubscribeElement = ElementOf<typeof alarmSubscribeContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-alarm-subscribe': AlarmSubscribeElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-alarm-subscribe': JsxOf<typeof alarmSubscribeContract>;
    }
  }
}
