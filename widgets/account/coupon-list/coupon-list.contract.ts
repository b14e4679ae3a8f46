import { contract } from '../../../src/element/contract';

/** Coupons of the account. */
export const couponListContract = contract({
  tag: 'np-coupon-list',
  name: 'CouponList',
  family: 'account',
  summary: '优惠券：可用、已用、已过期',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
