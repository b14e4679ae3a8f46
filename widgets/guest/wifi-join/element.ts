import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WifiJoin } from './wifi-join';
import { wifiJoinContract } from './wifi-join.contract';

define(wifiJoinContract, WifiJoin);

/** `<np-wifi-join>` */
export type WifiJoinElement = ElementOf<typeof wifiJoinContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wifi-join': WifiJoinElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wifi-join': JsxOf<typeof wifiJoinContract>;
    }
  }
}
