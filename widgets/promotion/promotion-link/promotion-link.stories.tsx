import type { PromotionProduct } from '../../../src/api/contract/promotion';
import { Story } from '../../../src/element/story';
import { PromotionLink } from './promotion-link';

export default { title: 'promotion / promotion-link' };

const product = (package_id: string, name: string, more: Partial<PromotionProduct> = {}): PromotionProduct => ({
  ...{ package_id, name, price_fen: 6800, unit: '成员 / 月', percent: 20, customers: 46, commission_fen: 231_840 },
  ...{ code: 'NP8K2-SW', activity: '' },
  ...more,
});

const list = [
  product('sdwan-3', 'SD-WAN 标准版', { activity: '异地组网首月优惠' }),
  product('overseas-1', '国际加速 2.0', { code: 'NP8K2-OS' }),
  product('dns-1', '一个名称特别特别长的 DNS 防御旗舰版', { customers: 0, commission_fen: 0, code: 'NP8K2-DN' }),
];
const answers = { '/api/v3/promotion/products': { list, total: list.length } };
const failing = { '/api/v3/promotion/products': 500 };

export const Ordinary = () => (
  <Story answers={answers}>
    <PromotionLink />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/promotion/products': { list: [], total: 0 } }}>
    <PromotionLink />
  </Story>
);

export const Failing = () => (
  <Story answers={failing}>
    <PromotionLink />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <PromotionLink />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <PromotionLink />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <PromotionLink />
  </Story>
);
