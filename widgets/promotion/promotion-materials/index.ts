export { PromotionMaterials } from './promotion-materials';
export { promotionMaterialsContract } from './promotion-materials.contract';
