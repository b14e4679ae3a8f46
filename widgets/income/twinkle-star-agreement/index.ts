export { TwinkleStarAgreement } from './twinkle-star-agreement';
export { twinkleStarAgreementContract } from './twinkle-star-agreement.contract';
