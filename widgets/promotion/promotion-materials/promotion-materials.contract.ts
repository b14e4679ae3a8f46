import { contract } from '../../../src/element/contract';

/** Posters, banners and texts with the link of an agent. */
export const promotionMaterialsContract = contract({
  tag: 'np-promotion-materials',
  name: 'PromotionMaterials',
  family: 'promotion',
  summary: '推广素材：带二维码的海报、横幅与文案，仅代理商',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
