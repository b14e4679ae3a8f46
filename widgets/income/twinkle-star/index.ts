export { TwinkleStar } from './twinkle-star';
export { twinkleStarContract } from './twinkle-star.contract';
