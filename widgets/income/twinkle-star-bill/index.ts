export { TwinkleStarBill } from './twinkle-star-bill';
export { twinkleStarBillContract } from './twinkle-star-bill.contract';
