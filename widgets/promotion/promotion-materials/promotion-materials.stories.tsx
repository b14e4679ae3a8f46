import type { Material } from '../../../src/api/contract/promotion';
import { Story } from '../../../src/element/story';
import { PromotionMaterials } from './promotion-materials';

export default { title: 'promotion / promotion-materials' };

const list: Material[] = [
  { id: 'poster-sdwan-3', title: 'SD-WAN 标准版 海报', kind: 'poster', width: 720, height: 1080, body: '' },
  { id: 'banner-sdwan-3', title: 'SD-WAN 标准版 横幅', kind: 'banner', width: 960, height: 240, body: '' },
  { id: 'text-sdwan-3', title: 'SD-WAN 标准版 文案', kind: 'text', width: 0, height: 0, body: '多地门店互访内网。' },
];
const answers = { '/api/v3/promotion/materials': { list, total: list.length } };
const failing = { '/api/v3/promotion/materials': 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <PromotionMaterials />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/materials': { list: [], total: 0 } }}>
    <PromotionMaterials />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <PromotionMaterials />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PromotionMaterials />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PromotionMaterials />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PromotionMaterials />
  </Story>
);
