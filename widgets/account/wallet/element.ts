import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Wallet } from './wallet';
import { walletContract } from './wallet.contract';

define(walletContract, Wallet);

/** `<np-wallet>` */
export type WalletElement = ElementOf<typeof walletContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-wallet': WalletElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-wallet': JsxOf<typeof walletContract>;
    }
  }
}
