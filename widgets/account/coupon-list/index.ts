export { CouponList } from './coupon-list';
export { couponListContract } from './coupon-list.contract';
