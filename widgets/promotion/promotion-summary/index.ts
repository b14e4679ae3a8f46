export { PromotionSummary } from './promotion-summary';
export { promotionSummaryContract } from './promotion-summary.contract';
