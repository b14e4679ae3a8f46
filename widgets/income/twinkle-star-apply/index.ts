export { TwinkleStarApply } from './twinkle-star-apply';
export { twinkleStarApplyContract } from './twinkle-star-apply.contract';
