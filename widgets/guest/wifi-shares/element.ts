import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { WifiShares } from './wifi-shares';
import { wifiSharesContract } from './wifi-shares.contract';

define(wifiSharesContract, WifiShares);

/** `<np-wifi-shares>` */
export type WifiSharesElement = ElementOf<typeof wifiSharesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wifi-shares': WifiSharesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wifi-shares': JsxOf<typeof wifiSharesContract>;
    }
  }
}
