/** Letters of a coupon's code: none that are taken for another (0 O, 1 I L). */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters of one code. */
export const codeLength = 8;
/** Codes of one batch, and of one gateway that still hold. */
export const mostInBatch = 1000;
export const mostCoupons = 20_000;

/** A code out of random bytes, one letter each. */
export const codeOf = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, codeLength)].map((byte) => letters[byte % letters.length]).join('');

/** A code as it is printed: `K7WM-3XQP`. */
export const printCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** How a coupon stands. */
export const couponStates = ['unused', 'used', 'expired', 'void'] as const;
export type CouponState = (typeof couponStates)[number];
