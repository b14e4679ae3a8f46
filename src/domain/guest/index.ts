export { guestMethods, isGuestMethod, methodNames, methodsApart, type GuestMethod } from './methods';
export {
  checkPortal,
  checkPortalName,
  contrastWithWhite,
  isColour,
  portalArts,
  portalEnds,
  portalLabels,
  portalLimits,
  type PortalArt,
  type PortalContent,
  type PortalEnd,
} from './portal';
export { codeLength, codeOf, couponStates, mostCoupons, mostInBatch, printCode, type CouponState } from './coupon';
export { daysLeft, smsPacks } from './sms';
