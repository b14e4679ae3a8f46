import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ReferralList } from './referral-list';
import { referralListContract } from './referral-list.contract';

define(referralListContract, ReferralList);

/** `<np-referral-list>` */
export type ReferralListElement = ElementOf<typeof referralListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-referral-list': ReferralListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-referral-list': JsxOf<typeof referralListContract>;
    }
  }
}
