import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanAccounts } from './sdwan-accounts';
import { sdwanAccountsContract } from './sdwan-accounts.contract';

define(sdwanAccountsContract, SdwanAccounts);

/** `<np-sdwan-accounts>` */
export type SdwanAccountsElement = ElementOf<typeof sdwanAccountsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-accounts': SdwanAccountsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-accounts': JsxOf<typeof sdwanAccountsContract>;
    }
  }
}
