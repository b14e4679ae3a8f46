export { Promotion } from './promotion';
export { promotionContract } from './promotion.contract';
