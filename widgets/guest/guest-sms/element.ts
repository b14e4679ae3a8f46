import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { GuestSms } from './guest-sms';
import { guestSmsContract } from './guest-sms.contract';

define(guestSmsContract, GuestSms);

/** `<np-guest-sms>` */
export type GuestSmsElement = ElementOf<typeof guestSmsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-guest-sms': GuestSmsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-guest-sms': JsxOf<typeof guestSmsContract>;
    }
  }
}
