import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { CouponList } from './coupon-list';
import { couponListContract } from './coupon-list.contract';

define(couponListContract, CouponList);

/** `<np-coupon-list>` */
export type CouponListElement = ElementOf<typeof couponListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-coupon-list': CouponListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-coupon-list': JsxOf<typeof couponListContract>;
    }
  }
}
