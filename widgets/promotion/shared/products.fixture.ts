import type { PromotionProduct } from '../../../src/api/contract/promotion';

const product = (package_id: string, name: string, more: Partial<PromotionProduct> = {}): PromotionProduct => ({
  ...{ package_id, name, price_fen: 6800, offer_fen: null, unit: '成员 / 月', percent: 20 },
  ...{ customers: 46, commission_fen: 231_840, code: 'NP8K2-SW', activity: '' },
  ...more,
});

const list = [
  product('sdwan-3', 'SD-WAN 标准版', { activity: '异地组网首月优惠', offer_fen: 2800 }),
  product('overseas-1', '国际加速 2.0', { code: 'NP8K2-OS' }),
  product('dns-1', '一个名称特别特别长的 DNS 防御旗舰版', { customers: 0, commission_fen: 0, code: 'NP8K2-DN' }),
];
/** What can be promoted, one with a name that is too long. */
export const answers = { '/api/v3/promotion/products': { list, total: list.length } };
export const failing = { '/api/v3/promotion/products': 500 };
