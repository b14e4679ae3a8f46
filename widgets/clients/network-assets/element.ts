import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { NetworkAssets } from './network-assets';
import { networkAssetsContract } from './network-assets.contract';

define(networkAssetsContract, NetworkAssets);

/** `<np-network-assets>` */
export type NetworkAssetsElement = ElementOf<typeof networkAssetsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-network-assets': NetworkAssetsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-network-assets': JsxOf<typeof networkAssetsContract>;
    }
  }
}
