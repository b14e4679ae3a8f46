export { PromotionPage } from './promotion';
