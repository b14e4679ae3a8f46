import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CloudBilling } from './cloud-billing';
import { cloudBillingContract } from './cloud-billing.contract';

define(cloudBillingContract, CloudBilling);

/** `<np-cloud-billing>` */
export type CloudBillingElement = ElementOf<typeof cloudBillingContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-cloud-billing': CloudBillingElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-cloud-billing': JsxOf<typeof cloudBillingContract>;
    }
  }
}
