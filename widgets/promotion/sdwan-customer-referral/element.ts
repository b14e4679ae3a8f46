import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { SdwanCustomerReferral } from './sdwan-customer-referral';
import { sdwanCustomerReferralContract } from './sdwan-customer-referral.contract';

define(sdwanCustomerReferralContract, SdwanCustomerReferral);

/** `<np-sdwan-customer-referral>` */
export type SdwanCustomerReferralElement = ElementOf<typeof sdwanCustomerReferralContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-sdwan-customer-referral': SdwanCustomerReferralElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-sdwan-customer-referral': JsxOf<typeof sdwanCustomerReferralContract>;
    }
  }
}
