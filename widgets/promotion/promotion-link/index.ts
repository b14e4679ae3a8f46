export { PromotionLink } from './promotion-link';
export { promotionLinkContract } from './promotion-link.contract';
