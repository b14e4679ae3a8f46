export { TwinkleStarDemands } from './twinkle-star-demands';
export { twinkleStarDemandsContract } from './twinkle-star-demands.contract';
