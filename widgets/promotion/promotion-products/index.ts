export { PromotionProducts } from './promotion-products';
export { promotionProductsContract } from './promotion-products.contract';
